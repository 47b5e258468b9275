import { kilometres, type Destination, type PlacesPort } from '../itinerary/places.ts'
import { addTown } from './add-town.ts'
import { takeCountries } from './countries-in-text.ts'
import { coveredTowns } from './covered-town.ts'
import { editionBehind } from './event-day.ts'
import { eachEventOfKind, eventsOfCountries } from './event-kinds.ts'
import { isOfFeast } from './find-feasts.ts'
import type { Reader } from './finding.ts'
import { isDish } from './food-asked.ts'
import { languageOf } from './language.ts'
import type { Name, Pass } from './names.ts'
import { eventOfTown, eventsNamed, TOURNAMENT } from './event-of-text.ts'
import { isTownOfEvents } from './event-town.ts'
import { isCovered, LEAST_SIGHTS, namesInText, withRoles, type Named } from './named-roles.ts'
import { foldedWords } from './own-name.ts'
import type { Span } from './page.ts'
import { timeBehind } from './roles.ts'
import { isOfTrip, longerName } from './second-town.ts'
import { isWithin, sightOfTrip } from './sight-of-trip.ts'
import { noteEvent, readSight, readUnlisted } from './sights.ts'
import { sightsInText } from './sights-in-text.ts'
import { isAside, isGround, isPartOfMonth, isShow } from './town-asides.ts'
import { townNamed } from './town.ts'

