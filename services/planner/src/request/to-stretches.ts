import type { ItineraryRequest } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import { site } from '@site/contracts/site'
import type { TripRequest } from '@site/contracts/trip-request'
import { attendance } from '../itinerary/attendance.ts'
import { cityMove, type CityMove } from '../itinerary/city-move.ts'
import { firstDay } from '../itinerary/calendar.ts'
import { soonestUndated } from '../itinerary/undated.ts'
import { addDays, localDate, weekday } from '../itinerary/days.ts'
import { startOffHolidays } from '../itinerary/quiet-start.ts'
import { kilometres, SAME_REGION_KM, type Destination, type LatLon, type PlacesPort } from '../itinerary/places.ts'
import { refusal } from '../itinerary/coverage.ts'
import { beginOf } from './calendar.ts'
import { celebrationNotes, ramadanNotes } from './celebrations.ts'
import { chosenDays, spanOf } from './date-questions.ts'
import type { ReadRequest } from './read-request.ts'
import { cityShares } from './city-shares.ts'
import { isRoad } from './road-days.ts'
import { firstDays } from './stretches.ts'
import { asTyped } from './town-words.ts'

/** A part of the trip that the engine plans by itself: some days in one city. */
export interface TripStretch {
  readonly place: string
  readonly destination: Destination
  /** Days and locks are those of this part alone. */
  readonly request: ItineraryRequest
  /** What was asked for these days: one arrives in the first city and leaves from the last. */
  readonly trip: TripRequest
  readonly firstDay: number
  /** The way from the city before, on the first of these days. */
  readonly move?: CityMove
}

export interface Stretches {
  readonly stretches: readonly TripStretch[]
  /** Cities whose name says not which one is meant. */
  readonly unknown: readonly string[]
  /** What of the length could not be had. */
  readonly notes: readonly string[]
}

/** The themes of every plan (spec §9): interests of the traveller's own stand instead of them. */
const FIXED_THEMES = ['sightseeing', 'food']

const list = new Intl.ListFormat(site.locale)

/** Days of the whole trip, as far as they can be planned: dates say it, then the form, then the text. */
const daysOf = ({ trip }: ReadRequest, request: ItineraryRequest): number => {
  const said = chosenDays(request) ?? trip.days
  const span = spanOf(trip)
  return (trip.dates?.kind === 'weekend' ? (said ?? span) : (span ?? said)) ?? request.days
}

const MONDAY = 0
/** The first day of a weekend, also where the trip is shorter: one that ends on a Monday is made for that holiday. */
const weekendStart = (first: string, last: string, days: number): string => {
  const ending = addDays(last, 1 - days)
  return weekday(last) === MONDAY && ending > first ? ending : first
}

const startOf = (
  read: ReadRequest,
  request: ItineraryRequest,
  port: Pick<PlacesPort, 'closures' | 'holidays'>,
  now: Date,
): string | undefined => {
  const { trip, cities } = read
  if (request.startDate !== undefined) return request.startDate
  const { dates } = trip
  const hasEvent = trip.event?.id !== undefined || cities.some(({ destination }) => destination?.kind === 'event')
  // An event has its own days; a month or some weekend says no more than it does.
  if (dates === undefined || (hasEvent && dates.kind !== 'days' && !dates.fixed)) return undefined
  if (dates.kind === 'weekend') return weekendStart(dates.first, dates.last, daysOf(read, request))
  if (dates.kind !== 'month') return dates.first
  const first = beginOf(dates)
  const destination = cities[0]?.destination ?? null
  const tomorrow = addDays(localDate(now, destination?.tz ?? 'UTC'), 1)
  if (first < tomorrow) return tomorrow
  if (destination === null || dates.part !== undefined) return first
  const { country } = destination
  return startOffHolidays(first, daysOf(read, request), destination, port.closures(country), port.holidays(country))
}

const themesOf = ({ trip }: ReadRequest, { themes }: ItineraryRequest): string[] => {
  const own = trip.soft.interests.toSorted((a, b) => b.weight - a.weight).map(({ theme }) => theme)
  if (own.length === 0) return themes
  const isFixed = themes.length === FIXED_THEMES.length && FIXED_THEMES.every((theme) => themes.includes(theme))
  return [...new Set([...own, ...(isFixed ? [] : themes)])]
}

const tripOf = ({ arrival, departure, ...trip }: TripRequest, isFirst: boolean, isLast: boolean): TripRequest => ({
  ...trip,
  ...(isFirst && arrival !== undefined ? { arrival } : {}),
  ...(isLast && departure !== undefined ? { departure } : {}),
})

const isNear = (destination: Destination | null, at: LatLon): boolean =>
  destination !== null && kilometres(destination.centre, at) <= SAME_REGION_KM

/** The first day of a trip through several cities, so that their event falls on a day of its city; undefined without one. */
const startForEvent = (
  { trip, cities }: ReadRequest,
  request: ItineraryRequest,
  shares: readonly number[],
  port: Pick<PlacesPort, 'eventById'>,
  today: string,
): string | undefined => {
  const id = request.eventId ?? trip.event?.id
  const event = id === undefined ? null : port.eventById(id)
  if (event === null) return undefined
  const at = cities.findIndex(({ destination }) => isNear(destination, event.venue))
  const days = shares[at] ?? 0
  if (days === 0) return undefined
  const eventDate = request.eventDate ?? trip.event?.ticketDate
  const dated = { days, ...(eventDate === undefined ? {} : { eventDate }) }
  const attend = attendance(dated, event, today)
  if (attend === null) return undefined
  const before = shares.slice(0, at).reduce((sum, own) => sum + own, 0)
  const start = addDays(firstDay(dated, attend, today), -before)
  return start > today ? start : undefined
}

