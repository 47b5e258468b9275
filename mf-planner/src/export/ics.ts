import { canonicalUrl, site } from '@site/contracts/site'
import { minutesOf } from '../plan/clock.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { hoursWords } from '../plan/words.ts'
import { tripTitle } from './title.ts'
import { escapeText, fold } from './ics-text.ts'
import { vtimezone } from './zone.ts'

const utcStamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Local date and time of a clock on a date; minutes from midnight may run into the next day. */
const localStamp = (date: string, minutes: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '')

const describe = (stop: Stop): string =>
  [
    stop.note,
    stop.leg === null
      ? null
      : `${stop.leg.minutes} min ${stop.leg.mode === 'walk' ? 'on foot' : 'by transit'} from the stop before`,
    stop.openingHours === null ? null : `Open ${hoursWords(stop.openingHours)}`,
    stop.mapLink,
  ]
    .filter((line) => line !== null)
    .join('\n')

const event = (stop: Stop, day: TripDay, at: number, zone: string | null, now: Date): string[] => {
  if (day.date === null || stop.start === null || stop.end === null) return []
  const start = minutesOf(stop.start)
  const length = (minutesOf(stop.end) - start + 1440) % 1440
  const tzid = zone === null ? '' : `;TZID=${zone}`
  return [
    'BEGIN:VEVENT',
    `UID:${day.date}-${at}-${encodeURIComponent(stop.id ?? stop.title)}@${site.canonicalHost}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART${tzid}:${localStamp(day.date, start)}`,
    `DTEND${tzid}:${localStamp(day.date, start + length)}`,
    `SUMMARY:${escapeText(stop.title)}`,
    `LOCATION:${escapeText(stop.address === null ? stop.title : `${stop.title}, ${stop.address}`)}`,
    ...(stop.lat === null || stop.lon === null ? [] : [`GEO:${stop.lat.toFixed(6)};${stop.lon.toFixed(6)}`]),
    `DESCRIPTION:${escapeText(describe(stop))}`,
    'END:VEVENT',
  ]
}

/**
 * The plan as a calendar (RFC 5545): one event a stop, in the zone of the place, which is described in the file itself. Without
 * a known zone times are floating: the traveller's own clock.
 */
export const toIcs = (trip: Trip, now: Date): string => {
  const dates = trip.days.flatMap((day) => day.date ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const zone = trip.meta.tz
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.brand}//Trip planner//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(tripTitle(trip))}`,
    `URL:${canonicalUrl('/ai-trip-planner')}`,
    ...(zone === null || first === undefined || last === undefined ? [] : vtimezone(zone, first, last)),
    ...trip.days.flatMap((day) => day.stops.flatMap((stop, at) => event(stop, day, at, zone, now))),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
