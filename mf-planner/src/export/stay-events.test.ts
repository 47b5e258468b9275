import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { noTravel } from '../papers/travel-times.ts'
import type { Base, Trip } from '../plan/plan.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { toIcs } from './ics.ts'

const now = new Date('2026-11-21T01:02:03Z')
const hotel = (name: string): Base => ({ kind: 'hotel', id: name, name, lat: -37.8, lon: 144.96 })
const at = (base: Base | null): Trip => ({ ...melbourneTrip, meta: { ...melbourneTrip.meta, base } })
const entries = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
const hotels = (trip: Trip) =>
  entries(toIcs(trip, noTravel, now))
    .filter(({ summary }) => summary.startsWith('Hotel:'))
    .map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()])

test('the hotel is an entry of whole days, from the first to the last', () =>
  expect(hotels(at(hotel('Crown')))).toEqual([['Hotel: Crown', '2026-11-22', '2026-11-29']]))

test.each([
  ['the centre of a city', { ...hotel('the centre'), kind: 'centre' } as const],
  ['a venue', { ...hotel('Arena'), kind: 'venue' } as const],
  ['nothing', null],
  ['a hotel that was only proposed', { ...hotel('Crown'), proposed: { savedMinutes: 9, insteadOf: 'x', others: [] } }],
])('%s is no booked hotel', (_, base) => expect(hotels(at(base))).toEqual([]))

test('a trip through two cities has a hotel for each, and the clocks of each', () => {
  const stretch = { country: null, base: null }
  const trip: Trip = {
    ...melbourneTrip,
    meta: {
      ...melbourneTrip.meta,
      stretches: [
        {
          ...stretch,
          place: 'a',
          city: 'Melbourne',
          tz: 'Australia/Melbourne',
          firstDay: 0,
          days: 3,
          base: hotel('A'),
        },
        { ...stretch, place: 'b', city: 'Tokyo', tz: 'Asia/Tokyo', firstDay: 3, days: 4, base: hotel('B') },
      ],
    },
  }
  expect(hotels(trip)).toEqual([
    ['Hotel: A', '2026-11-22', '2026-11-25'],
    ['Hotel: B', '2026-11-25', '2026-11-29'],
  ])
  const text = toIcs(trip, { arrival: '14:00', departure: '20:15' }, now)
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2)
  const travel = entries(text).filter(({ summary }) => /^(Arrive|Leave)/.test(summary))
  expect(travel.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
    ['Arrive in Melbourne', '2026-11-22T14:00:00'],
    ['Leave Tokyo', '2026-11-28T20:15:00'],
  ])
  const zones = entries(text).flatMap(
    ({ component }) => component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? [],
  )
  expect(zones.filter((zone) => zone === 'Asia/Tokyo')).toHaveLength(
    1 + trip.days.slice(3).reduce((sum, { stops }) => sum + stops.length, 0),
  )
})
