import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const classes = [
  'city',
  'neighbourhood',
  'venue',
  'event',
  'team',
  'artist',
  'airport',
  'station',
  'landmark',
  'hotel',
  'address',
  'postcode',
  'phrase',
  'typo',
  'no-accents',
  'local-script',
  'abbreviation',
  'ambiguous',
  'reversed',
  'noise',
  'nonsense',
  'typing',
] as const
export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]
const expectations = ['resolve', 'ask', 'unknown'] as const
const categories = ['', 'sports', 'music', 'business'] as const
export const acceptedKinds = [
  'city',
  'neighbourhood',
  'venue',
  'event',
  'team',
  'airport',
  'station',
  'landmark',
  'hotel',
  'address',
  'postcode',
] as const

export interface AcceptedPlace {
  readonly kind: (typeof acceptedKinds)[number]
  readonly lat: number
  readonly lon: number
  /** How far an answer may be off, metres. */
  readonly radius: number
  readonly name: string
  /** Where the position is from, its grade and error bound. */
  readonly source: string
}

export interface SearchQuery {
  readonly id: string
  readonly class: (typeof classes)[number]
  readonly half: Half
  /** The page it is typed on; empty for the home page. */
  readonly category: (typeof categories)[number]
  readonly query: string
  readonly expect: (typeof expectations)[number]
  readonly accepted: readonly AcceptedPlace[]
  readonly note: string
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined, line: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`“${text}” is none of ${values.join(', ')} in: ${line}`)
  return value
}

function finite(text: string | undefined, line: string): number {
  const value = Number(text)
  if (text === undefined || text === '' || !Number.isFinite(value))
    throw new Error(`“${text}” is no number in: ${line}`)
  return value
}

function parseAccepted(cell: string, line: string): AcceptedPlace[] {
  return cell
    .split(' | ')
    .filter((place) => place !== '')
    .map((place) => {
      const [kind, lat, lon, radius, name = '', source = ''] = place.split(';')
      return {
        kind: oneOf(acceptedKinds, kind, line),
        lat: finite(lat, line),
        lon: finite(lon, line),
        radius: finite(radius, line),
        name,
        source,
      }
    })
}

/** The rows of a table with a header line. Throws at the first row that is not of its shape. */
export function parseQueries(table: string): SearchQuery[] {
  const [, ...lines] = table.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [id = '', kind, half, category, query = '', expect, accepted = '', note = ''] = line.split('\t')
    return {
      id,
      class: oneOf(classes, kind, line),
      half: oneOf(halves, half, line),
      category: oneOf(categories, category, line),
      query,
      expect: oneOf(expectations, expect, line),
      accepted: parseAccepted(accepted, line),
      note,
    }
  })
}

export const readQueries = (file: string): SearchQuery[] => parseQueries(readFileSync(file, 'utf8'))

const digest = (id: string): string => createHash('sha256').update(id).digest('hex')

/** The half of each id: within a class in order of the ids' SHA-256, alternately `tuning` and `held-out`. */
export function drawHalves(queries: readonly Pick<SearchQuery, 'id' | 'class'>[]): Map<string, Half> {
  const drawn = new Map<string, Half>()
  for (const each of classes) {
    const ids = queries.filter((query) => query.class === each).map(({ id }) => id)
    const ordered = ids.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1))
    for (const [at, id] of ordered.entries()) drawn.set(id, at % 2 === 0 ? 'tuning' : 'held-out')
  }
  return drawn
}
