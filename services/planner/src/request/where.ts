import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { countryCode } from './countries.ts'
import { coveredTowns } from './covered-town.ts'
import { editionBehind } from './event-day.ts'
import { eachEventOfKind, eventsOfCountries } from './event-kinds.ts'
import { timeBeside } from './clock-times.ts'
import { note, type Finding, type Reader } from './finding.ts'
import { languageOf } from './language.ts'
import type { Name, Pass } from './names.ts'
import { eventOfTown, eventsNamed, TOURNAMENT } from './event-of-text.ts'
import { isCovered, namesInText, withRoles, type Named } from './named-roles.ts'
import { foldedWords } from './own-name.ts'
import type { Span } from './page.ts'
import { timeBehind } from './roles.ts'
import { isOfTrip, longerName } from './second-town.ts'
import { isWithin, sightOfTrip } from './sight-of-trip.ts'
import { noteEvent, readSight, readUnlisted } from './sights.ts'
import { sightsInText } from './sights-in-text.ts'
import { townNamed, type Town } from './town.ts'

/** A place of the trip itself: where days are spent. */
export interface Stop {
  readonly span: Span
  /** What the place search is asked for. */
  readonly place: string
  /** Null where several places bear the name and nothing tells which is meant. */
  readonly destination: Destination | null
  /** What else the name may mean. */
  readonly others: readonly string[]
}

export type ReadPort = Pick<
  PlacesPort,
  | 'resolveDestination'
  | 'choicesFor'
  | 'kindsNamed'
  | 'coveredCities'
  | 'poiById'
  | 'poisNear'
  | 'eventById'
  | 'events'
  | 'sureHotelsNear'
  | 'revision'
>

/** Where the trip goes, as far as it was read. */
export interface SoFar {
  readonly stops: Stop[]
  /** A town that the traveller may only come from. */
  origin: Stop | null
  /** The event of the trip, where it is one of ours. */
  event: Destination | null
  /** Where sights and hotels were named. */
  readonly sights: Span[]
}

const isTownOfTrip = ({ kinds, role }: Named): boolean => kinds.includes('city') && ['plain', 'origin'].includes(role)

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** The cities of the trip as far as they are certain: towns whose sights we list. */
const certainCities = (coveredTowns: readonly Named[], so: SoFar, port: ReadPort): Destination[] => {
  const towns = [...new Map(coveredTowns.map((name) => [name.text, name])).values()].map(
    (name) => townNamed(name, port).destination,
  )
  const known = [...so.stops.map(({ destination }) => destination), ...towns]
    .flatMap((found) => found ?? [])
    .filter(({ kind }) => kind === 'city' || kind === 'event')
  return [...new Map(known.map((found) => [found.city, found] as const)).values()]
}

const isPlanned = (found: Destination | null, port: ReadPort): boolean =>
  found?.kind === 'city' && port.coveredCities().some(({ city, pois }) => city === found.city && pois > 0)

/** "Chinatown" in Singapore is no town of its own. */
const quarterOf = (name: Named, port: ReadPort, { stops }: SoFar): Named | null => {
  const city = stops.find(({ destination }) => isPlanned(destination, port))?.destination?.city
  if (city === undefined || isCovered(name.text, port)) return null
  const meant = port.resolveDestination(`${name.text}, ${city}`)
  const isOwn = meant !== null && meant.kind !== 'city' && foldedWords(meant.name).includes(foldedWords(name.text))
  return isOwn && isWithin(meant, stops) ? { ...name, meant } : null
}

