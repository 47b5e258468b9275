import { MOST_CHOICES, type geocodeRequest, type GeocodeResult, type Resolution } from '@site/contracts/geocode'
import type * as z from 'zod/mini'
import type { EventCategory } from '@site/contracts/events'
import { fold, words } from '../data/fold.ts'
import type { Postcodes } from '../data/postcodes.ts'
import type { AddressRow, City } from '../data/rows.ts'
import { between, type LatLon } from '../walking/geo.ts'
import { Areas, postcodesIn, type Area } from './areas.ts'
import { CALIBRATION as C } from './calibration.ts'
import { isLink, isWhat3Words, readCoordinates, readMapLink, readPlusCode } from './codes.ts'
import { cityDocs, toResult, type Named } from './documents.ts'
import { foldName, isChain, kindsOfWord, readFrame, tidy, type Frame, type Word } from './frame.ts'
import { cityRank, type Gazetteer } from './gazetteer.ts'
import { NameIndex, type Doc } from './name-index.ts'
import { postcodeResult } from './postcode-result.ts'
import { matchName, type NameMatch, type QueryWord } from './name-match.ts'
import { housesAt, isStreetWord, nearestHouses, type Street, type StreetIndex } from './streets.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type GeocodeInput = z.input<typeof geocodeRequest>

