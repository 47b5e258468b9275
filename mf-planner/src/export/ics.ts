import { canonicalUrl, site } from '@site/contracts/site'
import ICAL from 'ical.js'
import type { TravelTimes } from '../papers/travel-times.ts'
import { minutesOf } from '../plan/clock.ts'
import { shortLeg } from '../plan/leg-words.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { stretchOf } from '../plan/stretches.ts'
import { tripWithoutCentre } from '../plan/without-centre.ts'
import { hoursWords } from '../plan/words.ts'
import { saidOf } from '../plan/yours.ts'
import { addPlace, clean, localTime, newEvent, zoned } from './ics-parts.ts'
import { hotelEvents, travelEvents } from './stay-events.ts'
import { tripTitle } from './title.ts'
import { vtimezone } from './zone.ts'

const describe = (stop: Stop, at: number): string =>
  [
    saidOf(stop).note,
    stop.note,
    stop.leg === null ? null : `${shortLeg(stop.leg)} from ${at === 0 ? 'where the day starts' : 'the stop before'}`,
    stop.openingHours === null ? null : `Open ${hoursWords(stop.openingHours)}`,
    stop.mapLink,
  ]
    .filter((line) => line !== null)
    .join('\n')

const event = (stop: Stop, day: TripDay, at: number, zone: string | null, now: Date): ICAL.Component[] => {
  if (day.date === null || stop.start === null || stop.end === null) return []
  const start = minutesOf(stop.start)
  const length = (minutesOf(stop.end) - start + 1440) % 1440
  const component = newEvent(`${day.date}-${at}-${stop.id ?? stop.title}`, now, stop.title)
  component.addProperty(zoned('dtstart', localTime(day.date, start), zone))
  component.addProperty(zoned('dtend', localTime(day.date, start + length), zone))
  addPlace(component, stop.address === null ? stop.title : `${stop.title}, ${stop.address}`, stop.lat, stop.lon)
  component.addPropertyWithValue('description', clean(describe(stop, at)))
  return [component]
}

const zoneOfDay = (trip: Trip, day: number): string | null => stretchOf(trip, day)?.tz ?? trip.meta.tz

/** The zones of the plan's days that are known, each described for the plan's dates. */
const describedZones = (trip: Trip): Map<string, ICAL.Component> => {
  const dates = trip.days.flatMap((day) => day.date ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const names = new Set(trip.days.flatMap((_, day) => zoneOfDay(trip, day) ?? []))
  return new Map(
    [...names].flatMap((name) => {
      const zone = first === undefined || last === undefined ? null : vtimezone(name, first, last)
      return zone === null ? [] : [[name, zone] as const]
    }),
  )
}

/**
 * The plan as a calendar (RFC 5545): the hotel, arrival and departure, and one event a stop, in the zone of its city, which is
 * described in the file itself. Without a known zone times are floating: the traveller's own clock.
 */
export const toIcs = (trip: Trip, travel: TravelTimes, now: Date): string => {
  const zones = describedZones(trip)
  const zoneOf = (day: number): string | null => {
    const name = zoneOfDay(trip, day)
    return name !== null && zones.has(name) ? name : null
  }
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${site.brand}//Trip planner//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  // No property of the standard, so the library writes it as it is.
  calendar.addPropertyWithValue('x-wr-calname', clean(tripTitle(trip)).replace(/[\\;,\n]+/g, ' '))
  calendar.addPropertyWithValue('url', canonicalUrl('/ai-trip-planner'))
  const entries = [
    ...zones.values(),
    ...hotelEvents(trip, now),
    ...travelEvents(trip, travel, zoneOf, now),
    ...tripWithoutCentre(trip).days.flatMap((day, index) =>
      day.stops.flatMap((stop, at) => event(stop, day, at, zoneOf(index), now)),
    ),
  ]
  for (const entry of entries) calendar.addSubcomponent(entry)
  return `${calendar.toString()}\r\n`
}
