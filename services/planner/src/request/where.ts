import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { countryCode } from './countries.ts'
import { coveredTowns } from './covered-town.ts'
import { eachEventOfKind, eventsOfCountries } from './event-kinds.ts'
import type { Reader } from './finding.ts'
import { languageOf } from './language.ts'
import type { Pass } from './names.ts'
import { eventOfTown } from './event-of-text.ts'
import { isCovered, namesWithRoles, type Named } from './named-roles.ts'
import { foldedWords } from './own-name.ts'
import type { Span } from './page.ts'
import { timeBehind } from './roles.ts'
import { isOfTrip, longerName } from './second-town.ts'
import { isWithin, sightOfTrip } from './sight-of-trip.ts'
import { noteEvent, readSight, readUnlisted } from './sights.ts'
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
  'resolveDestination' | 'choicesFor' | 'kindsNamed' | 'coveredCities' | 'poiById' | 'poisNear' | 'eventById'
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

/** What is said of places: the cities of the trip (those in `known` before all), sights, the event, the hotel. */
export const readPlaces = (reader: Reader, port: ReadPort, so: SoFar, pass: Pass): void => {
  const { page } = reader
  const rest: Named[] = []
  if (pass === 'capitals') readEventsOfCountries(reader, port, so)
  const names = namesWithRoles(reader, port, so, pass)
  for (const name of names) {
    const isTown = isTownOfTrip(name)
    if (isTown && name.role === 'plain') {
      const [other] = [
        ...so.stops.map(({ place }) => place),
        ...names.filter(isTownOfTrip).map(({ text }) => text),
      ].filter((text) => text !== name.text)
      const longer = other === undefined ? null : longerName(page, port, name, other)
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
    if (event !== null) rest.push({ ...name, meant: event })
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
  const city = so.stops[0]?.destination?.city
  if (city !== undefined && so.event === null)
    eachEventOfKind(page, port, city, ({ span, event }) => {
      if (!isWithin(event, so.stops)) return false
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

/** "Rome, 3 nights in Rome and …": a town is where its nights stand. */
const HAS_LENGTH =
  /\b(?:days?|nights?|weeks?|jours|nuits|tage|nachte|dias|noches|giorni|notti|noites)\s+(?:in|en|a|em)\s*$/

const addTown = ({ page }: Reader, name: Named, town: Town, so: SoFar): void => {
  const stop = { span: name.span, place: name.text, ...town }
  const same = so.stops.findIndex(({ place }) => foldedWords(place) === foldedWords(stop.place))
  if (name.role === 'origin' && so.origin === null) so.origin = stop
  else if (same < 0) so.stops.push(stop)
  else if (same === so.stops.length - 1 && HAS_LENGTH.test(page.folded.slice(0, name.span.from))) so.stops[same] = stop
  page.take(name.whole)
}
