import { eventDaysOf } from '../itinerary/attendance.ts'
import { wordsOf, type Destination } from '../itinerary/places.ts'
import { readClockTimes } from './clock-times.ts'
import { readClosedDays } from './closed-days.ts'
import { isCountry } from './countries.ts'
import { noteDates } from './dates.ts'
import { readDiet, readNotEaten } from './diet.ts'
import { readBesideEvent, readEventsLeft } from './event-of-text.ts'
import { readEventDay } from './event-day.ts'
import { readSeasons } from './event-seasons.ts'
import { findDates } from './find-dates.ts'
import type { Finding, Reader } from './finding.ts'
import { readHotelStars } from './hotel-stars.ts'
import { readKindsByName } from './kinds-by-name.ts'
import { readLeftOutWords } from './left-out-words.ts'
import { leftovers } from './leftovers.ts'
import { daysOf, noteLength, noteOtherLength, readLengths, type Length } from './length.ts'
import { readMoney } from './money.ts'
import { asCity, isOwnName, meantBy } from './own-name.ts'
import type { Page } from './page.ts'
import { readParty } from './party.ts'
import { readSecondPlaces } from './second-places.ts'
import { cityWords, lengthsOfCities } from './stretches.ts'
import { readLeftOut, readTastes } from './tastes.ts'
import { settleByCountry, townNamed } from './town.ts'
import { readUnlistedEvent, takeRunning, withoutWeekdays } from './unlisted-event.ts'
import { readWalking } from './walking.ts'
import { areaIn, isArea, isNoPlace } from './wide-places.ts'
import { readCoveredTowns, readPlaces, type ReadPort, type SoFar, type Stop } from './where.ts'

/** No name or address of a place is longer. */
const LONGEST_NAME = 100

/** A city with the length it was given. */
export interface TripStop extends Stop {
  readonly nights?: number
  readonly unit?: Length['unit']
  readonly words: string
  readonly value: string
  readonly field: 'destination' | 'notes'
}
export interface Told {
  readonly page: Page
  readonly findings: readonly Finding[]
  readonly stops: readonly TripStop[]
  readonly origin: Stop | null
  /** Of the destination field: anything but names of places was understood. */
  readonly saysMore: boolean
  /** Read, but not used. */
  readonly spare: readonly string[]
}

const citiesOf = ({ stops }: SoFar): Destination[] => stops.flatMap(({ destination }) => destination ?? [])

