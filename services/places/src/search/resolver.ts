import type { EventCategory } from '@site/contracts/events'
import type { GeocodeKind, geocodeRequest, GeocodeResult } from '@site/contracts/geocode'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod/mini'
import { fold } from '../data/fold.ts'
import type { Postcodes } from '../data/postcodes.ts'
import type { LatLon } from '../walking/geo.ts'
import { Areas } from './areas.ts'
import { CALIBRATION as C } from './calibration.ts'
import { alone, best, round, sure, unknown, type Candidate, type Resolved } from './candidate.ts'
import { isLink, isWhat3Words, readCoordinates, readMapLink, readPlusCode } from './codes.ts'
import { Decider } from './decide.ts'
import type { Named } from './documents.ts'
import { AddressFinder } from './find-address.ts'
import { CandidateFinder } from './find-candidates.ts'
import { foldName, readFrame, tidy, type Frame } from './frame.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { NameIndex } from './name-index.ts'
import { NOTES } from './notes.ts'
import { Query } from './query.ts'
import type { StreetIndex } from './streets.ts'
import { venuesOf, withoutUnknown } from './unknown-words.ts'
import { completions, isAsTyped, wholly, withUnfinished } from './unfinished.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type GeocodeInput = z.input<typeof geocodeRequest>

export interface ResolveOptions {
  readonly category?: EventCategory | undefined
  /** The text is still being typed. */
  readonly typing?: boolean | undefined
}

export interface ResolverInput {
  readonly index: NameIndex<Named>
  readonly gazetteer: Gazetteer
  readonly postcodes: Postcodes
  /** Built when first needed. */
  readonly streets: () => StreetIndex
  /** How many of our events a city has, by "name|country". */
  readonly eventsIn: ReadonlyMap<string, number>
  /** A well-known place beside a point, to tell it from others of its name. */
  readonly near: (point: LatLon, name: string) => string | null
}

/**
 * Places in remembered answers, some 10 MB: an answer costs 1 to 8 ms, and the same few hundred texts are most of what is
 * asked. A reload makes a new resolver.
 */
const MOST_REMEMBERED = 20_000

/** Turns texts into places: one answer for every field of the site. Built once for a dataset; pure after that. */
export class Resolver {
  readonly #input: ResolverInput
  readonly #areas: Areas
  readonly #addresses: AddressFinder
  readonly #names: CandidateFinder
  readonly #decider: Decider
  readonly #answers = new LRUCache<string, Resolved>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: ({ ranked, candidates }) => 1 + ranked.length + candidates.length,
  })

  constructor(input: ResolverInput) {
    this.#input = input
    this.#areas = new Areas(input.gazetteer, input.index, input.postcodes)
    this.#addresses = new AddressFinder(input.streets, this.#areas)
    this.#names = new CandidateFinder(input)
    this.#decider = new Decider(input.near)
  }

  /** Builds what is otherwise built when first needed, about 0.2 s. */
  warm(): void {
    this.#input.streets()
    this.#names.warm()
  }

  resolve(text: string, options: ResolveOptions = {}): Resolved {
    const plain = tidy(text)
    const key = `${options.category ?? ''} ${options.typing === true ? 'typing' : ''} ${plain}`
    const known = this.#answers.get(key)
    if (known) return known
    const found = this.#read(plain, options)
    this.#answers.set(key, found)
    return found
  }

  #read(plain: string, options: ResolveOptions): Resolved {
    const code = this.#code(plain)
    if (code) return code
    const frame = readFrame(plain)
    const telling = frame.words.filter(({ free }) => !free)
    if (telling.length === 0 && !frame.words.some(({ capitals }) => capitals)) return unknown(frame, [NOTES.empty])
    const query = this.#queryOf(frame, options)
    const address = this.#addresses.find(plain, query)
    if (address?.settled) return address.settled
    const named = [...this.#names.find(query), ...(options.typing === true ? this.#completed(plain, options) : [])]
    if (options.typing === true && query.telling.length > 1 && !named.some(isAsTyped))
      named.push(...this.#names.abbreviated(query))
    const ranked = best([...(address?.found ?? []), ...(options.typing === true ? wholly(named) : named)])
    const decided = this.#decider.decide(ranked, query, plain, options)
    if (decided.status === 'unknown' && (options.typing === true || !address?.missing) && !frame.aboutTour) {
      const without = withoutUnknown(query)
      const found = without && venuesOf(without, query, this.resolve(without.rest, options))
      if (found) return found
    }
    if (decided.status === 'resolved' || !address?.missing) return decided
    // "Olympia st" need not become a street.
    if (options.typing === true && ranked.length > 0 && !/\d/.test(plain)) return decided
    // An address that is not known is never answered with something that shares a word with it.
    const top = ranked[0]
    const isNamed = top !== undefined && top.evidence >= C.resolve && top.leftOut.length === 0
    return isNamed && decided.status === 'choose' ? decided : address.missing(ranked)
  }

  #queryOf = (frame: Frame, options: ResolveOptions): Query =>
    new Query(frame, this.#areas.read(frame.words), this.#input.index, options)

  /** What is named when the end of the text is read as the beginning of a longer spelling. */
  #completed(plain: string, options: ResolveOptions): Candidate[] {
    return completions(plain).flatMap(({ text, typed }) =>
      this.#names.find(this.#queryOf(withUnfinished(readFrame(text), typed), options)),
    )
  }

  /** What needs no name at all: coordinates, links to maps, codes. */
  #code(plain: string): Resolved | null {
    const none = (notes: string[]) => unknown(readFrame(''), notes)
    const coordinates = readCoordinates(plain)
    if (coordinates)
      return coordinates.ok
        ? alone(sure(this.pointAt(coordinates.point), null))
        : none([`${coordinates.reason}. Write coordinates as “lat, lon”, for example “-37.8216, 144.9785”.`])
    if (isLink(plain)) {
      const point = readMapLink(plain)
      return point ? alone(sure(this.pointAt(point), null)) : none([NOTES.link])
    }
    if (isWhat3Words(plain)) return none([NOTES.what3words])
    const plus = readPlusCode(plain)
    if (!plus) return null
    const beside = plus.rest === '' ? null : this.resolve(plus.rest)
    const point = plus.pointNear(beside?.place?.result ?? beside?.candidates[0]?.result ?? null)
    return point ? alone(sure(this.pointAt(point, point.precision), null)) : none([NOTES.shortCode])
  }

  /** Kinds of everything whose whole name this is, spelt as it is; a look-up, with none of the weighing of `resolve`. */
  kindsNamed(text: string): readonly GeocodeKind[] {
    const { gazetteer, index } = this.#input
    const key = foldName(tidy(text))
    if (key === '') return []
    const named = index.whole(key).flatMap((at) => index.doc(at)?.item.kind ?? [])
    return [...new Set([...(gazetteer.named(fold(text)).length > 0 ? (['city'] as const) : []), ...named])]
  }

  /** A point as a place, called by its coordinates. */
  pointAt({ lat, lon }: LatLon, precision = 0): GeocodeResult {
    const city = this.#input.gazetteer.at({ lat, lon })
    const near = city ? { city: city.name, country: city.country } : {}
    return { kind: 'point', name: `${round(lat)}, ${round(lon)}`, ...near, lat, lon, precision }
  }
}