/** Names of every kind with their roles; a longer one stands before those in it. */
const allNames = (reader: Reader, port: ReadPort, so: SoFar, pass: Pass): Named[] => {
  const { page } = reader
  const spelt = namesInText(reader, port, so, pass)
  const covered = new Map<string, boolean>()
  const isKnown = (name: Named): boolean => {
    const known = covered.get(name.text) ?? isPlanned(townNamed(name, port).destination, port)
    covered.set(name.text, known)
    return known
  }
  const towns = withRoles(reader, port, spelt).filter((name) => isTownOfTrip(name) && isKnown(name))
  const cities = certainCities(towns, so, port)
  const events = so.event === null ? eventsNamed(page, port, cities) : []
  const there = cities.length > 0 ? cities : events.flatMap(({ meant }) => meant ?? [])
  const sights = sightsInText(page, port, there).filter(
    (sight) => !towns.some((town) => overlaps(town.span, sight.span)),
  )
  const kept: (Name & Pick<Named, 'meant'>)[] = []
  // Of the same words, a name as it is spelt in the index stands before a part of one, but a lone word says little there.
  const length = ({ span, text, kinds, meant }: Name & Pick<Named, 'meant'>): number =>
    2 * (span.to - span.from) -
    (meant === undefined && (kinds.includes('city') ? covered.get(text) !== true : !/[\s-]/.test(text)) ? 1 : 0)
  for (const name of [...events, ...spelt, ...sights].toSorted((a, b) => length(b) - length(a)))
    if (!kept.some(({ span }) => overlaps(span, name.span))) kept.push(name)
  return withRoles(
    reader,
    port,
    kept.toSorted((a, b) => a.span.from - b.span.from),
  )
}

/** What is said of places: the cities of the trip (those in `known` before all), sights, the event, the hotel. */
export const readPlaces = (reader: Reader, port: ReadPort, so: SoFar, pass: Pass): void => {
  const { page } = reader
  const rest: Named[] = []
  if (pass === 'capitals') readEventsOfCountries(reader, port, so)
  const names = allNames(reader, port, so, pass)
  for (const name of names) {
    if (name.meant !== undefined) {
      rest.push(name)
      continue
    }
    const isTown = isTownOfTrip(name)
    if (isTown && name.role === 'plain') {
      const [other] = [
        ...so.stops.map(({ place }) => place),
        ...names.filter(isTownOfTrip).map(({ text }) => text),
      ].filter((text) => text !== name.text)
      const longer = other === undefined ? null : (longerName(page, port, name, other) ?? quarterOf(name, port, so))
      if (longer !== null) {
        rest.push(longer)
        continue
      }
      if (
        so.stops.length > 0 &&
        !isOfTrip(
          page,
          port,
          name,
          so.stops.map(({ span }) => span),
        )
      )
        continue
    }
    const event = isTown && !isCovered(name.text, port) ? eventOfTown(page, port, name.text) : null
    const town = isTown && event === null ? townNamed(name, port) : null
    if (event !== null) rest.push({ ...name, whole: withTournament(page, name.whole), meant: event })
    else if (town === null) rest.push(name)
    else if (isSightBeside(town.destination, so)) rest.push(asSight(page, name, town.destination))
    else if (so.stops.length > 0 && town.destination === null && name.role === 'plain') {
      // "Madrid, Prado, Retiro": of towns that nobody can tell apart none is meant where the city has such a sight.
      const sight = sightOfTrip(port, name.text, so)
      if (sight === null) addTown(reader, name, town, so)
      else rest.push(asSight(page, name, sight))
    } else if (town.destination?.kind === 'event') rest.push({ ...name, meant: town.destination })
    else addTown(reader, name, town, so)
  }
  for (const name of rest) readSight(reader, port, name, so)
  // Every German noun has a capital, so there the words of the other readers go first.
  if ((languageOf(page.folded) === 'de') === (pass === 'small')) readUnlisted(reader, port, so)
  if (pass === 'capitals') takeCountries(page, so)
  const town = so.stops[0]?.destination ?? null
  if (town !== null && so.event === null)
    eachEventOfKind(page, port, town, ({ span, event }) => {
      if (!isWithin(event, so.stops)) return false
      const { to, isOther } = editionBehind(page, span, event, port)
      // Another year's edition is none of ours: it stays on the page and is quoted.
      if (isOther) return false
      page.take({ from: span.from, to })
      noteEvent(reader, span, event, so)
      return true
    })
}

/** "Barcelona, Sagrada Família": no second town, but a place in the first. */
const isSightBeside = (destination: Destination | null, { stops }: SoFar): boolean =>
  destination?.kind === 'place' && stops.length > 0 && isWithin(destination, stops)

const asSight = (page: Reader['page'], name: Named, meant: Destination | null): Named => {
  const askedTime = timeBehind(page.folded.slice(name.span.to))
  return {
    ...name,
    role: 'must-see',
    whole: { from: name.whole.from, to: name.whole.to + (askedTime?.length ?? 0) },
    ...(meant === null ? {} : { meant }),
    ...(askedTime?.at == null ? {} : { at: askedTime.at }),
  }
}

