import { expect, test } from 'vitest'
import { melbourneTrip } from '../testing/plans.ts'
import { datesOf, placeOf } from './trip-words.ts'

const daysOn = (...dates: (string | null)[]) => ({
  days: dates.map((date) => ({ date, stops: [], departAt: null, returnLeg: null, returnBy: null })),
})

test.each([
  [['2026-11-26'], '26 November 2026'],
  [['2026-11-26', '2026-11-27', '2026-11-28'], '26 to 28 November 2026'],
  [['2026-11-29', '2026-12-01'], '29 November to 1 December 2026'],
  [['2026-12-31', '2027-01-02'], '31 December 2026 to 2 January 2027'],
  [[null, '2027-01-02'], null],
  [[], null],
])('tells the days %j as “%s”', (dates, words) => expect(datesOf(daysOn(...dates))).toBe(words))

const venue = { name: 'Rod Laver Arena', neighborhood: null, cityContext: 'Melbourne' }

test.each([
  [{ venueDetails: venue }, 'Rod Laver Arena, Melbourne'],
  [
    { venueDetails: { ...venue, neighborhood: 'Olympic Park', cityContext: null } },
    'Rod Laver Arena, Olympic Park, Melbourne',
  ],
  [{ venueDetails: null }, 'Melbourne'],
  [{ venueDetails: null, city: null }, 'Your trip'],
])('names the place of %j', (meta, words) => expect(placeOf({ meta: { ...melbourneTrip.meta, ...meta } })).toBe(words))
