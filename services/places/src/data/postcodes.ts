import { postcodeRow, type Postcode } from './gazetteer-rows.ts'

/** "sw1a 1aa" and "100-0001" without spaces and hyphens, upper case. */
export const postcodeKey = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase()

/** One line of the shipped list; it sorts by country and code. */
export const postcodeLine = ({ country, code, place, lat, lon, precision, source }: Postcode): string =>
  [country + postcodeKey(code), code, place, lat, lon, precision, source].join('\t')

function parseLine(line: string): Postcode {
  const [key = '', code, place, lat, lon, precision, source] = line.split('\t')
  const numbers = { lat: Number(lat), lon: Number(lon), precision: Number(precision) }
  return postcodeRow.parse({ country: key.slice(0, 2), code, place, ...numbers, source })
}

/** Postcodes by binary search in sorted lines: 70,000 rows as objects would double the time of loading. */
export class Postcodes {
  readonly #lines: readonly string[]
  #countries: readonly string[] | undefined

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  get size(): number {
    return this.#lines.length
  }

  #lowerBound(key: string): number {
    let low = 0
    let high = this.#lines.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#lines[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Countries that have postcodes here. */
  get countries(): readonly string[] {
    if (this.#countries) return this.#countries
    const found: string[] = []
    for (let at = 0; at < this.#lines.length;) {
      const country = (this.#lines[at] ?? '').slice(0, 2)
      found.push(country)
      at = this.#lowerBound(`${country}\uffff`)
    }
    this.#countries = found
    return found
  }

  /** Rows of exactly this code, in one country or in every one that has it ("1010" is in Austria and Australia). */
  find(code: string, country?: string): Postcode[] {
    const key = postcodeKey(code)
    if (key === '') return []
    return (country === undefined ? this.countries : [country]).flatMap((name) => {
      const found: Postcode[] = []
      const beginning = `${name}${key}\t`
      for (let at = this.#lowerBound(beginning); at < this.#lines.length; at += 1) {
        const line = this.#lines[at] ?? ''
        if (!line.startsWith(beginning)) break
        found.push(parseLine(line))
      }
      return found
    })
  }

  /** Every row, for tests and tools. */
  *all(): Generator<Postcode> {
    for (const line of this.#lines) yield parseLine(line)
  }
}
