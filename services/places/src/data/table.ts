import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import * as z from 'zod/mini'

/** The shipped or imported place data is missing or damaged; the message says what to do. */
export class DataError extends Error {
  override readonly name = 'DataError'
}

/** The bytes of a compressed file. Throws `DataError` when it is missing or damaged. */
export function readPacked(file: string): Buffer {
  try {
    return brotliDecompressSync(readFileSync(file))
  } catch (cause) {
    throw new DataError(`${file} is missing or damaged; build or import the place data again`, { cause })
  }
}

/** A file of JSON by its schema. Throws `DataError` when it is missing or of another shape. */
export function readJson<T>(file: string, schema: z.ZodMiniType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new DataError(`${file} is missing or damaged`, { cause })
  }
}

/** Column names once, then one array per row: a third of the size of plain objects and quicker to parse. */
const table = z.object({ columns: z.array(z.string()), rows: z.array(z.custom<unknown[]>(Array.isArray)) })

/** The rows of a packed table. Throws `DataError` when it is missing, damaged or of another shape. */
export function readTable<T>(file: string, row: z.ZodMiniType<T>): T[] {
  const text = readPacked(file).toString('utf8')
  try {
    const { columns, rows } = table.parse(JSON.parse(text))
    return rows.map((cells) => {
      const record: Record<string, unknown> = {}
      for (let at = 0; at < columns.length; at += 1) record[columns[at] ?? ''] = cells[at]
      return row.parse(record)
    })
  } catch (cause) {
    throw new DataError(`${file} is not a table of its kind; build or import the place data again`, { cause })
  }
}

/** Brotli's best is slow: right for what is shipped once, not for an import somebody waits for. */
export const QUALITY = { shipped: 11, imported: 6 } as const

/** Rows between two pieces given to the compressor. */
const PIECE = 50

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), createBrotliDecompress(), hash)
  return hash.digest('hex')
}

/**
 * Compresses pieces into a file as they come and reads it back once. Throws `DataError` when the disk does not hold
 * what was written.
 */
export async function writePacked(
  file: string,
  pieces: Iterable<Uint8Array | string> | AsyncIterable<string>,
  quality: number = QUALITY.imported,
): Promise<void> {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(piece: Uint8Array, _, done) {
      hash.update(piece)
      done(null, piece)
    },
  })
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const source = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 })
  await pipeline(source, hashed, createBrotliCompress({ params }), createWriteStream(file))
  if ((await digestOf(file)) !== hash.digest('hex'))
    throw new DataError(`${file} was not written whole; is the disk full?`)
}

async function* tableText(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let columns: string[] | null = null
  let lines: string[] = []
  for await (const row of rows) {
    const start = columns === null
    columns ??= Object.keys(row)
    const record = new Map<string, unknown>(Object.entries(row))
    const line = JSON.stringify(columns.map((column) => record.get(column) ?? null))
    lines.push(start ? `{"columns":${JSON.stringify(columns)},"rows":[${line}` : `,${line}`)
    if (lines.length === PIECE) {
      yield lines.join('')
      lines = []
    }
  }
  yield columns === null ? '{"columns":[],"rows":[]}' : `${lines.join('')}]}`
}

/** Writes a table as `readTable` reads it, row by row; every row has the fields of the first. */
export const writeTable = (
  file: string,
  rows: AsyncIterable<object> | Iterable<object>,
  quality?: number,
): Promise<void> => writePacked(file, tableText(rows), quality)
