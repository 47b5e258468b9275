import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { seeded } from '../../bench/random.ts'
import { WantedIds } from './wanted-ids.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'wanted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('gives every id once, in order, and tells the shared ones, over several batches', () => {
  const random = seeded(1)
  const wanted = new WantedIds(folder, 'many')
  const times = new Map<number, number>()
  for (let at = 0; at < 600_000; at += 1) {
    const id = Math.floor(random() * 400_000) * 2 ** 20
    wanted.add(id)
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const expected = [...times.keys()].sort((a, b) => a - b)
  expect([...wanted.sorted()]).toEqual(expected.map((id) => ({ id, shared: (times.get(id) ?? 0) > 1 })))
})

it('is empty when nothing came', () => expect([...new WantedIds(folder, 'none').sorted()]).toEqual([]))
