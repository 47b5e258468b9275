import { MOST_CHOICES } from '@site/contracts/geocode'
import type { AddressRow } from '../data/rows.ts'
import { between } from '../walking/geo.ts'
import type { Area, Areas } from './areas.ts'
import { alone, best, candidate, choose, EXTENT, unknown, type Candidate, type Resolved } from './candidate.ts'
import { readFrame, type Frame } from './frame.ts'
import { NOTES } from './notes.ts'
import type { Query } from './query.ts'
import { housesAt, isStreetWord, nearestHouses, type Street, type StreetIndex } from './streets.ts'

const NEAREST_NUMBERS = 5
/** Words beside an address that name its building or floor; more are another text. */
const MOST_LEFT_OUT = 4
/** Rows of one house lie within so many metres of each other. */
const ONE_HOUSE = 200

/** What a text says of an address: an answer, streets that may be meant, or what to answer where nothing else is meant. */
export interface AddressFound {
  readonly settled?: Resolved
  readonly found?: readonly Candidate[]
  readonly missing?: (ranked: readonly Candidate[]) => Resolved
}

/** Reads addresses, where the number and the street are hard evidence. */
export class AddressFinder {
  readonly #streets: () => StreetIndex
  readonly #areas: Areas

  constructor(streets: () => StreetIndex, areas: Areas) {
    this.#streets = streets
    this.#areas = areas
  }

  find(plain: string, query: Query): AddressFound | null {
    const streets = this.#streets()
    const notes: string[] = []
    const near: Candidate[] = []
    for (const { number, typed, streets: named, rest } of streets.read(plain)) {
      if (!number) continue
      const around = this.#restOf(rest)
      const fitting = named.filter((street) => around.fits(street))
      if (fitting.length === 0) continue
      const houses = fitting.flatMap((street) => housesAt(street, number).slice(0, 1))
      if (houses.length > 0) {
        // "23 Z" is not number 23.
        if (around.unexplained.length > MOST_LEFT_OUT || around.unexplained[0]?.length === 1) {
          near.push(...houses.map(({ row }) => address(row)))
          notes.push(NOTES.noNumber(`${typed} ${around.unexplained.join(' ')}`, streetName(fitting[0])))
          continue
        }
        const places = best(houses.map(({ row }) => address(row)))
        const said = around.unexplained.length > 0 ? [NOTES.leftOut(around.unexplained.join(' '))] : []
        return { settled: settle(places, said, query.frame, around.labels) }
      }
      if (around.unexplained.length > 0) continue
      const [street] = fitting
      if (!street) continue
      const known = nearestHouses(street, number, NEAREST_NUMBERS).map(({ row }) => address(row))
      const whole = street.row ? [address(street.row)] : []
      if (known.length + whole.length === 0) continue
      if (near.length === 0) notes.push(NOTES.noNumber(typed, streetName(street)))
      near.push(...known, ...whole)
    }
    if (near.length > 0) return { settled: choose(near.slice(0, MOST_CHOICES), near, notes, query.frame, []) }
    const street = streets.readStreet(query.words.map(({ text }) => text).join(' '))
    if (street) {
      const around = this.#restOf(street.rest)
      const fitting = street.streets.filter((each) => around.fits(each) && each.row)
      if (fitting.length > 0 && around.unexplained.length === 0)
        return { found: fitting.flatMap(({ row }) => (row ? [address(row, STREET_RANK)] : [])) }
    }
    if (!looksLikeAddress(plain, query)) return null
    return { missing: (ranked) => this.#missingAddress(query, ranked) }
  }

  /** What stands round the street and number: the areas a street has to be in, and words that say nothing. */
  #restOf(rest: string): {
    fits: (street: Street) => boolean
    labels: readonly string[]
    unexplained: readonly string[]
  } {
    const frame = readFrame(rest)
    const areas = this.#areas
      .read(frame.words)
      .filter(({ strict, cities }) => strict || cities.length > 0 || /\d/.test(rest))
    const pointOf = (street: Street) => street.row ?? street.houses[0]?.row ?? null
    const covered = new Set<number>()
    const used: Area[] = []
    for (const area of areas) {
      const run = Array.from({ length: area.to - area.from }, (_, at) => area.from + at)
      if (run.some((at) => covered.has(at))) continue
      for (const at of run) covered.add(at)
      used.push(area)
    }
    // Areas of the same words are alternatives: "Richmond" is a city and a district.
    const together = (area: Area) => areas.filter(({ from, to }) => from === area.from && to === area.to)
    return {
      fits: (street) => {
        const row = pointOf(street)
        return (
          row !== null && used.every((area) => together(area).some((each) => each.holds({ kind: 'street', row }, row)))
        )
      },
      labels: used.map(({ label }) => label),
      // Postcodes that no list holds say nothing against a house.
      unexplained: frame.words
        .filter(({ text, free }, at) => !free && !covered.has(at) && !/^\d{4,7}$/.test(text))
        .map(({ text }) => text),
    }
  }

  #missingAddress(query: Query, ranked: readonly Candidate[]): Resolved {
    const city = query.areas
      .flatMap(({ cities }) => cities.slice(0, 1))
      .toSorted((a, b) => b.population - a.population)[0]
    const mapped = city && this.#streets().isMapped(city.name, city.country)
    const note = city ? (mapped ? NOTES.noStreet(city.name) : NOTES.noStreets(city.name)) : NOTES.noSuchStreet
    const areas = ranked.filter(
      ({ result, outside }) =>
        outside === null &&
        (result.kind === 'city' || result.kind === 'neighbourhood' || result.kind === 'postcode') &&
        (!city || between(result, city) < EXTENT.city * 2),
    )
    return { ...unknown(query.frame, [note]), candidates: areas.slice(0, MOST_CHOICES), ranked: areas }
  }
}

const STREET_RANK = 0.3
const address = (row: AddressRow, rank = STREET_RANK): Candidate =>
  candidate({ kind: /\d/.test(row.name) ? 'address' : 'street', row }, 1, rank)

/** Houses of one address: one, or a question where two cities have it. */
function settle(
  places: readonly Candidate[],
  notes: readonly string[],
  frame: Frame,
  qualifiers: readonly string[],
): Resolved {
  const [top, ...others] = places
  if (!top) return unknown(frame, notes)
  const apart = others.filter((each) => between(each.result, top.result) > ONE_HOUSE)
  if (apart.length > 0) return choose(places.slice(0, MOST_CHOICES), places, notes, frame, qualifiers)
  return { ...alone(top), notes, read: { intent: frame.intent, qualifiers, dates: frame.dates } }
}

const streetName = (street: Street | undefined): string => street?.row?.name ?? street?.name ?? ''

/** A number beside a word that only streets have. */
function looksLikeAddress(plain: string, { words: all }: Query): boolean {
  if (!all.some(({ text }) => isStreetWord(text))) return false
  return /\d/.test(plain) || all.length >= 2
}