/** A place of the trip itself: where days are spent. */
export interface Stop {
  readonly span: Span
  /** What the place search is asked for. */
  readonly place: string
  /** Null where several places bear the name and nothing tells which is meant. */
  readonly destination: Destination | null
  /** What else the name may mean. */
  readonly others: readonly string[]
  /** Where it was named first, if its days stand where it is named again. */
  readonly named?: Span
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
  | 'seasonGrounds'
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
  found?.kind === 'city' && port.coveredCities().some(({ city, pois }) => city === found.city && pois >= LEAST_SIGHTS)

/** "Chinatown" in Singapore is no town of its own. */
const quarterOf = (name: Named, port: ReadPort, stops: readonly Pick<Stop, 'destination'>[]): Named | null => {
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
  const sights = sightsInText(page, port, there, so.sights).filter(
    (sight) => !towns.some((town) => overlaps(town.span, sight.span)),
  )
  const kept: (Name & Pick<Named, 'meant' | 'isPart' | 'isStay'>)[] = []
  // Of the same words, a name as it is spelt in the index stands before a part of one, but a lone word says little there.
  const length = ({ span, text, kinds, meant }: Name & Pick<Named, 'meant'>): number =>
    2 * (span.to - span.from) -
    (meant === undefined && (kinds.includes('city') ? covered.get(text) !== true : !/[\s-]/.test(text)) ? 1 : 0)
  const places = [
    ...spelt.filter(({ span }) => !isOfFeast(page, span, true) && !isPartOfMonth(page, span)),
    ...sights.filter(({ span }) => !isOfFeast(page, span, false)),
    // "Hawkers", "Tapas": food that is asked for is no place in whose name it is.
  ].filter(({ span }) => !isDish(page.folded.slice(span.from, span.to)))
  for (const name of [...events, ...places].toSorted((a, b) => length(b) - length(a)))
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
  const planned = () =>
    names.filter((name) => isTownOfTrip(name) && isCovered(name.text, port)).map((name) => townNamed(name, port))
  for (const name of names) {
    if (name.meant !== undefined) {
      rest.push(name)
      continue
    }
    const isTown = isTownOfTrip(name)
    // "The Derby at Fuchu racecourse": a ground, which its town gave the name.
    const isSecond =
      so.stops.length > 0 || planned().some(({ destination }) => destination !== null && destination.city !== name.text)
    if (isTown && isGround(page.folded, name) && !isCovered(name.text, port)) continue
    if (isTown && isShow(reader, name)) continue
    if (isTown && isSecond && isAside(reader, name)) continue
    if (isTown && name.role === 'plain') {
      const [other] = [
        ...so.stops.map(({ place }) => place),
        ...names.filter(isTownOfTrip).map(({ text }) => text),
      ].filter((text) => text !== name.text)
      const longer =
        other === undefined
          ? null
          : (longerName(page, port, name, other) ?? quarterOf(name, port, [...so.stops, ...planned()]))
      if (longer !== null) {
        rest.push(longer)
        continue
      }
      const again = townNamed(name, port).destination
      const isAgain = again !== null && so.stops.some(({ destination }) => destination?.city === again.city)
      if (
        so.stops.length > 0 &&
        !isAgain &&
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
    const isOfEvent = (others: readonly string[]): boolean =>
      isTownOfEvents(
        others,
        names.flatMap(({ meant }) => (meant?.kind === 'event' ? [meant] : [])),
        port,
      )
    if (event !== null) rest.push({ ...name, whole: withTournament(page, name.whole), meant: event })
    else if (town === null) rest.push(name)
    else if (town.destination === null && isOfEvent(town.others)) page.take(name.whole)
    else if (isPartOfTrip(town.destination, so, port)) rest.push(asQuarter(name, town.destination))
    else if (isSightBeside(town.destination, so)) rest.push(asSight(page, name, town.destination))
    else if (so.stops.length > 0 && town.destination === null && name.role === 'plain') {
      // "Madrid, Prado, Retiro": of towns that nobody can tell apart none is meant where the city has such a sight.
      const sight = sightOfTrip(port, name.text, so)
      if (sight === null) addTown(reader, name, town, so)
      else rest.push(asSight(page, name, sight))
    } else if (isQuarterOfTrip(town.destination, so)) rest.push(asQuarter(name, town.destination))
    else if (town.destination?.kind === 'event') rest.push({ ...name, meant: town.destination })
    else addTown(reader, name, town, so)
  }
  for (const name of rest) readSight(reader, port, name, so)
  // Every German noun has a capital, so there the words of the other readers go first.
  if ((languageOf(page.folded) === 'de') === (pass === 'small')) readUnlisted(reader, port, so)
  if (pass === 'capitals') takeCountries(page, port, so)
  const town = so.stops[0]?.destination ?? null
  // "ACL Fest, Austin": the town of the event says nothing new.
  // Nor does that of the hotel: "staying at the Driskill Austin".
  const isOfHotel = so.stops.some(({ span }) => so.sights.includes(span))
  if (town !== null && (town.kind === 'event' || isOfHotel)) {
    const own = foldedWords(town.city).replace(/[^\p{L}\p{N} ]/gu, '.')
    page.each(new RegExp(String.raw`(?<![\p{L}\d])(?:(?:in|at|a|en|em|à) )?${own}(?![\p{L}\d])`, 'gu'), () => true)
  }
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

/** "Berlin, on my cousin's sofa in Prenzlauer Berg": no second town. */
const isQuarterOfTrip = (quarter: Destination | null, { stops }: SoFar): boolean =>
  quarter?.kind === 'neighbourhood' &&
  stops.some(({ destination }) => destination?.kind === 'city' && destination.city === quarter.city)

/** "NYC Marathon, cheering in Brooklyn": no town of its own, but a part of one that we plan. */
const PART_KM = 15
const isPartOfTrip = (part: Destination | null, { stops }: SoFar, port: ReadPort): boolean =>
  part?.kind === 'city' &&
  !isPlanned(part, port) &&
  stops.some(
    ({ destination }) =>
      destination?.country === part.country &&
      isPlanned(destination.kind === 'event' ? { ...destination, kind: 'city' } : destination, port) &&
      destination.city !== part.city &&
      kilometres(destination.centre, part.centre) <= PART_KM,
  )

const asQuarter = (name: Named, meant: Destination | null): Named => (meant === null ? name : { ...name, meant })

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

/** Towns that no word leads to, where none was named otherwise. */
export const readCoveredTowns = (reader: Reader, port: ReadPort, so: SoFar): void => {
  for (const span of coveredTowns(reader.page, port)) {
    const text = reader.page.words(span)
    const name: Named = { span, whole: span, text, kinds: ['city'], role: 'plain' }
    addTown(reader, name, townNamed(name, port), so)
  }
}
