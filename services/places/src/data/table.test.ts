import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readTable, writeTable } from './table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tables-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([0, 1, 500, 1203])('a table of %i rows is read back as it was', async (count) => {
  const rows = Array.from({ length: count }, (_, at) => ({ name: `Säle ${at} "\u2028"`, lat: at / 7, extra: null }))
  const file = path.join(folder, `${count}.json.br`)
  await writeTable(file, rows)
  const read = readTable(file, z.object({ name: z.string(), lat: z.number(), extra: z.null() }))
  expect(read).toEqual(rows)
})
