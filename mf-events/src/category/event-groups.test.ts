import { expect, it } from 'vitest'
import { event } from '../testing/event.ts'
import { firstOf, groupEvents } from './event-groups.ts'

const TODAY = '2026-11-23'
const events = [
  event('Home season', ['2026-08-22', '2027-05-18']),
  event('Parade', ['2026-11-26', '2026-11-26'], { genre: 'celebration' }),
  event('Next year', ['2027-12-05', '2027-12-05']),
  event('This year', ['2026-12-05', '2026-12-05']),
  event('Film festival', ['2026-12-01', '2026-12-09'], { genre: 'arts' }),
  event('Also this year', ['2026-12-05', '2026-12-06']),
  event('On now', ['2026-11-20', '2026-11-24']),
  event('Usually now', ['2026-11-21', '2026-11-24'], {
    dates: { start: '2026-11-21', end: '2026-11-24', status: 'expected', usual: 'month' },
  }),
]
const printed = (groups: ReturnType<typeof groupEvents>) =>
  groups.map(({ title, events: each }) => [title, ...each.map(({ name }) => name)])

it('keeps months of different years apart, and puts what is no music and seasons after them', () => {
  expect(printed(groupEvents(events, TODAY))).toEqual([
    ['On now', 'On now'],
    ['November 2026', 'Usually now'],
    ['December 2026', 'Also this year', 'This year'],
    ['December 2027', 'Next year'],
    ['Arts, parades and fireworks', 'Parade', 'Film festival'],
    ['Seasons', 'Home season'],
  ])
})

it.each([
  [0, 0],
  [2, 2],
  [4, 4],
  [99, events.length],
])('the first %i are %i, in the order of the groups', (count, shown) => {
  const all = printed(groupEvents(events, TODAY)).flatMap(([, ...names]) => names)
  const first = printed(firstOf(groupEvents(events, TODAY), count)).flatMap(([, ...names]) => names)
  expect(first).toEqual(all.slice(0, shown))
})

it('shows no heading without an event', () => {
  expect(firstOf(groupEvents(events, TODAY), 1).map(({ title }) => title)).toEqual(['On now'])
})
