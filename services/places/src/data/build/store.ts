import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { QUALITY, writeTable } from '../table.ts'

/** Sources whose licence asks that a database made of them be shared alike (ODbL). */
const SHARE_ALIKE: ReadonlySet<string> = new Set(['osm', 'trainline'])

/** Writes a table of the best compression, every row checked; returns its size in bytes. Throws when a row does not fit. */
export async function write(
  folder: string,
  name: string,
  rows: readonly object[],
  row?: z.ZodMiniType<object>,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.json.br`)
  if (row) for (const each of rows) row.parse(each)
  await writeTable(file, rows, QUALITY.shipped)
  return statSync(file).size
}

/** ODbL rows stay in files of their own: the share-alike licence covers a database, and this keeps it one. */
export async function store(
  folder: string,
  name: string,
  rows: readonly { readonly source: string }[],
  row: z.ZodMiniType<object>,
): Promise<void> {
  const shared = (source: string) => source.split('+').some((one) => SHARE_ALIKE.has(one))
  const odbl = rows.filter(({ source }) => shared(source))
  const open = rows.filter(({ source }) => !shared(source))
  const bytes =
    (await write(path.join(folder, 'open'), name, open, row)) +
    (await write(path.join(folder, 'odbl'), name, odbl, row))
  console.log(`${name}: ${open.length} open + ${odbl.length} ODbL rows, ${bytes} bytes`)
}
