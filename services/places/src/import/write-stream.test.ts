import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readTable } from '../data/table.ts'
import { tableText, writeCompressed } from './write-stream.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tables-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([0, 1, 500, 1203])('a table of %i rows is read back as it was', async (count) => {
  const rows = Array.from({ length: count }, (_, at) => ({ name: `Säle ${at} "\u2028"`, lat: at / 7, extra: null }))
  const file = path.join(folder, `${count}.json.br`)
  await writeCompressed(file, tableText(rows))
  const read = readTable(file, (cells) => ({
    name: cells.text('name'),
    lat: cells.number('lat'),
    extra: cells.get('extra'),
  }))
  expect(read).toEqual(rows)
})
