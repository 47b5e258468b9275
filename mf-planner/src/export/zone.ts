import { isZone } from '../plan/lenient.ts'
import { offsetsOf } from '@site/contracts/zone-offsets'
import ICAL from 'ical.js'

interface Transition {
  /** First moment of the new offset. */
  readonly at: number
  readonly from: number
  readonly to: number
}

const DAY = 864e5

/** When the clocks of a zone change between two moments, to the minute. */
const transitions = (offsetAt: (moment: number) => number, begin: number, end: number): Transition[] => {
  const found: Transition[] = []
  let before = offsetAt(begin)
  for (let day = begin + DAY; day <= end; day += DAY) {
    const after = offsetAt(day)
    if (after === before) continue
    let [low, high] = [day - DAY, day]
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000
      if (middle <= low) break
      if (offsetAt(middle) === before) low = middle
      else high = middle
    }
    found.push({ at: high, from: before, to: after })
    before = after
  }
  return found
}

/** As jCal writes it (RFC 7265): with dashes and colons. */
const stamp = (moment: number): string => new Date(moment).toISOString().slice(0, 19)
const sign = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
}

const observance = (kind: 'standard' | 'daylight', local: string, from: number, to: number) => [
  kind,
  [
    ['dtstart', {}, 'date-time', local],
    ['tzoffsetfrom', {}, 'utc-offset', sign(from)],
    ['tzoffsetto', {}, 'utc-offset', sign(to)],
  ],
  [],
]

/** Longest span of dates described, in days: a plan is a week, and each day costs a look at the clocks. */
const MAX_SPAN_DAYS = 60

/**
 * The zone's clocks for the year round two dates as a VTIMEZONE (RFC 5545 §3.6.5), each change spelt out, so that a calendar
 * needs no zone table of its own. Null for a zone nobody knows and for dates too far apart to belong to one trip.
 */
export const vtimezone = (zone: string, firstDate: string, lastDate: string): ICAL.Component | null => {
  const [first, last] = [Date.parse(`${firstDate}T00:00:00Z`), Date.parse(`${lastDate}T00:00:00Z`)]
  if (!isZone(zone) || !(last - first <= MAX_SPAN_DAYS * DAY)) return null
  const offsetAt = offsetsOf(zone)
  const begin = first - 200 * DAY
  const changes = transitions(offsetAt, begin, last + 200 * DAY)
  const start = offsetAt(begin)
  const standard = Math.min(start, ...changes.map((change) => change.to))
  const kind = (offset: number) => (offset > standard ? 'daylight' : 'standard')
  return new ICAL.Component([
    'vtimezone',
    [['tzid', {}, 'text', zone]],
    [
      observance(kind(start), stamp(begin + start * 60_000), start, start),
      // A change begins when the clocks still show the old offset.
      ...changes.map(({ at, from, to }) => observance(kind(to), stamp(at + from * 60_000), from, to)),
    ],
  ])
}
