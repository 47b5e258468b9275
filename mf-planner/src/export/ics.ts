import { canonicalUrl, site } from '@site/contracts/site'
import ICAL from 'ical.js'
import { minutesOf } from '../plan/clock.ts'
import { shortLeg } from '../plan/leg-words.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { tripWithoutCentre } from '../plan/without-centre.ts'
import { hoursWords } from '../plan/words.ts'
import { tripTitle } from './title.ts'
import { vtimezone } from './zone.ts'

/** The library escapes line feeds only: any other control character would begin a line of its own, or end one, for some reader. */
const clean = (text: string): string => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')

// The library counts without the space that continues a line; RFC 5545 §3.1 allows 75 octets with it.
ICAL.foldLength = 74

/** Local date and time of a clock on a date; minutes from midnight may run into the next day. */
const localTime = (date: string, minutes: number): ICAL.Time =>
  ICAL.Time.fromDateTimeString(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19))

const describe = (stop: Stop): string =>
  [
    stop.note,
    stop.leg === null ? null : `${shortLeg(stop.leg)} from the stop before`,
    stop.openingHours === null ? null : `Open ${hoursWords(stop.openingHours)}`,
    stop.mapLink,
  ]
    .filter((line) => line !== null)
    .join('\n')

const zoned = (name: string, time: ICAL.Time, zone: string | null): ICAL.Property => {
  const property = new ICAL.Property(name)
  if (zone !== null) property.setParameter('tzid', zone)
  property.setValue(time)
  return property
}

/** A name that stays the same for a stop, in letters that every reader takes. */
const uidOf = (stop: Stop, date: string, at: number): string =>
  `${date}-${at}-${(stop.id ?? stop.title).replace(/[^\w.-]+/g, '_').slice(0, 80)}@${site.canonicalHost}`

const event = (stop: Stop, day: TripDay, at: number, zone: string | null, now: Date): ICAL.Component[] => {
  if (day.date === null || stop.start === null || stop.end === null) return []
  const start = minutesOf(stop.start)
  const length = (minutesOf(stop.end) - start + 1440) % 1440
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', uidOf(stop, day.date, at))
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
  component.addProperty(zoned('dtstart', localTime(day.date, start), zone))
  component.addProperty(zoned('dtend', localTime(day.date, start + length), zone))
  component.addPropertyWithValue('summary', clean(stop.title))
  component.addPropertyWithValue(
    'location',
    clean(stop.address === null ? stop.title : `${stop.title}, ${stop.address}`),
  )
  if (stop.lat !== null && stop.lon !== null)
    component.addPropertyWithValue('geo', [Number(stop.lat.toFixed(6)), Number(stop.lon.toFixed(6))])
  component.addPropertyWithValue('description', clean(describe(stop)))
  return [component]
}

/**
 * The plan as a calendar (RFC 5545): one event a stop, in the zone of the place, which is described in the file itself. Without
 * a known zone times are floating: the traveller's own clock.
 */
export const toIcs = (trip: Trip, now: Date): string => {
  const dates = trip.days.flatMap((day) => day.date ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const described =
    trip.meta.tz === null || first === undefined || last === undefined ? null : vtimezone(trip.meta.tz, first, last)
  const zone = described === null ? null : trip.meta.tz
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${site.brand}//Trip planner//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  // No property of the standard, so the library writes it as it is.
  calendar.addPropertyWithValue('x-wr-calname', clean(tripTitle(trip)).replace(/[\\;,\n]+/g, ' '))
  calendar.addPropertyWithValue('url', canonicalUrl('/ai-trip-planner'))
  if (described !== null) calendar.addSubcomponent(described)
  for (const day of tripWithoutCentre(trip).days)
    for (const [at, stop] of day.stops.entries())
      for (const component of event(stop, day, at, zone, now)) calendar.addSubcomponent(component)
  return `${calendar.toString()}\r\n`
}
