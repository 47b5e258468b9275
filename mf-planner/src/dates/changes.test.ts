import { lossReasons } from '@site/contracts/move-dates'
import { expect, test } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { changesOf } from './changes.ts'

const before: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }
const after: Trip = {
  ...before,
  days: before.days.map((day, at) => ({ ...day, date: at === 0 ? '2027-03-28' : '2027-03-29' })),
}
const [first] = before.days[0]?.stops ?? []
const meal = before.days[1]?.stops.find((stop) => stop.meal === 'dinner')
if (first?.id == null || meal?.id == null) throw new Error('the sample has no such stops')
const lunch = { ...meal, id: 'other', title: 'Another place' }

const withStops = (
  trip: Trip,
  day: number,
  change: (stops: Trip['days'][number]['stops']) => Trip['days'][number]['stops'],
): Trip => ({
  ...trip,
  days: trip.days.map((one, at) => (at === day ? { ...one, stops: change(one.stops) } : one)),
})

test('only the dates are others', () => expect(changesOf(before, after, [])).toEqual([]))

test.each(lossReasons)('a stop lost for its reason (%s) is named, with the day in words', (reason) => {
  const [words] = changesOf(
    before,
    withStops(after, 0, ([, ...rest]) => rest),
    [{ id: first.id ?? '', reason }],
  )
  expect(words).toContain(first.title)
  expect(words).not.toMatch(/\d{4}-\d{2}/)
  expect(words?.includes('Sunday 28 March')).toBe(reason !== 'unlisted' && reason !== 'event')
})

test('a stop on another day, and a new one with its meal', () => {
  const moved = withStops(
    withStops(after, 0, ([, ...rest]) => rest),
    1,
    (stops) => [first, ...stops, lunch],
  )
  expect(changesOf(before, moved, [])).toEqual([
    `${first.title} is now on day 2, Monday 29 March.`,
    'New: Another place for dinner on day 2, Monday 29 March.',
  ])
})

test('times are told where a stop begins a quarter of an hour earlier or later', () => {
  const at = (start: string) =>
    changesOf(
      withStops(before, 0, ([one, ...rest]) => (one === undefined ? rest : [{ ...one, start: '10:00' }, ...rest])),
      withStops(after, 0, ([one, ...rest]) => (one === undefined ? rest : [{ ...one, start }, ...rest])),
      [],
    )
  expect(at('10:10')).toEqual([])
  expect(at('10:30')).toEqual([`Other times on day 1, Sunday 28 March: ${first.title} at 10:30 (was 10:00).`])
})