/** A place that a text may mean. */
export interface Candidate {
  /** Null for a point and a postcode. */
  readonly named: Named | null
  readonly result: GeocodeResult
  /** 0–1: how well the words of the text are accounted for. */
  readonly evidence: number
  /** Evidence and rank. */
  readonly score: number
  /** Words of the text that were read as another. */
  readonly misspelt: readonly (readonly [typed: string, read: string])[]
  /** Words of the text that nothing about this place explains. */
  readonly leftOut: readonly string[]
  /** An area of the text that this place is not in. */
  readonly outside: string | null
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

export interface ResolveOptions {
  readonly category?: EventCategory | undefined
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

export const NOTES = {
  tour: 'We don’t list artists’ tours yet. Enter the venue or its address.',
  link: 'A link like this can’t be read here. Enter the name of the venue or its address.',
  what3words: 'We don’t read what3words. Enter an address, or “lat, lon”.',
  nothing: (text: string) => `We found no place for “${text}”. Try the venue, the city or a street address.`,
  empty: 'Enter an event, a venue, a city or an address.',
  misspelt: (typed: string, read: string) => `We read “${typed}” as “${read}”.`,
  team: (name: string, venue: string) => `We took the venue of ${name}: ${venue}.`,
  leftOut: (left: string) => `We left out “${left}”.`,
  outside: (name: string, area: string) => `We know no ${name} in ${area}.`,
  noStreets: (city: string) =>
    `We don’t have the streets of ${city} yet, so we can’t place this address. Choose the neighbourhood or a venue close to it.`,
  noStreet: (city: string) => `We don’t know this street in ${city}. Choose something close to it.`,
  noSuchStreet: 'We don’t know this street. Add its city, or choose something close to it.',
  noNumber: (typed: string, street: string) =>
    `We don’t know a number ${typed} in ${street}. These are the nearest we know.`,
  farPostcode: (code: string) => `The postcode ${code} is somewhere else.`,
  shortCode: 'A short Plus Code needs its town: “5XHH+95 Melbourne”.',
} as const

const KINDS_OF_CATEGORY: Readonly<Record<EventCategory, readonly string[]>> = {
  sports: ['event', 'team', 'venue'],
  music: ['event', 'venue'],
  business: ['event', 'venue'],
}
/** Within so many metres two candidates are one place to somebody who looks for a hotel. */
const EXTENT: Readonly<Record<GeocodeResult['kind'], number>> = {
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
/** The company is Australian, and so are most of its visitors. */
const HOME = 'AU'
const FEWEST = 0.2
const NEAREST_NUMBERS = 5
const POSTCODE_RANK = 0.9
/** Airports and stations that "London airport" may mean, metres round the city. */
const SERVES = { airport: 80_000, station: 12_000 } as const
const FAMOUS_PLACE = 0.45
/** People in a city that is known by a code. */
const SURELY_KNOWN = 500_000
/** Two letters are short for too much to be one place alone. */
const TOO_SHORT = /^[a-z]{1,2}$/

/** Turns texts into places: one answer for every field of the site. Built once for a dataset; pure after that. */
export class Resolver {
  readonly #input: ResolverInput
  readonly #areas: Areas
  readonly #ofKind: Partial<Record<'airport' | 'station', readonly Doc<Named>[]>> = {}
  #cities: NameIndex<Named> | null = null

  constructor(input: ResolverInput) {
    this.#input = input
    this.#areas = new Areas(input.gazetteer, input.index, input.postcodes)
  }

  /** Builds what is otherwise built when first needed, about 0.2 s. */
  warm(): void {
    this.#input.streets()
    this.#cityIndex()
  }

  resolve(text: string, options: ResolveOptions = {}): Resolved {
    const plain = tidy(text)
    const code = this.#code(plain)
    if (code) return code
    const frame = readFrame(plain)
    const telling = frame.words.filter(({ free }) => !free)
    if (telling.length === 0 && !frame.words.some(({ capitals }) => capitals)) return unknown(frame, [NOTES.empty])
    const areas = this.#areas.read(frame.words)
    const query = new Query(frame, areas, this.#input.index, options.category)
    const address = this.#address(plain, query)
    if (address?.settled) return address.settled
    const found = [
      ...(address?.found ?? []),
      ...this.#named(query),
      ...this.#cityCandidates(query),
      ...this.#served(query),
      ...this.#postcodes(query),
    ]
    const ranked = best(found)
    const decided = this.#decide(ranked, query, plain, options)
    if (decided.status === 'resolved' || !address?.missing) return decided
    // An address that is not known is never answered with something that shares a word with it.
    const top = ranked[0]
    if (top && top.evidence >= C.resolve && top.leftOut.length === 0 && decided.status === 'choose') return decided
    return address.missing(ranked)
  }

  // Codes: what needs no name at all.
  #code(plain: string): Resolved | null {
    const none = (notes: string[]) => unknown(readFrame(''), notes)
    const coordinates = readCoordinates(plain)
    if (coordinates)
      return coordinates.ok
        ? alone(this.#point(coordinates.point))
        : none([`${coordinates.reason}. Write coordinates as “lat, lon”, for example “-37.8216, 144.9785”.`])
    if (isLink(plain)) {
      const point = readMapLink(plain)
      return point ? alone(this.#point(point)) : none([NOTES.link])
    }
    if (isWhat3Words(plain)) return none([NOTES.what3words])
    const plus = readPlusCode(plain)
    if (!plus) return null
    const beside = plus.rest === '' ? null : this.resolve(plus.rest)
    const point = plus.pointNear(beside?.place?.result ?? beside?.candidates[0]?.result ?? null)
    return point ? alone(this.#point(point, point.precision)) : none([NOTES.shortCode])
  }

  #point({ lat, lon }: LatLon, precision = 0): Candidate {
    const city = this.#input.gazetteer.at({ lat, lon })
    const near = city ? { city: city.name, country: city.country } : {}
    const name = `${round(lat)}, ${round(lon)}`
    return sure({ kind: 'point', name, ...near, lat, lon, precision }, null)
  }

  // Names.
  #named(query: Query): Candidate[] {
    const { index } = this.#input
    const whole = query.wholeKeys().flatMap((key) => [...index.whole(key), ...index.joined(key)])
    const at = new Set([...whole, ...index.candidates(query.telling, true)])
    return [...at].flatMap((doc) => {
      const known = index.doc(doc)
      if (!known) return []
      let match: NameMatch | null = null
      for (const [at, name] of index.nameWords(doc).entries()) {
        const found = matchName(query.words, name)
        if (!found) continue
        const short = found.begins && isShortForm(known.item, known.rank, found) && query.isAllTold(found)
        const whole =
          found.everyWord &&
          found.telling &&
          name.some(({ needless }) => needless) &&
          query.tellingIn(found) > 1 &&
          query.isAllTold(found)
        const isHotel = known.item.kind === 'hotel'
        const chain = query.isChainOnly(found) && !(isHotel && found.matched.size > 1)
        const each = {
          ...found,
          telling: found.telling && !chain,
          quality: found.quality * (at > 0 ? C.alias : 1) * (chain && isHotel ? C.chainAlone : 1),
          ...floorOf({
            whole,
            short,
            ofChain: isHotel && found.matched.size > 1 && query.hasChain(found) && query.isAllTold(found),
          }),
        }
        if (!match || nameScore(each) > nameScore(match)) match = each
      }
      if (known.item.kind === 'airport' && known.item.row.size === 'large' && query.isCode(known.item.row.iata))
        match = sureMatch(query)
      const joined = !match && query.joinedKey !== null && index.joined(query.joinedKey).includes(doc)
      if (joined) match = sureMatch(query)
      if (!match) return []
      // A place is not named by the words of its city alone.
      const context = index.contextWords(doc)
      if (!match.whole && [...match.matched].every((word) => context.has(query.words[word]?.text ?? ''))) return []
      return query.weigh(known.item, known.rank, match, context) ?? []
    })
  }

  // Cities: every name of the gazetteer, then beginnings, then typing errors.
  #cityCandidates(query: Query): Candidate[] {
    const found: Candidate[] = []
    const none: ReadonlySet<string> = new Set()
    const add = (row: City, match: NameMatch) => {
      const weighed = query.weigh({ kind: 'city', row }, this.#rankOf(row), match, none)
      if (weighed) found.push(weighed)
    }
    for (const { from, to, cities } of query.areas) {
      const matched = new Set(Array.from({ length: to - from }, (_, at) => from + at))
      const key = query.words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')
      for (const row of cities) {
        const quality = cityNameQuality(key, row)
        add(row, {
          matched,
          share: 1,
          whole: true,
          everyWord: true,
          telling: true,
          begins: true,
          misspelt: new Map(),
          quality,
        })
      }
    }
    const key = query.words.map(({ text }) => text).join(' ')
    if (key.length >= 3) {
      const all = new Set(query.words.keys())
      for (const row of this.#input.gazetteer.startingWith(key, MOST_CHOICES)) {
        const share = Math.min(1, key.length / Math.max(1, fold(row.name).length))
        if (share < 1)
          add(row, {
            matched: all,
            share,
            whole: false,
            everyWord: false,
            telling: true,
            begins: false,
            misspelt: new Map(),
            quality: 1,
          })
      }
    }
    if (found.some(({ evidence }) => evidence >= C.resolve)) return found
    const cities = this.#cityIndex()
    for (const doc of cities.candidates(query.misspelt, false)) {
      const known = cities.doc(doc)
      const name = cities.nameWords(doc)[0]
      const match = name ? matchName(query.words, name) : null
      if (known?.item.kind === 'city' && match && match.misspelt.size > 0) add(known.item.row, match)
    }
    return found
  }

  #rankOf(city: City): number {
    const events = this.#input.eventsIn.get(`${city.name}|${city.country}`) ?? 0
    const own = events > 0 || city.country === HOME ? C.ownCity.any : 0
    return cityRank(city) + Math.min(C.ownCity.most, own + C.ownCity.each * events)
  }

  #cityIndex = () => (this.#cities ??= new NameIndex(cityDocs(this.#input.gazetteer.cities)))

  // "London airport", "Monaco train station": a kind and a city.
  #served(query: Query): Candidate[] {
    const { index } = this.#input
    const kind = (['airport', 'station'] as const).find((each) => query.asksFor(each))
    const area = query.areas.find(({ cities }) => cities.length > 0)
    if (!kind || !area) return []
    const spoken = query.words.every(
      ({ text, free }, at) => free || (at >= area.from && at < area.to) || kindsOfWord(text)?.has(kind) === true,
    )
    if (!spoken) return []
    const [city] = area.cities
    if (!city) return []
    return (this.#ofKind[kind] ??= index.where((item) => item.kind === kind).flatMap((doc) => index.doc(doc) ?? []))
      .filter(({ item }) => between(item.row, city) <= SERVES[kind])
      .slice(0, MOST_CHOICES)
      .map(({ item, rank }) => candidate(item, 0.9, rank))
  }

  // Postcodes.
  #postcodes(query: Query): Candidate[] {
    const found: Candidate[] = []
    for (let length = 2; length > 0; length -= 1)
      for (let from = 0; from + length <= query.words.length; from += 1) {
        const run = query.words.slice(from, from + length)
        if (!run.some(({ text }) => /\d/.test(text))) continue
        const key = run.map(({ text }) => text).join(' ')
        // Two numbers are one code in few countries ("131 0045").
        if (/^\d+ \d+$/.test(key) && !/^\d{3} \d{2}(?:\d{2})?$/.test(key)) continue
        for (const area of postcodesIn(this.#input.postcodes, key)) {
          const row = { ...area, id: '', name: area.code, altNames: [], city: area.place, address: null, website: null }
          const matched = new Set(Array.from({ length }, (_, at) => from + at))
          const match = {
            matched,
            share: 1,
            whole: true,
            everyWord: true,
            telling: true,
            begins: true,
            misspelt: new Map<number, string>(),
            quality: 1,
          }
          const weighed = query.weigh({ kind: 'place', row }, POSTCODE_RANK, match, new Set(words(fold(area.place))))
          if (weighed) found.push({ ...weighed, named: null, result: postcodeResult(area) })
        }
      }
    return found
  }

  // Addresses: the number and the street are hard evidence.
  #address(
    plain: string,
    query: Query,
  ): { settled?: Resolved; found?: Candidate[]; missing?: (ranked: readonly Candidate[]) => Resolved } | null {
    const streets = this.#input.streets()
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
        if (around.unexplained.length > 1 || around.unexplained[0]?.length === 1) {
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
    const mapped = city && this.#input.streets().isMapped(city.name, city.country)
    const note = city ? (mapped ? NOTES.noStreet(city.name) : NOTES.noStreets(city.name)) : NOTES.noSuchStreet
    const areas = ranked.filter(
      ({ result, outside }) =>
        outside === null &&
        (result.kind === 'city' || result.kind === 'neighbourhood' || result.kind === 'postcode') &&
        (!city || between(result, city) < EXTENT.city * 2),
    )
    return { ...unknown(query.frame, [note]), candidates: areas.slice(0, MOST_CHOICES), ranked: areas }
  }

  // The decision.
  #decide(ranked: readonly Candidate[], query: Query, plain: string, options: ResolveOptions): Resolved {
    const inside = ranked.filter(({ outside }) => outside === null)
    // Where one word is spelt as it is, the other is a slip; alone it may be another name.
    const isHalfSpelt = ({ misspelt }: Candidate) => misspelt.length < query.telling.length
    const fitting = inside.filter(
      (each) => each.evidence >= C.offer && (isHalfSpelt(each) || rankOf(each) >= C.misspeltOffer),
    )
    const top = ownName(fitting, options)
    const labels = query.qualifiers(top ?? null)
    if (!top) {
      const elsewhere = ranked.filter(
        ({ outside, evidence, partly: named, result }) =>
          outside !== null && evidence >= C.resolve && named && result.kind !== 'city' && result.kind !== 'postcode',
      )
      const [first] = elsewhere
      if (first && !query.frame.aboutTour)
        return this.#choose(elsewhere, ranked, [NOTES.outside(first.result.name, first.outside ?? '')], query)
      const isTour = query.frame.aboutTour || options.category === 'music'
      const note = isTour ? NOTES.tour : NOTES.nothing(shown(plain))
      return { ...unknown(query.frame, [note]), candidates: this.#near(partly(inside)), ranked: inside }
    }
    if (query.frame.aboutTour && (top.leftOut.length > 0 || top.evidence < C.resolve))
      return { ...unknown(query.frame, [NOTES.tour]), ranked: inside }
    const first = fitting[0] ?? top
    const rival = fitting.find((each) => !isSamePlace(first, each) && !isSamePlace(top, each))
    const clear = !rival || first.score - rival.score >= C.margin
    const short = query.telling.every((word) => TOO_SHORT.test(word))
    const trusted = !short && (isHalfSpelt(top) || rankOf(top) >= C.misspeltResolve)
    const notes = notesOf(top)
    if (top.evidence >= C.resolve && clear && trusted)
      return {
        status: 'resolved',
        place: top,
        candidates: this.#near(fitting.filter((each) => each !== top).slice(0, MOST_CHOICES)),
        ranked: inside,
        notes,
        read: { intent: query.frame.intent, qualifiers: labels, dates: query.frame.dates },
      }
    return this.#choose(fitting, inside, readingNotes(top), query)
  }

  #choose(
    fitting: readonly Candidate[],
    ranked: readonly Candidate[],
    notes: readonly string[],
    query: Query,
  ): Resolved {
    const [top] = fitting
    const places: Candidate[] = []
    for (const each of fitting) {
      if (
        !top ||
        each.score < top.score - C.reach ||
        places.some((other) => isSamePlace(other, each) && other.result.kind !== 'city')
      )
        continue
      places.push(each)
    }
    return choose(this.#near(places.slice(0, MOST_CHOICES)), ranked, notes, query.frame, query.qualifiers(null))
  }

  #near = (places: readonly Candidate[]): Candidate[] =>
    places.map((each) => {
      const near = this.#input.near(each.result, each.result.name)
      return near === null ? each : { ...each, result: { ...each.result, near } }
    })
}

/** A text with everything known of its words, and what each place is worth by it. */
class Query {
  readonly frame: Frame
  readonly words: readonly (QueryWord & Word)[]
  readonly areas: readonly Area[]
  /** Words that are looked up; all where every word is a question's. */
  readonly telling: readonly string[]
  /** Words no name has, for typing errors of cities. */
  readonly misspelt: readonly string[]
  readonly joinedKey: string | null
  readonly #weights: readonly number[]
  readonly #total: number
  readonly #wanted: ReadonlySet<string>
  readonly #category: EventCategory | undefined

  constructor(frame: Frame, areas: readonly Area[], index: NameIndex<Named>, category: EventCategory | undefined) {
    this.frame = frame
    this.areas = areas
    this.#category = category
    const last = frame.words.length - 1
    const inArea = new Set(areas.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
    this.words = frame.words.map((word, at) => ({
      ...word,
      spelt: inArea.has(at) || index.isSpelt(word.text),
      open: at === last && word.text.length > 1,
    }))
    const telling = this.words.filter(({ free }) => !free).map(({ text }) => text)
    this.telling = telling.length > 0 ? telling : this.words.map(({ text }) => text)
    this.misspelt = this.words.filter(({ free, spelt }) => !free && !spelt).map(({ text }) => text)
    const joined = this.words.map(({ text }) => text).join('')
    this.joinedKey = joined.length >= 8 && this.words.length <= 2 ? joined : null
    this.#weights = this.words.map(({ text, free }) => (free ? 0 : index.weight(text)))
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0)
    const spoken = this.words.flatMap(({ text }) => (isChain(text) ? ['hotel'] : [...(kindsOfWord(text) ?? [])]))
    if (frame.intent === 'near') spoken.splice(0, spoken.length, ...spoken.filter((kind) => kind !== 'hotel'))
    this.#wanted = new Set(spoken)
  }

  /** Folded texts that may be the whole of a name. */
  wholeKeys(): string[] {
    const key = (list: readonly Word[]) => list.map(({ text }) => text).join(' ')
    const parts = new Map<number, Word[]>()
    for (const word of this.words) parts.set(word.part, [...(parts.get(word.part) ?? []), word])
    return [
      ...new Set([key(this.words), this.telling.join(' '), this.joinedKey ?? '', ...[...parts.values()].map(key)]),
    ].filter((each) => each !== '')
  }

  /** Whether every word that tells anything was found. */
  isAllTold = ({ matched }: NameMatch): boolean => this.words.every(({ free }, at) => free || matched.has(at))

  /** Whether a hotel's chain is all that was found of a name. */
  isChainOnly = ({ matched }: Pick<NameMatch, 'matched'>): boolean =>
    [...matched].every((at) => {
      const word = this.words[at]
      return word === undefined || word.free || isChain(word.text) || kindsOfWord(word.text) !== null
    }) && this.hasChain({ matched })

  hasChain = ({ matched }: Pick<NameMatch, 'matched'>): boolean =>
    [...matched].some((at) => isChain(this.words[at]?.text ?? ''))

  tellingIn = ({ matched }: NameMatch): number =>
    [...matched].filter((at) => {
      const word = this.words[at]
      return word !== undefined && !word.free && kindsOfWord(word.text) === null
    }).length

  /** Whether the text is an airport's code and nothing else: three capitals. */
  isCode(iata: string): boolean {
    const [only, ...others] = this.words.filter(({ free }) => !free)
    return others.length === 0 && only?.capitals === true && only.text === iata.toLowerCase()
  }

  asksFor = (kind: string): boolean => this.#wanted.has(kind)

  qualifiers(top: Candidate | null): string[] {
    const name = top ? new Set(words(fold(top.result.name))) : new Set<string>()
    return [
      ...new Set(
        this.areas.filter(({ label }) => !words(fold(label)).every((word) => name.has(word))).map(({ label }) => label),
      ),
    ]
  }

  /** What a place is worth; null when the words matched say nothing of it. */
  weigh(item: Named, rank: number, match: NameMatch, context: ReadonlySet<string>): Candidate | null {
    const { row } = item
    const open = new Set([...this.words.keys()].filter((at) => !match.matched.has(at) && this.words[at]?.free !== true))
    let outside: string | null = null
    const covers = ({ from, to }: Area) => {
      let some = false
      for (let at = from; at < to; at += 1) {
        if (match.matched.has(at)) return false
        some ||= open.has(at)
      }
      return some
    }
    // A city is in a state or beside a larger one; it is not beside a stadium, nor in one of its districts.
    // And what is named by its city alone is not told from its neighbours by a place near it.
    const says = ({ kind, cities }: Area) =>
      kind === 'region' ||
      (item.kind === 'city'
        ? cities.some(({ population }) => population > item.row.population)
        : kind === 'city' || !byCity)
    const byCity = item.kind !== 'city' && 'city' in row && isWithin(match, this.words, words(foldName(row.city)))
    for (const area of this.areas)
      if (covers(area) && says(area) && area.holds(item, row))
        for (let at = area.from; at < area.to; at += 1) open.delete(at)
    for (const area of this.areas)
      if (outside === null && area.strict && covers(area) && isAllOpen(area, open)) {
        outside = area.label
        for (let at = area.from; at < area.to; at += 1) open.delete(at)
      }
    let cost = 0
    const leftOut: string[] = []
    for (const at of open) {
      const { text } = this.words[at] ?? { text: '' }
      const kinds = kindsOfWord(text)
      if (context.has(text) || (kinds?.has(item.kind) && item.kind !== 'place')) continue
      cost += (this.#weights[at] ?? 0) * (kinds ? C.otherKind : 1)
      leftOut.push(text)
    }
    const explained = this.#total === 0 ? 1 : 1 - cost / this.#total
    const typed = [...match.matched].reduce((sum, at) => sum + (this.#weights[at] ?? 0), 0)
    const own = this.#total === 0 ? 1 : Math.min(1, typed / this.#total)
    const known = 'city' in row && row.city === '' ? C.placeless : 1
    const byTheWay =
      item.kind === 'hotel' && !match.whole && match.floor === undefined && !this.#wanted.has('hotel')
        ? C.hotelByTheWay
        : 1
    const evidence = explained ** 2 * nameScore(match) * (C.own.any + C.own.all * own) * byTheWay * known
    if (evidence < FEWEST) return null
    const misspelt = [...match.misspelt].map(([at, read]) => [this.words[at]?.text ?? '', read] as const)
    const wanted =
      this.#isWanted(item) || (item.kind === 'airport' && item.row.size === 'large' && this.isCode(item.row.iata))
    const partly = match.whole && match.telling && item.kind !== 'hotel' && item.kind !== 'station'
    return { ...candidate(item, evidence, rank, wanted), misspelt, leftOut, outside, partly }
  }

  #isWanted(item: Named): boolean {
    if (this.#wanted.has(item.kind)) return true
    if (!this.#category || !KINDS_OF_CATEGORY[this.#category].includes(item.kind)) return false
    return item.kind !== 'event' || item.event.category === this.#category
  }
}

const isWithin = ({ matched }: NameMatch, all: readonly Word[], city: readonly string[]): boolean =>
  [...matched].every((at) => city.includes(all[at]?.text ?? ''))

const isAllOpen = ({ from, to }: Area, open: ReadonlySet<number>): boolean => {
  for (let at = from; at < to; at += 1) if (!open.has(at)) return false
  return true
}

const sureMatch = ({ words: all }: Query): NameMatch => ({
  matched: new Set(all.keys()),
  share: 1,
  whole: true,
  everyWord: true,
  telling: true,
  begins: true,
  misspelt: new Map(),
  quality: 1,
})

/**
 * What a name of a city is worth. The gazetteer has codes of airports, districts and translations among the names of small
 * towns; another name of a large city, or one that begins alike ("Firenze"), is its own in another language.
 */
function cityNameQuality(key: string, { name, population }: City): number {
  const own = foldName(name)
  if (`${own} `.startsWith(`${key} `)) return 1
  const isCode = /^[a-z]{1,3}$/.test(key)
  const isAlike = own[0] === key[0] && !isCode
  return isAlike || population >= SURELY_KNOWN || !/^[\x20-\x7e]*$/.test(key) ? C.alias : C.otherNameOfTown
}

/** What a name is worth at least by how it was typed: wholly, by its beginning, as a chain and its city. */
const floorOf = (by: {
  readonly whole: boolean
  readonly short: boolean
  readonly ofChain: boolean
}): { floor?: number } =>
  by.whole ? { floor: C.everyWord } : by.short ? { floor: C.beginning } : by.ofChain ? { floor: C.chainInCity } : {}

/** Kinds that people call by the beginning of their name; hotels and shops begin with anything. */
const isShortForm = ({ kind }: Named, rank: number, { matched }: NameMatch): boolean => {
  if (kind === 'airport' || kind === 'station') return false
  if (kind === 'hotel') return matched.size > 1
  return kind !== 'place' || rank >= FAMOUS_PLACE
}

const nameScore = ({ share, whole, telling, quality, floor = 0 }: NameMatch): number =>
  Math.max(floor, C.name.any + C.name.share * share + (whole ? C.name.whole : 0)) * quality * (telling ? 1 : C.vague)

const candidate = (named: Named, evidence: number, rank: number, wanted = false): Candidate => ({
  named,
  result: toResult(named),
  evidence,
  score: evidence + C.rank * rank + (wanted ? C.wantedKind : 0),
  misspelt: [],
  leftOut: [],
  outside: null,
  partly: false,
})

const STREET_RANK = 0.3
const address = (row: AddressRow, rank = STREET_RANK): Candidate =>
  candidate({ kind: /\d/.test(row.name) ? 'address' : 'street', row }, 1, rank)

function sure(result: GeocodeResult, named: Named | null): Candidate {
  return { named, result, evidence: 1, score: 2, misspelt: [], leftOut: [], outside: null, partly: false }
}

const alone = (place: Candidate): Resolved => ({
  status: 'resolved',
  place,
  candidates: [],
  ranked: [place],
  notes: [],
  read: { intent: 'name', qualifiers: [], dates: [] },
})

const unknown = ({ intent, dates }: Frame, notes: readonly string[]): Resolved => ({
  status: 'unknown',
  place: null,
  candidates: [],
  ranked: [],
  notes,
  read: { intent, qualifiers: [], dates },
})

const choose = (
  candidates: readonly Candidate[],
  ranked: readonly Candidate[],
  notes: readonly string[],
  { intent, dates }: Frame,
  qualifiers: readonly string[],
): Resolved => ({ status: 'choose', place: null, candidates, ranked, notes, read: { intent, qualifiers, dates } })

/** Houses of one address: one, or a question where two cities have it. */
function settle(
  places: readonly Candidate[],
  notes: readonly string[],
  frame: Frame,
  qualifiers: readonly string[],
): Resolved {
  const [top, ...others] = places
  if (!top) return unknown(frame, notes)
  const apart = others.filter((each) => between(each.result, top.result) > 200)
  if (apart.length > 0) return choose(places.slice(0, MOST_CHOICES), places, notes, frame, qualifiers)
  return { ...alone(top), notes, read: { intent: frame.intent, qualifiers, dates: frame.dates } }
}

const notesOf = ({ misspelt, leftOut, result }: Candidate): string[] => [
  ...(result.kind === 'team' && result.at !== undefined ? [NOTES.team(result.name, result.at)] : []),
  ...readingNotes({ misspelt, leftOut }),
]

const readingNotes = ({ misspelt, leftOut }: Pick<Candidate, 'misspelt' | 'leftOut'>): string[] => [
  ...misspelt.map(([typed, read]) => NOTES.misspelt(typed, read)),
  ...(leftOut.length > 0 ? [NOTES.leftOut(leftOut.join(' '))] : []),
]

/** A tenth of a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
const streetName = (street: Street | undefined): string => street?.row?.name ?? street?.name ?? ''

/** Best first, each place once. */
function best(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.score - a.score)
    .filter(({ result: { kind, id, name, lat, lon } }) => {
      const key = `${kind}:${id ?? `${name}:${lat.toFixed(3)}:${lon.toFixed(3)}`}`
      return !seen.has(key) && seen.add(key)
    })
}

/** Whether a visitor would not care which of two is meant. */
function isSamePlace({ result: a }: Candidate, { result: b }: Candidate): boolean {
  const precise = (place: GeocodeResult) => (place.kind === 'city' ? 0 : place.precision)
  return (
    between(a, b) <=
    EXTENT[a.kind] + (b.kind === 'city' && a.kind !== 'city' ? 0 : EXTENT[b.kind]) + precise(a) + precise(b)
  )
}

const rankOf = ({ score, evidence }: Candidate): number => (score - evidence) / C.rank

/** Places that a part of the text names wholly: what may be meant where the rest says nothing to us. */
const partly = (ranked: readonly Candidate[]): Candidate[] =>
  ranked
    .filter(({ leftOut, misspelt, partly: named }) => leftOut.length > 0 && misspelt.length === 0 && named)
    .slice(0, 3)

/** The best; a bare name that a city has too means the city, but on the page of a kind of event. */
function ownName(fitting: readonly Candidate[], { category }: ResolveOptions): Candidate | undefined {
  const [top] = fitting
  if (!top || category || !['team', 'venue'].includes(top.result.kind)) return top
  return (
    fitting.find(
      (each) =>
        each.result.kind === 'city' && each.evidence >= top.evidence && between(top.result, each.result) <= EXTENT.city,
    ) ?? top
  )
}

/** A number beside a word that only streets have. */
function looksLikeAddress(plain: string, { words: all }: Query): boolean {
  if (!all.some(({ text }) => isStreetWord(text))) return false
  return /\d/.test(plain) || all.length >= 2
}
