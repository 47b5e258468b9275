import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { MAX_READ_LENGTH } from '../share/link-address.ts'
import { encodeTrip, toCode } from '../share/link-code.ts'
import { pack } from '../share/plan-format.ts'
import { calendarOfCode } from './calendar-of-code.ts'

const now = new Date('2026-11-21T01:02:03Z')

test.each([
  ['Melbourne', melbourneTrip],
  ['London', londonTrip],
])('the code of seven days in %s is a calendar with every stop, arrival and departure', (city, trip) => {
  const body = { ...bodyFor(city, 7), trip: { arrival: '13:30', departure: '18:00' } }
  const made = calendarOfCode(encodeTrip(body, trip), now)
  if (made.kind !== 'calendar') throw new Error(made.kind)
  expect(made.name).toBe(`7-days-in-${city.toLowerCase()}.ics`)
  const events = new ICAL.Component(ICAL.parse(made.text)).getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    `Arrive in ${city}`,
    `Leave ${city}`,
    ...trip.days.flatMap(({ stops }) => stops.map(({ title }) => title)),
  ])
})

const newer = pack({ ...bodyFor('Melbourne', 7), notes: 'x' }, melbourneTrip, 0).with(2, 120)
test.each([
  ['too-long', 'A'.repeat(MAX_READ_LENGTH + 1)],
  ['damaged', 'not a code!'],
  ['damaged', encodeTrip(bodyFor('Melbourne', 7), melbourneTrip).slice(0, -20)],
  ['newer', toCode(newer)],
])('%s is told of a code that is no calendar', (kind, code) => expect(calendarOfCode(code, now)).toEqual({ kind }))
