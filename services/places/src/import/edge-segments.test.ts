import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { EdgeSegments } from './edge-segments.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'edge-segments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('yields each segment as first added, and keeps repeats that cannot be duplicates', () => {
  const segments = new EdgeSegments(folder)
  segments.add(1, 2, true, true)
  segments.add(2, 3, false, true)
  segments.add(2, 1, false, true)
  segments.add(4, 5, false, false)
  segments.add(4, 5, false, false)
  segments.add(1, 2, false, true)
  expect([...segments.distinct()]).toEqual([
    [1, 2, 1],
    [2, 3, 0],
    [4, 5, 0],
    [4, 5, 0],
  ])
})