const withTournament = (page: Reader['page'], whole: Span): Span => {
  const before = TOURNAMENT.exec(page.folded.slice(0, whole.from))?.[1] ?? ''
  return { from: whole.from - before.length, to: whole.to }
}

/** Events that are called by a country come before the countries. */
const readEventsOfCountries = (reader: Reader, port: ReadPort, so: SoFar): void => {
  for (const { span, event } of eventsOfCountries(reader.page, port)) {
    const text = reader.page.words(span)
    readSight(reader, port, { span, whole: span, text, kinds: ['event'], role: 'plain', meant: event }, so)
  }
}

/** The country of a town that was named says nothing more. */
const takeCountries = (page: Reader['page'], { stops }: SoFar): void => {
  const countries = new Set(stops.map(({ destination }) => destination?.country))
  for (const { 0: word, index } of page.text.matchAll(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu)) {
    const code = countryCode(word)
    const span = { from: index, to: index + word.length }
    // "US Open" is no country.
    const goesOn =
      /^ \p{Lu}/u.test(page.text.slice(span.to, span.to + 2)) && page.isFree({ from: span.to, to: span.to + 2 })
    if (code !== null && countries.has(code) && page.isFree(span) && !goesOn) page.take(span)
  }
}

/** Towns that no word leads to, where none was named otherwise. */
export const readCoveredTowns = (reader: Reader, port: ReadPort, so: SoFar): void => {
  for (const span of coveredTowns(reader.page, port)) {
    const text = reader.page.words(span)
    const name: Named = { span, whole: span, text, kinds: ['city'], role: 'plain' }
    addTown(reader, name, townNamed(name, port), so)
  }
}

/** A way of some days from one town to another has days in both. */
const WAY =
  /(?:road[- ]?trips?|self[- ]?drive|driving (?:trip|holiday|tour)|campervan|motorhome|(?:rail|train|bike|cycling) (?:trip|tour)|rundreise|viaje (?:por carretera|en coche)|voyage en voiture|viagem de carro|viaggio in (?:auto|macchina))[^.;!?]{0,40}$/
const readWay = (reader: Reader, name: Named): boolean => {
  const lead = reader.page.folded.slice(0, name.span.from)
  const match = name.role === 'origin' ? WAY.exec(lead) : null
  if (match === null) return false
  const [words = ''] =
    /^[a-z-]+(?: [a-z]*trips?| en coche| por carretera| en voiture| de carro| in (?:auto|macchina)| holiday| tour)?/.exec(
      match[0],
    ) ?? []
  const span = { from: match.index, to: match.index + words.length }
  if (reader.page.isFree(span)) {
    const value = reader.page.words(span)
    note(reader, span, { key: 'way', label: 'Between cities', value, use: 'noted', apply: (trip) => trip })
    reader.page.take(span)
  }
  return true
}

/** "coming in from Hong Kong at 11:20": the time behind the town that one comes from. */
const readArrival = (reader: Reader, { span }: Named): void => {
  const beside = timeBeside(reader.page, span)
  if (beside === null || beside.span.from < span.to) return
  reader.page.take(beside.span)
  const apply: Finding['apply'] = (trip) => ({ ...trip, arrival: beside.time })
  note(reader, beside.span, { key: 'arrival', label: 'Arriving', value: beside.time, apply })
}

/** "Rome, 3 nights in Rome and …": a town is where its nights stand. */
const HAS_LENGTH =
  /\b(?:days?|nights?|weeks?|jours|nuits|tage|nachte|dias|noches|giorni|notti|noites)\s+(?:in|en|a|em)\s*$/

const addTown = (reader: Reader, name: Named, town: Town, so: SoFar): void => {
  const { page } = reader
  const stop = { span: name.span, place: name.text, ...town }
  const same = so.stops.findIndex(({ place }) => foldedWords(place) === foldedWords(stop.place))
  const isOrigin = name.role === 'origin' && !readWay(reader, name)
  if (isOrigin) readArrival(reader, name)
  if (isOrigin && so.origin === null) so.origin = stop
  else if (same < 0) so.stops.push(stop)
  else if (same === so.stops.length - 1 && HAS_LENGTH.test(page.folded.slice(0, name.span.from))) so.stops[same] = stop
  page.take(name.whole)
}
