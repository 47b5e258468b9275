import ICAL from 'ical.js'
import type { TravelTimes } from '../papers/travel-times.ts'
import { minutesOf } from '../plan/clock.ts'
import type { Base, Trip, TripDay } from '../plan/plan.ts'
import { stretchOf } from '../plan/stretches.ts'
import { addPlace, localTime, newEvent, zoned } from './ics-parts.ts'

const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 864e5).toISOString().slice(0, 10)

/** Days that begin and end at one place: those of a city among several, or all. */
const sections = (trip: Trip): { readonly base: Base | null; readonly days: readonly TripDay[] }[] =>
  // By day and not by stretch: a tampered link may hold any number of those.
  [...new Set(trip.days.map((_, day) => stretchOf(trip, day)))].map((stretch) => ({
    base: stretch?.base ?? trip.meta.base,
    days: trip.days.filter((_, day) => stretchOf(trip, day) === stretch),
  }))

/**
 * A hotel as an entry of whole days, from the first day to the last; it keeps nobody from other entries. One that was only proposed is
 * left out: in a calendar it would look booked.
 */
export const hotelEvents = (trip: Trip, now: Date): ICAL.Component[] =>
  sections(trip).flatMap(({ base, days }) => {
    const dates = days.flatMap(({ date }) => date ?? []).sort()
    const [first, last] = [dates[0], dates.at(-1)]
    if (base?.kind !== 'hotel' || base.proposed !== undefined || first === undefined || last === undefined) return []
    const component = newEvent(`${first}-hotel-${base.id ?? base.name}`, now, `Hotel: ${base.name}`)
    component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(first))
    // The end of whole days is the first day that is no longer among them (RFC 5545 §3.6.1).
    component.addPropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(last)))
    component.addPropertyWithValue('transp', 'TRANSPARENT')
    addPlace(component, base.name, base.lat, base.lon)
    return [component]
  })

const moment = (
  words: string,
  date: string | null | undefined,
  clock: string | null,
  zone: string | null,
  now: Date,
): ICAL.Component[] => {
  if (!date || clock === null) return []
  const component = newEvent(`${date}-${words}`, now, words)
  // Without an end it ends when it begins (RFC 5545 §3.6.1): how long the way takes nobody said.
  component.addProperty(zoned('dtstart', localTime(date, minutesOf(clock)), zone))
  return [component]
}

/** Arrival on the first day and departure on the last, where the traveller said when. */
export const travelEvents = (
  trip: Trip,
  travel: TravelTimes,
  zoneOf: (day: number) => string | null,
  now: Date,
): ICAL.Component[] => {
  const { days, meta } = trip
  const last = days.length - 1
  const [from, to] = [meta.stretches[0]?.city ?? meta.city, meta.stretches.at(-1)?.city ?? meta.city]
  return [
    ...moment(from === null ? 'Arrive' : `Arrive in ${from}`, days[0]?.date, travel.arrival, zoneOf(0), now),
    ...moment(to === null ? 'Leave' : `Leave ${to}`, days[last]?.date, travel.departure, zoneOf(last), now),
  ]
}