/** Goes over the page, reader by reader; `isWhole` takes the destination field as one place. */
export const readPage = (page: Page, port: ReadPort, today: string, isWhole: boolean): Told => {
  const reader: Reader = { page, today, found: [], spare: [] }
  const field = { from: 0, to: Math.min(page.text.length, page.notesFrom - 1) }
  const text = page.text.slice(field.from, field.to)
  const where: SoFar = { stops: [], origin: null, event: null, sights: [] }
  const whole = isWhole ? meantBy(text.trim(), port) : null
  if (whole !== null) {
    where.stops.push({ span: field, place: text.trim(), destination: asCity(whole, text), others: [] })
    page.take(field)
  }
  readMoney(reader, null)
  readNotEaten(reader)
  readLeftOut(reader, true)
  readSeasons(reader)
  readPlaces(reader, port, where, 'capitals')
  readEventDay(reader, port, where.event?.id)
  const named = reader.found.length
  readWalking(reader)
  readMoney(reader, where.stops[0]?.destination?.country)
  readHotelStars(reader)
  readClockTimes(reader)
  readDiet(reader)
  readParty(reader)
  readKindsByName(reader, port, citiesOf(where))
  readTastes(reader)
  readClosedDays(reader)
  const lengths = readLengths(reader)
  const found = findDates(reader, where.stops[0]?.destination?.country)
  const known = where.stops.length
  readPlaces(reader, port, where, 'small')
  if (where.stops.every(({ destination }) => destination === null)) readCoveredTowns(reader, port, where)
  // Sights in small letters are told by their city.
  if (known === 0 && where.stops.length > 0) readPlaces(reader, port, where, 'small')
  readSecondPlaces(reader, port, where)
  readEventsLeft(reader, port, where)
  readBesideEvent(reader, port, where)
  const isUnlisted = readUnlistedEvent(reader, where)
  takeRunning(reader)
  readLeftOutWords(reader, port, citiesOf(where))
  readEventDay(reader, port, where.event?.id)
  const eventId =
    where.event?.id ?? where.stops.find(({ destination }) => destination?.kind === 'event')?.destination?.id
  const event = eventId === undefined ? null : port.eventById(eventId)
  const [lone] = lengths
  const dated = isUnlisted ? { ...found, hits: withoutWeekdays(reader, found.hits) } : found
  noteDates(reader, dated, event === null ? [] : eventDaysOf(event), lone === undefined ? null : daysOf(lone))
  // A town that is only come from is the trip where no other is named.
  if (where.stops.length === 0 && where.origin !== null) {
    where.stops.push(where.origin)
    where.origin = null
  }
  const { cities, total } = lengthsOfCities(
    page,
    settleByCountry(where.stops, port).toSorted((a, b) => a.span.from - b.span.from),
    lengths,
  )
  const [sole] = where.stops.length === 0 ? lengths : []
  if (total !== null || sole !== undefined) noteLength(reader, total ?? sole)
  const used = [total ?? sole, ...cities.map(({ length }) => length)]
  const [other, ...more] = lengths.filter((own) => !used.includes(own))
  const isAsked = cities.length === 1 && noteOtherLength(reader, total, other)
  const spare = [
    ...reader.spare,
    ...[...(isAsked || other === undefined ? [] : [other]), ...more].map(({ span }) => page.words(span)),
  ]
  const saysMore = lengths.length > 0 || reader.found.slice(named).some((found) => found.field === 'destination')
  const stops = cities.map(({ stop, length }) => ({
    ...stop,
    ...(length === null ? {} : { nights: length.count, unit: length.unit }),
    field: page.fieldOf(stop.span),
    words: page.words(stop.span),
    value: cityWords(stop.destination?.name ?? stop.place, length),
  }))
  const findings = reader.found
  return stops.length > 0
    ? { page, findings, stops, origin: where.origin, saysMore, spare }
    : { page, findings, stops: residue(page, port), origin: null, saysMore, spare }
}

/**
 * Nothing but a place is in the field: then the text is that one place where it is its own name ("Hilton Sydney"), or where the names
 * found in it leave something over (an address, a slip).
 */
export const needsWhole = ({ saysMore, stops, page }: Told, destination: string, port: ReadPort): boolean => {
  if (destination.length > LONGEST_NAME || isCountry(destination) || isArea(destination)) return false
  const direct = meantBy(destination.trim(), port)
  if (direct === null) return false
  // "… Festival (weekend 1)": all of it is the name, whatever else its words may say.
  if (direct.kind !== 'city' && wordsOf(direct.name).join(' ') === wordsOf(destination).join(' ')) return true
  if (saysMore || stops.length > 1) return false
  // A town or an event that was found is not made another by words nobody understood.
  if (stops.length > 0 && (direct.kind === 'city' || direct.id === stops[0]?.destination?.id)) return false
  const field = page.text.slice(0, page.notesFrom - 1)
  return isOwnName(direct, destination) || leftovers(page).some((quote) => field.includes(quote.replace(/…$/, '')))
}

/** No name was found as it is spelt: what is left of the destination may be one with a slip in it. */
const residue = (page: Page, port: ReadPort): TripStop[] => {
  const own = leftovers(page).filter((quote) => page.text.slice(0, page.notesFrom - 1).includes(quote))
  for (const quote of own.toSorted((a, b) => b.length - a.length).slice(0, 2)) {
    const text = areaIn(quote) ?? quote
    const isWide = isCountry(text) || isArea(text)
    if (isNoPlace(text)) continue
    const direct = isWide ? null : meantBy(text, port)
    // "Madri": of several towns that a slip may mean the one whose sights we list.
    const listed = direct === null && !isWide ? townNamed({ text, kinds: [] }, port) : null
    const destination = direct ?? listed?.destination ?? null
    const from = page.text.indexOf(text)
    const others = isWide ? [] : (listed?.others ?? (direct === null ? port.choicesFor(text) : []))
    if (from < 0 || (destination === null && others.length < 2 && !isWide)) continue
    const span = { from, to: from + text.length }
    page.take(span)
    const found = destination && asCity(destination, text)
    return [
      { span, place: text, destination: found, others, words: text, value: found?.name ?? text, field: 'destination' },
    ]
  }
  return []
}
