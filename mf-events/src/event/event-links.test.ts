import { expect, it } from 'vitest'
import { event } from '../testing/event.ts'
import { eventHotelsAddress, planLink } from './event-links.ts'

const TODAY = '2026-11-23'
const cup = event('City Cup', ['2027-01-18', '2027-01-20'])

it.each([
  ['an event', cup, '/music?event=city-cup&in=2027-01-17&out=2027-01-21'],
  ['a season', event('Home season', ['2026-08-22', '2027-05-18']), '/music?event=home-season'],
  ['one that is over', event('Old', ['2026-01-18', '2026-01-20']), '/music?event=old'],
])('the hotels of %s', (_, item, address) => expect(eventHotelsAddress(item, TODAY)).toBe(address))

it.each([
  ['days of the event', cup, 'destination=City+Cup&days=3&start=2027-01-18', 'these days'],
  ['one day', event('Final', ['2027-01-18', '2027-01-18']), 'destination=Final&days=1&start=2027-01-18', 'these days'],
  [
    'at most a week',
    event('Fringe', ['2027-02-20', '2027-03-22']),
    'destination=Fringe&days=7&start=2027-02-20',
    'these days',
  ],
  [
    'what is left of one going on',
    event('Fair', ['2026-11-20', '2026-11-24']),
    'destination=Fair&days=2&start=2026-11-23',
    'these days',
  ],
  ['no days of a season', event('Home season', ['2026-08-22', '2027-05-18']), 'destination=Home+season', 'any days'],
  [
    'no days that are only usual',
    event('Race', ['2027-03-12', '2027-03-14'], {
      dates: { start: '2027-03-12', end: '2027-03-14', status: 'expected', usual: 'around' },
    }),
    'destination=Race',
    'any days',
  ],
  ['no days that are over', event('Old', ['2026-01-18', '2026-01-20']), 'destination=Old', 'any days'],
  [
    'the venue of an event that only the ticket provider knows',
    { ...cup, id: 'tm-1' },
    'destination=Town+Hall%2C+Melbourne&days=3&start=2027-01-18',
    'these days',
  ],
])('plans %s', (_, item, query, plans) =>
  expect(planLink(item, TODAY)).toEqual({ to: `/ai-trip-planner?${query}`, plans }),
)
