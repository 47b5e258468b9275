import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { seeded } from '../../bench/random.ts'
import { ExternalIdSort } from './external-id-sort.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'wanted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('yields every id once, in order, and marks repeated ones, over several batches', () => {
  const random = seeded(1)
  const ids = new ExternalIdSort(folder, 'many')
  const times = new Map<number, number>()
  for (let at = 0; at < 600_000; at += 1) {
    const id = Math.floor(random() * 400_000) * 2 ** 20
    ids.add(id)
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const expected = [...times.keys()].sort((a, b) => a - b)
  expect([...ids.sorted()]).toEqual(expected.map((id) => ({ id, shared: (times.get(id) ?? 0) > 1 })))
})

it('yields nothing when no id was added', () => expect([...new ExternalIdSort(folder, 'none').sorted()]).toEqual([]))
