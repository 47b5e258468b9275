import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import { QUALITY } from '../data/build/write.ts'
import { DataError } from '../data/data-error.ts'

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
export async function writeCompressed(
  file: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<string>,
): Promise<void> {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(piece: Uint8Array, _, done) {
      hash.update(piece)
      done(null, piece)
    },
  })
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY.imported, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const source = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 })
  await pipeline(source, hashed, createBrotliCompress({ params }), createWriteStream(file))
  if ((await digestOf(file)) !== hash.digest('hex'))
    throw new DataError(`${file} was not written whole; is the disk full?`)
}

/** A table as `readTable` reads it, row by row; every row has the fields of the first. */
export async function* tableText(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
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
