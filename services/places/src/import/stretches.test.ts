import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Stretches } from './stretches.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'stretches-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('gives each stretch once, as it came first, and leaves alone what cannot be there twice', () => {
  const stretches = new Stretches(folder)
  stretches.add(1, 2, true, true)
  stretches.add(2, 3, false, true)
  stretches.add(2, 1, false, true)
  stretches.add(4, 5, false, false)
  stretches.add(4, 5, false, false)
  stretches.add(1, 2, false, true)
  expect([...stretches.once()]).toEqual([
    [1, 2, 1],
    [2, 3, 0],
    [4, 5, 0],
    [4, 5, 0],
  ])
})
