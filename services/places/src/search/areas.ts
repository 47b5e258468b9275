import { regionsOf, type Region } from '../data/country.ts'
import type { Postcodes } from '../data/postcodes.ts'
import type { City } from '../data/rows.ts'
import { between, type LatLon } from '../walking/geo.ts'
import type { Named } from './documents.ts'
import type { Word } from './frame.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { NameIndex } from './name-index.ts'

/** Somewhere that a place is in or near: what a part of a text can say besides a name. */
export interface Area {
  /** Words of the text, `from` inclusive and `to` exclusive. */
  readonly from: number
  readonly to: number
  readonly label: string
  readonly kind: 'region' | 'city' | 'place' | 'postcode'
  /** Whether a place outside cannot be meant; a small town's name is too often a word of something else. */
  readonly strict: boolean
  /** The cities of that name, most populous first; empty for other areas. */
  readonly cities: readonly City[]
  readonly holds: (place: Named, point: LatLon) => boolean
}

/** Two-letter words of several languages that are codes of states and countries too. */
const NO_CODES = new Set(
  'in me de la co id al or hi ok oh ma pa no is it at be by to so us my am as do es et li lu mu sa st se su un va'.split(
    ' ',
  ),
)
const LONGEST = 5
const CITIES_OF_A_NAME = 12
/** How far a city reaches, metres by population; a suburb's stadium is the city's to its visitors. */
const reachOf = ({ population }: City): number => (population > 1e6 ? 60_000 : population > 1e5 ? 40_000 : 25_000)
/** A city this large in a text is meant as a city, people. */
const SURELY_A_CITY = 100_000
/** How near "near" a named place is, metres. */
const NEAR_PLACE: Readonly<Partial<Record<Named['kind'], number>>> = {
  airport: 20_000,
  neighbourhood: 6_000,
  station: 5_000,
  venue: 5_000,
  place: 5_000,
}
/** A state's stadium may be served by a city across its border, metres. */
const BORDER = 25_000
const POSTCODE_MARGIN = 3_000
/** Territories with a code of their own, which people write with the name of the country they belong to. */
const PART_OF: Readonly<Record<string, string>> = {
  HK: 'CN',
  MO: 'CN',
  PR: 'US',
  GI: 'GB',
  JE: 'GB',
  GG: 'GB',
  IM: 'GB',
}

/** Reads what parts of a text can say of where a place is. */
export class Areas {
  readonly #gazetteer: Gazetteer
  readonly #index: NameIndex<Named>
  readonly #postcodes: Postcodes

  constructor(gazetteer: Gazetteer, index: NameIndex<Named>, postcodes: Postcodes) {
    this.#gazetteer = gazetteer
    this.#index = index
    this.#postcodes = postcodes
  }

  /** Every run of words that names somewhere, the longest first. */
  read(all: readonly Word[]): Area[] {
    const found: Area[] = []
    for (let length = Math.min(LONGEST, all.length); length > 0; length -= 1)
      for (let from = 0; from + length <= all.length; from += 1) {
        const run = all.slice(from, from + length)
        if (run[0]?.free && length === 1 && !run[0].capitals) continue
        found.push(...this.#areasOf(all, run, { from, to: from + length }))
      }
    return found
  }

  #areasOf(all: readonly Word[], run: readonly Word[], span: { from: number; to: number }): Area[] {
    const key = run.map(({ text }) => text).join(' ')
    const found: Area[] = []
    const add = (
      kind: Area['kind'],
      label: string,
      strict: boolean,
      holds: Area['holds'],
      cities: readonly City[] = [],
    ) => found.push({ ...span, kind, label, strict, holds, cities })
    const code = key.length === 2
    const last = span.to === all.length && span.from > 0
    const regions = code && !run[0]?.capitals && NO_CODES.has(key) ? [] : regionsOf(key)
    if (regions.length > 0)
      add('region', key, !code || (last && run[0]?.capitals === true), (place, point) =>
        regions.some((region) => this.#isIn(region, place, point)),
      )
    const cities = key.length > 2 || /[^\x20-\x7e]/.test(key) ? this.#gazetteer.named(key) : []
    if (cities.length > 0) {
      const known = cities.slice(0, CITIES_OF_A_NAME)
      add(
        'city',
        known[0]?.name ?? key,
        (known[0]?.population ?? 0) >= SURELY_A_CITY,
        (place, point) =>
          known.some(
            (city) =>
              between(city, point) <= reachOf(city) ||
              ('city' in place.row && place.row.city === city.name && place.row.country === city.country),
          ),
        known,
      )
    }
    const places = this.#index
      .whole(key)
      .slice(0, 20)
      .flatMap((at) => this.#index.doc(at)?.item ?? [])
    const near = places.filter(({ kind }) => NEAR_PLACE[kind] !== undefined)
    if (near.length > 0)
      add('place', key, false, (_, point) =>
        near.some(({ kind, row }) => between(row, point) <= (NEAR_PLACE[kind] ?? 0)),
      )
    const codes = /\d/.test(key) && run.length <= 2 ? postcodesIn(this.#postcodes, key) : []
    if (codes.length > 0)
      add('postcode', key, false, (_, point) =>
        codes.some((each) => between(each, point) <= each.precision + POSTCODE_MARGIN),
      )
    return found
  }

  #isIn(region: Region, { kind, row }: Named, point: LatLon): boolean {
    if (row.country !== region.country && PART_OF[row.country] !== region.country) return false
    if (region.admin1 === null) return true
    if (kind === 'city') return row.admin1 === region.admin1
    return this.#gazetteer
      .around(point, BORDER)
      .some(({ country, admin1 }) => country === region.country && admin1 === region.admin1)
  }
}

/** Rows of a code as people write it: whole, with its country before it, or longer than the list holds it. */
export function postcodesIn(postcodes: Postcodes, key: string): ReturnType<Postcodes['find']> {
  const text = key.replace(/\s/g, '')
  // Two figures are a district of Singapore, and much else.
  if (/^\d{1,2}$/.test(text)) return []
  const whole = postcodes.find(text)
  if (whole.length > 0) return whole
  // A British code is listed by its first half, a Japanese by three figures, one of Singapore by two.
  const british = /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/.exec(text)?.[1]
  if (british) return postcodes.find(british, 'GB')
  if (/^\d{7}$/.test(text)) return postcodes.find(text.slice(0, 3), 'JP')
  if (/^\d{6}$/.test(text)) return postcodes.find(text.slice(0, 2), 'SG')
  const prefixed = /^([a-z]{1,2})(\d{4,6})$/.exec(text)
  if (prefixed) {
    const country =
      ({ d: 'DE', a: 'AT', f: 'FR', e: 'ES' } as const)[prefixed[1] ?? ''] ?? (prefixed[1] ?? '').toUpperCase()
    return postcodes.find(prefixed[2] ?? '', country)
  }
  return []
}
