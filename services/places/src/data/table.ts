import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { DataError } from './data-error.ts'

type Row = readonly unknown[]

/** One row of a table being decoded; a cell of the wrong type is a damaged file and throws. */
export class Cells {
  readonly #columns: ReadonlyMap<string, number>
  readonly #file: string
  #row: Row = []

  constructor(columns: ReadonlyMap<string, number>, file: string) {
    this.#columns = columns
    this.#file = file
  }

  at(row: Row): this {
    this.#row = row
    return this
  }

  get(column: string): unknown {
    const at = this.#columns.get(column)
    return at === undefined ? null : this.#row[at]
  }

  text(column: string): string {
    const value = this.get(column)
    if (typeof value !== 'string') throw this.#wrong(column, 'a text')
    return value
  }

  textOrNull(column: string): string | null {
    const value = this.get(column)
    return typeof value === 'string' ? value : null
  }

  number(column: string): number {
    const value = this.get(column)
    if (typeof value !== 'number') throw this.#wrong(column, 'a number')
    return value
  }

  numberOrNull(column: string): number | null {
    const value = this.get(column)
    return typeof value === 'number' ? value : null
  }

  texts(column: string): string[] {
    const value = this.get(column)
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
  }

  #wrong(column: string, wanted: string): DataError {
    return new DataError(`${this.#file}: column "${column}" should hold ${wanted}; build the place data again`)
  }
}

/** Reads a brotli-compressed text. Throws `DataError` when the file is missing or damaged. */
export function readPacked(file: string): string {
  try {
    return brotliDecompressSync(readFileSync(file)).toString('utf8')
  } catch (cause) {
    throw new DataError(`${file} is missing or damaged; build the place data again`, { cause })
  }
}

const isRow = (value: unknown): value is Row => Array.isArray(value)

/** Decodes a packed table row by row. Throws `DataError` when it is missing, damaged or of another shape. */
export function readTable<T>(file: string, decode: (cells: Cells) => T): T[] {
  let table: unknown
  try {
    table = JSON.parse(readPacked(file))
  } catch (cause) {
    if (cause instanceof DataError) throw cause
    throw new DataError(`${file} is not a table; build the place data again`, { cause })
  }
  if (typeof table !== 'object' || table === null || !('columns' in table) || !('rows' in table)) {
    throw new DataError(`${file} is not a table; build the place data again`)
  }
  const { columns, rows } = table
  if (!Array.isArray(columns) || !Array.isArray(rows)) throw new DataError(`${file} is not a table`)
  const cells = new Cells(new Map(columns.map((name, at) => [String(name), at] as const)), file)
  return rows.filter(isRow).map((row) => decode(cells.at(row)))
}
