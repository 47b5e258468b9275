import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DedupeSet } from './dedupe-set.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'seen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  [
    [1, 2, 3],
    [true, true, true],
  ],
  [
    [1, 1, 2],
    [true, false, true],
  ],
  [
    [5, 9, 5, 7, 7, 12],
    [true, true, false, true, false, true],
  ],
])('of %j it adds each id once: %j', (ids, first) => {
  const seen = new DedupeSet(path.join(folder, 'ids'))
  expect(ids.map((id) => seen.add(id))).toEqual(first)
})