/** The city that a place is nearest to; the first where nothing is known of it. */
const nearestCity = (cities: ReadRequest['cities'], at: LatLon | null): number => {
  const far = cities.map(({ destination }) =>
    at === null || destination === null ? Number.POSITIVE_INFINITY : kilometres(destination.centre, at),
  )
  return at === null ? 0 : far.indexOf(Math.min(...far))
}

/** What must be seen is a matter of the city it is in. */
const ownSights = (trip: TripRequest, isHere: (id: string) => boolean): TripRequest => ({
  ...trip,
  hard: { ...trip.hard, mustSee: trip.hard.mustSee.filter(({ id }) => id === undefined || isHere(id)) },
})

/** The request of every part in the engine's own terms. */
export const toStretches = (
  read: ReadRequest,
  request: ItineraryRequest,
  port: Pick<
    PlacesPort,
    'eventById' | 'hotelById' | 'events' | 'poiById' | 'poisNear' | 'coveredCities' | 'closures' | 'holidays'
  >,
  now: Date,
): Stretches => {
  const { trip } = read
  const cities = read.cities.map(({ place, destination }) => ({
    place,
    destination: destination && asTyped(place, destination, port),
  }))
  const { maxDays } = limits.planner
  const asked = daysOf(read, request)
  const total = Math.min(asked, maxDays)
  const { days: own, uncovered } = cityShares(
    cities.map(({ destination }, i) => ({ nights: trip.cities[i]?.nights, destination })),
    asked,
    port,
  )
  const shares = firstDays(own, maxDays)
  const several = cities.length > 1
  const first = startOf(read, request, port, now)
  const today = localDate(now, cities[0]?.destination?.tz ?? 'UTC')
  const start =
    first ?? (several ? (startForEvent(read, request, shares, port, today) ?? soonestUndated(today)) : undefined)
  const {
    notes: _n,
    trip: _t,
    without: _w,
    startDate: _s,
    eventId: _e,
    hotelId: _h,
    locked,
    exclude,
    ...rest
  } = request
  const eventDate = request.eventDate ?? trip.event?.ticketDate
  const eventTime = request.eventTime ?? trip.event?.ticketTime
  const hotelId = request.hotelId ?? trip.stay?.id
  // What lies in one of the cities is no matter of the others; what lies in none is told with the first.
  const cityOf = (at: LatLon | null | undefined) =>
    at == null
      ? -1
      : Math.max(
          0,
          cities.findIndex(({ destination }) => isNear(destination, at)),
        )
  const eventCity = cityOf(request.eventId === undefined ? null : port.eventById(request.eventId)?.venue)
  const hotelCity = cityOf(hotelId === undefined ? null : port.hotelById(hotelId))
  const stretches: TripStretch[] = []
  const last = shares.findLastIndex((days) => days > 0)
  let firstDay = 0
  for (const [i, { place, destination }] of cities.entries()) {
    const days = shares[i] ?? 0
    const from = several ? firstDay : 0
    const isHere = (city: number) => city < 0 || city === i
    const isThere = !several || trip.event?.city === destination?.city
    const before = stretches.at(-1)?.destination
    const eventId = isHere(eventCity) ? (request.eventId ?? (isThere ? trip.event?.id : undefined)) : undefined
    if (destination !== null && days > 0)
      stretches.push({
        place,
        destination,
        firstDay: from,
        // A day for the way leaves the morning of the next city free.
        ...(before === undefined || isRoad(cities[i - 1]?.place ?? '')
          ? {}
          : { move: cityMove({ ...before.centre, city: before.city }, destination.centre) }),
        trip: ownSights(
          tripOf(trip, i === 0, i === last && asked <= total),
          (id) => nearestCity(cities, port.poiById(id)) === i,
        ),
        request: {
          ...rest,
          destination: place,
          days,
          pace: trip.soft.pace ?? request.pace,
          themes: themesOf(read, request),
          exclude: [...(exclude ?? []), ...trip.hard.mustNot.places.flatMap(({ id }) => id ?? [])],
          locked: (locked ?? [])
            .filter((lock) => lock.day >= from && lock.day < from + days)
            .map((lock) => ({ ...lock, day: lock.day - from })),
          ...(start === undefined ? {} : { startDate: addDays(start, from) }),
          ...(eventId === undefined ? {} : { eventId }),
          ...(eventDate === undefined ? {} : { eventDate }),
          ...(eventTime === undefined ? {} : { eventTime }),
          ...(hotelId === undefined || !isHere(hotelCity) ? {} : { hotelId }),
        },
      })
    // Days of a city nobody can tell are left open, not given to another.
    firstDay += days
  }
  const without = cities.filter((_, i) => shares[i] === 0 && !uncovered.includes(i)).map(({ place }) => place)
  const elsewhere = list.format(stretches.map(({ destination: { city } }) => city))
  const unplanned = uncovered.flatMap((i) => cities[i]?.destination ?? [])
  return {
    stretches,
    unknown: cities.filter(({ destination }) => destination === null).map(({ place }) => place),
    notes: [
      ...(asked > total
        ? [`You asked for ${asked} days. We plan up to ${maxDays} at a time, so these are the first ${maxDays}.`]
        : []),
      ...ramadanNotes(stretches),
      ...celebrationNotes(stretches, port),
      ...unplanned.map(
        (city) =>
          `${refusal(city, port, { asked: 1, known: 0 }).searchNote} So all of your days are in ${elsewhere}. To keep days for ${city.city}, write how many you want there.`,
      ),
      ...(without.length > 0 ? [`The days don’t reach for ${without.join(' and ')}.`] : []),
    ],
  }
}
