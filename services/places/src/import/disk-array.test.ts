import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DiskArray } from './disk-array.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'numbers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([0, 1, 32_768, 70_001])('reads %i numbers back in order and by index', (count) => {
  const file = new DiskArray(path.join(folder, String(count)), Float64Array)
  for (let at = 0; at < count; at += 1) file.push(at * 2 ** 33 - 5)
  expect(file.length).toBe(count)
  expect([...file.values()]).toEqual(Array.from({ length: count }, (_, at) => at * 2 ** 33 - 5))
  if (count < 3) return
  const reader = file.reader()
  expect([...reader.read(count - 2, 2)]).toEqual([(count - 2) * 2 ** 33 - 5, (count - 1) * 2 ** 33 - 5])
  reader.close()
})
