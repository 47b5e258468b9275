import ICAL from 'ical.js'
import { describe, expect, test, vi } from 'vitest'
import { noTravel } from '../papers/travel-times.ts'
import type { Trip } from '../plan/plan.ts'
import { londonTrip, melbourneTrip } from '../testing/plans.ts'
import { toIcs } from './ics.ts'

const now = new Date('2026-11-21T01:02:03Z')

/** Reads the file with a parser that is not ours, its own VTIMEZONE included. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone !== null) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  if (zone !== null) ICAL.TimezoneService.remove(String(zone.getFirstPropertyValue('tzid')))
  return { calendar, events }
}

const only = (trip: Trip, date: string, start: string, end: string, tz: string | null): Trip => {
  const [day] = trip.days
  const [stop] = day?.stops ?? []
  if (day === undefined || stop === undefined) throw new Error('no sample')
  return { meta: { ...trip.meta, tz }, days: [{ ...day, date, stops: [{ ...stop, start, end }] }] }
}

test('a parser of its own finds every stop, named and in order', () => {
  const { events } = read(toIcs(melbourneTrip, noTravel, now))
  expect(events.map((event) => event.summary)).toEqual(
    melbourneTrip.days.flatMap((day) => day.stops.map((stop) => stop.title)),
  )
  expect(new Set(events.map((event) => event.uid)).size).toBe(events.length)
})

describe('the right moment', () => {
  test.each([
    ['Australia/Melbourne', '2026-11-26', '19:30', '2026-11-26T08:30:00.000Z', 'daylight time'],
    ['Australia/Melbourne', '2026-07-01', '19:30', '2026-07-01T09:30:00.000Z', 'standard time'],
    ['Australia/Melbourne', '2026-10-04', '01:30', '2026-10-03T15:30:00.000Z', 'before the change'],
    ['Australia/Melbourne', '2026-10-04', '03:30', '2026-10-03T16:30:00.000Z', 'after the change'],
    ['Europe/London', '2026-06-15', '10:00', '2026-06-15T09:00:00.000Z', 'summer time'],
    ['Europe/London', '2026-12-15', '10:00', '2026-12-15T10:00:00.000Z', 'winter time'],
    ['Asia/Singapore', '2026-09-20', '20:00', '2026-09-20T12:00:00.000Z', 'a zone without changes'],
    ['America/New_York', '2026-11-01', '12:00', '2026-11-01T17:00:00.000Z', 'the day clocks go back'],
    ['Asia/Kathmandu', '2026-03-01', '09:00', '2026-03-01T03:15:00.000Z', 'an offset of 45 minutes'],
  ])('%s %s %s is %s (%s)', (tz, date, start, moment) => {
    const text = toIcs(only(melbourneTrip, date, start, '23:55', tz), noTravel, now)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const zone = calendar.getFirstSubcomponent('vtimezone')
    const event = calendar.getFirstSubcomponent('vevent')
    if (zone === null || event === null) throw new Error('no zone or event')
    const timezone = new ICAL.Timezone(zone)
    const begin = event.getFirstPropertyValue('dtstart')
    if (!(begin instanceof ICAL.Time)) throw new Error('no start')
    begin.zone = timezone
    expect(begin.toJSDate().toISOString()).toBe(moment)
    expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(tz)
  })
})

test('a stop past midnight ends on the next day', () => {
  const { events } = read(
    toIcs(only(melbourneTrip, '2026-11-30', '22:30', '00:30', 'Australia/Melbourne'), noTravel, now),
  )
  expect(events[0]?.endDate.toString()).toBe('2026-12-01T00:30:00')
})

test('without a zone the times float', () => {
  const text = toIcs(only(londonTrip, '2026-06-15', '10:00', '11:00', null), noTravel, now)
  expect(text).not.toContain('TZID')
  expect(text).toContain('DTSTART:20260615T100000')
})

test('no line is longer than 75 octets, and every line ends as the standard wants', () => {
  const text = toIcs(melbourneTrip, noTravel, now)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('special characters survive the way through the file', () => {
  const title = 'Müller; Söhne, “Bar” \\ 東京'
  const trip = only(melbourneTrip, '2026-11-26', '10:00', '11:00', 'Australia/Melbourne')
  const [day] = trip.days
  const odd = {
    ...trip,
    days: day === undefined ? [] : [{ ...day, stops: day.stops.map((stop) => ({ ...stop, title })) }],
  }
  expect(read(toIcs(odd, noTravel, now)).events[0]?.summary).toBe(title)
})

test.each(['\r', '\r\n', '\n', '\u0085', '\u2028', '\u000b'])(
  'a title with %j begins no line of its own',
  (breaker) => {
    const title = `Museum${breaker}BEGIN:VALARM${breaker}ATTACH:https://evil.example`
    const [day] = only(melbourneTrip, '2026-11-26', '10:00', '11:00', 'Australia/Melbourne').days
    if (day === undefined) throw new Error('no day')
    const stops = day.stops.map((stop) => ({ ...stop, title, address: title, note: title, id: title }))
    const text = toIcs({ meta: { ...melbourneTrip.meta, city: title }, days: [{ ...day, stops }] }, noTravel, now)
    const pieces = text.split(/[\r\n\u2028]|(?=\p{Cc})./u)
    expect(pieces.filter((line) => /^(?:BEGIN:VALARM|ATTACH)/.test(line))).toEqual([])
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  },
)

test.each(['Mars/Olympus', 'Europe/London\r\nX:1', '', '../etc'])(
  'the unknown zone %j leaves the times floating',
  (tz) => {
    const text = toIcs(only(londonTrip, '2026-06-15', '10:00', '11:00', tz), noTravel, now)
    expect(text).not.toContain('TZID')
    expect(text).toContain('DTSTART:20260615T100000')
  },
)

test('days that lie centuries apart cost no search of the clocks between them', () => {
  const [day] = only(londonTrip, '2001-01-01', '10:00', '11:00', 'Europe/London').days
  if (day === undefined) throw new Error('no day')
  const far = { meta: { ...londonTrip.meta, tz: 'Europe/London' }, days: [day, { ...day, date: '2190-01-01' }] }
  const looks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  expect(toIcs(far, noTravel, now).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(looks.mock.calls.length).toBeLessThan(1000)
})
