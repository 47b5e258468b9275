import type { GeocodeResult, Resolution } from '@site/contracts/geocode'
import { between } from '../walking/geo.ts'
import { CALIBRATION as C } from './calibration.ts'
import { toResult, type Named } from './documents.ts'
import type { Frame } from './frame.ts'
import { NOTES } from './notes.ts'

/** A place that a text may mean. */
export interface Candidate {
  /** Null for a point and a postcode. */
  readonly named: Named | null
  readonly result: GeocodeResult
  /** 0–1: how well the words of the text are accounted for. */
  readonly evidence: number
  /** Evidence and rank. */
  readonly score: number
  /** 0–1: how well known it is, whatever is asked for. */
  readonly rank: number
  /** Words of the text that were read as another. */
  readonly misspelt: readonly (readonly [typed: string, read: string])[]
  /** Words of the text that nothing about this place explains. */
  readonly leftOut: readonly string[]
  /** An area of the text that this place is not in. */
  readonly outside: string | null
  /** The last word of a text that is being typed was read as the beginning of one. */
  readonly unfinished: boolean
  /** Every word of the text, of the question too, is in its name: they are all of it, or a part. */
  readonly verbatim: 'name' | 'part' | null
  /** Its whole name is in the text, whatever else is. */
  readonly partly: boolean
}

/** How a text was read: what asks, what tells places apart, what was said of days. */
export interface Reading {
  readonly intent: Frame['intent']
  readonly qualifiers: readonly string[]
  readonly dates: readonly string[]
}

export interface Resolved {
  readonly status: Resolution['status']
  readonly place: Candidate | null
  /** What else may be meant, best first. */
  readonly candidates: readonly Candidate[]
  /** All that fits so far, best first: what a type-ahead lists. */
  readonly ranked: readonly Candidate[]
  readonly notes: readonly string[]
  readonly read: Reading
}

/** Within so many metres two candidates are one place to somebody who looks for a hotel. */
export const EXTENT: Readonly<Record<GeocodeResult['kind'], number>> = {
  city: 12_000,
  neighbourhood: 1_200,
  airport: 2_500,
  postcode: 1_500,
  street: 500,
  event: 400,
  team: 300,
  venue: 300,
  station: 300,
  place: 250,
  hotel: 60,
  address: 20,
  point: 20,
}
export const candidate = (named: Named, evidence: number, rank: number, wanted = false): Candidate => ({
  named,
  result: toResult(named),
  evidence,
  rank,
  score: evidence + C.rank * rank + (wanted ? C.wantedKind : 0),
  misspelt: [],
  leftOut: [],
  outside: null,
  unfinished: false,
  verbatim: null,
  partly: false,
})

export const sure = (result: GeocodeResult, named: Named | null): Candidate => ({
  named,
  result,
  evidence: 1,
  score: 2,
  rank: 1,
  misspelt: [],
  leftOut: [],
  outside: null,
  unfinished: false,
  verbatim: null,
  partly: false,
})

export const alone = (place: Candidate): Resolved => ({
  status: 'resolved',
  place,
  candidates: [],
  ranked: [place],
  notes: [],
  read: { intent: 'name', qualifiers: [], dates: [] },
})

export const unknown = ({ intent, dates }: Frame, notes: readonly string[]): Resolved => ({
  status: 'unknown',
  place: null,
  candidates: [],
  ranked: [],
  notes,
  read: { intent, qualifiers: [], dates },
})

export const choose = (
  candidates: readonly Candidate[],
  ranked: readonly Candidate[],
  notes: readonly string[],
  { intent, dates }: Frame,
  qualifiers: readonly string[],
): Resolved => ({ status: 'choose', place: null, candidates, ranked, notes, read: { intent, qualifiers, dates } })

export const notesOf = ({ misspelt, leftOut, result }: Candidate): string[] => [
  ...(result.kind === 'team' && result.at !== undefined ? [NOTES.team(result.name, result.at)] : []),
  ...readingNotes({ misspelt, leftOut }),
]

export const readingNotes = ({ misspelt, leftOut }: Pick<Candidate, 'misspelt' | 'leftOut'>): string[] => [
  ...misspelt.map(([typed, read]) => NOTES.misspelt(typed, read)),
  ...(leftOut.length > 0 ? [NOTES.leftOut(leftOut.join(' '))] : []),
]

/** To a tenth of a metre. */
export const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

export const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
/** No list of the site is longer. */
const MOST_RANKED = 100

/** Best first, each place once. */
export function best(found: readonly Candidate[]): Candidate[] {
  const places = new Map<string, Candidate>()
  for (const each of found.toSorted((a, b) => b.score - a.score)) {
    if (places.size === MOST_RANKED) break
    const { kind, id, name, lat, lon } = each.result
    const key = `${kind}:${id ?? `${name}:${lat.toFixed(3)}:${lon.toFixed(3)}`}`
    if (!places.has(key)) places.set(key, each)
  }
  return [...places.values()]
}

/** Whether a visitor would not care which of two is meant. */
export function isSamePlace({ result: a }: Candidate, { result: b }: Candidate): boolean {
  const precise = (place: GeocodeResult) => (place.kind === 'city' ? 0 : place.precision)
  return (
    between(a, b) <=
    EXTENT[a.kind] + (b.kind === 'city' && a.kind !== 'city' ? 0 : EXTENT[b.kind]) + precise(a) + precise(b)
  )
}

export const rankOf = ({ score, evidence }: Candidate): number => (score - evidence) / C.rank
