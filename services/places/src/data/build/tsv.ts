import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** One line of a table, by column name; an unknown or empty cell reads as ''. */
export class Line {
  readonly #columns: ReadonlyMap<string, number>
  readonly #cells: readonly string[]

  constructor(columns: ReadonlyMap<string, number>, cells: readonly string[]) {
    this.#columns = columns
    this.#cells = cells
  }

  text(column: string): string {
    const at = this.#columns.get(column)
    if (at === undefined) return ''
    return mend(this.#cells[at] ?? '')
  }

  orNull(column: string): string | null {
    return this.text(column) || null
  }

  number(column: string): number | null {
    const text = this.text(column)
    const value = Number(text)
    return text === '' || !Number.isFinite(value) ? null : value
  }

  list(column: string): string[] {
    return this.text(column)
      .split(/[|]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }
}

/** UTF-8 that was read once as Windows-1252 ("â€“"); only the dashes and quotes seen in the sources are mended. */
function mend(cell: string): string {
  if (!/[âÂ]/.test(cell)) return cell.trim().replace(/ {2,}/g, ' ')
  return cell
    .replace(/â€“|â€”/g, '–')
    .replace(/â€™|â€˜/g, '’')
    .replace(/Â(?=[®°©\u00a0])/g, '')
    .replace(/â€œ|â€\u009d/g, '"')
    .trim()
}

/** Reads a tab-separated table with a header line, gzipped or not. Throws when the file is missing. */
export function readTsv(file: string): Line[] {
  const raw = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(raw) : raw).toString('utf8')
  const [header, ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
  const columns = new Map((header ?? '').split('\t').map((name, at) => [name, at] as const))
  return lines.map((line) => new Line(columns, line.split('\t')))
}
