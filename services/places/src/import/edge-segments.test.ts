import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { EdgeSegments } from './edge-segments.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'edge-segments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('yields each segment as first added, and keeps repeats that cannot be duplicates', () => {
  const segments = new EdgeSegments(folder)
  segments.add(1, 2, 7, true)
  segments.add(2, 3, 0, true)
  segments.add(2, 1, 1, true)
  segments.add(4, 5, 2, false)
  segments.add(4, 5, 3, false)
  segments.add(1, 2, 4, true)
  expect([...segments.distinct()]).toEqual([
    [1, 2, 7],
    [2, 3, 0],
    [4, 5, 2],
    [4, 5, 3],
  ])
})
