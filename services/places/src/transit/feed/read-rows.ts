import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import type { FeedArchive } from './feed-archive.ts'
import { FeedError } from './feed-error.ts'

/** Longer than any row of a timetable: without it one line could fill the memory. */
const MAX_ROW = 64 * 1024

/** The cells of one row by the names of their columns; empty where the row has none. */
export type Cell = (column: string) => string

/**
 * Reads a table row by row, in whatever order its columns stand. `each` gets the cells and the number of the line. Throws
 * `FeedError` when the table is damaged or lacks one of the `required` columns.
 */
export async function readRows(
  archive: FeedArchive,
  name: string,
  required: readonly string[],
  each: (cell: Cell, line: number) => void,
): Promise<number> {
  let places: Map<string, number> | null = null
  let cells: readonly string[] = []
  let rows = 0
  const cell: Cell = (column) => {
    const at = places?.get(column)
    return at === undefined ? '' : (cells[at] ?? '')
  }
  const parser = parse({
    bom: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
    // Nothing is kept of a row: what `on_record` returns would be queued.
    on_record: (record: string[], { lines }) => {
      if (places === null) {
        places = new Map(record.map((column, at) => [column.toLowerCase(), at]))
        const missing = required.filter((column) => !places?.has(column))
        if (missing.length > 0) throw new FeedError(`${name} has no column ${missing.join(', ')}.`)
        return null
      }
      cells = record
      rows += 1
      each(cell, lines)
      return null
    },
  })
  parser.resume()
  try {
    await pipeline(await archive.open(name), parser)
  } catch (cause) {
    if (cause instanceof FeedError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new FeedError(`${name} is damaged: ${reason}.`, { cause })
  }
  return rows
}
