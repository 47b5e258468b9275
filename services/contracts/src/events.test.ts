import { expect, it } from 'vitest'
import { bySoonest, isSeason, type EventItem } from './events.ts'

it.each([
  ['2027-01-18', '2027-02-01', false],
  ['2026-12-01', '2027-01-06', false],
  ['2026-08-10', '2027-05-20', true],
  ['soon', 'later', false],
])('%s to %s is a season: %s', (start, end, season) => expect(isSeason({ start, end })).toBe(season))

it('lists seasons after events, each soonest first', () => {
  const event = (name: string, start: string, end: string): EventItem => ({
    id: name,
    name,
    category: 'sports',
    venue: { id: 'v', name: 'v', lat: 0, lon: 0, city: 'c', country: 'AU' },
    dates: { start, end, status: 'expected' },
  })
  const listed = [
    event('home season', '2026-08-10', '2027-05-20'),
    event('b', '2027-03-01', '2027-03-01'),
    event('final', '2027-01-30', '2027-01-31'),
    event('a', '2027-03-01', '2027-03-02'),
  ].toSorted(bySoonest)
  expect(listed.map(({ name }) => name)).toEqual(['final', 'a', 'b', 'home season'])
})
