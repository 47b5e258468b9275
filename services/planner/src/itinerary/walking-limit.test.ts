import { itineraryEdit, itineraryRequest, type Leg } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { outlineOf } from '../testing/outline.ts'
import { editItinerary } from './edit.ts'
import { planItinerary } from './plan.ts'
import { longestWalkThere, walkAskedFor, walkedOn, walkLimit } from './walking-limit.ts'
import { walkingNote } from './walking-note.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const ask = (destination: string, notes: string) =>
  itineraryRequest.parse({ destination, notes, days: 3, startDate: '2027-03-09', themes: ['sightseeing', 'food'] })
const plan = (destination: string, notes: string) =>
  planItinerary(ask(destination, notes), port, { now, budgetMs: 60_000 })

const withWalking = (walking: object) => ({
  soft: { ...emptyTrip.soft, walking: { level: 'usual' as const, ...walking } },
})

it.each([
  [{}, null, 12_000],
  [{ level: 'lots' }, null, null],
  [{ level: 'lots', kmPerDay: 15 }, 15_000, 15_000],
  [{ level: 'little' }, 3000, 3000],
  [{ kmPerDay: 4.5 }, 4500, 4500],
  [{ level: 'little', kmPerDay: 5 }, 5000, 5000],
])('walking of %o asks for at most %s metres a day and is planned within %s', (walking, asked, limit) => {
  expect(walkAskedFor(withWalking(walking))).toBe(asked)
  expect(walkLimit(withWalking(walking))).toBe(limit)
})

it('a single walk is shorter with small children along, and shortest in the heat', () => {
  const family = { ...emptyTrip, party: { children: 2, ages: [5, 8] } }
  expect(longestWalkThere(emptyTrip, false)).toBeNull()
  expect(longestWalkThere(family, false)).toBe(25)
  expect([longestWalkThere(emptyTrip, true), longestWalkThere(family, true)]).toEqual([10, 10])
})

// Without stations near them, what is worth seeing in these two is far apart.
it.each(['Rome', 'Hong Kong'])('a day in %s walks no more than is usual, and is no shorter for it', async (city) => {
  const { plan: days, meta } = await plan(city, '')
  expect(Math.max(...days.map(walkedOn))).toBeLessThanOrEqual(12_000)
  expect(Math.min(...days.map(({ slots }) => slots.length))).toBeGreaterThanOrEqual(6)
  expect(meta.searchNote).not.toMatch(/walk more than/)
})

it('no hotel is moved to for shorter ways if the day then walks too far', async () => {
  const request = itineraryRequest.parse({
    destination: 'Rome',
    days: 4,
    startDate: '2027-04-01',
    notes: 'vegetarian, no museums',
  })
  const { plan: days } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  expect(days).toHaveLength(4)
  expect(Math.max(...days.map(walkedOn))).toBeLessThanOrEqual(12_000)
})

describe('a plan of little walking', () => {
  it.each([
    ['Melbourne', 'max 4 km of walking a day', 4000],
    ['New York', 'max 4 km of walking a day', 4000],
    ['Barcelona', 'we cannot walk far', 3000],
  ])('in %s, “%s”, stays within it and keeps its meals', async (city, notes, limit) => {
    const { plan: days, meta } = await plan(city, notes)
    const over = days.filter((day) => walkedOn(day) > limit)
    expect(over.length).toBeLessThanOrEqual(1)
    expect(/You walk more than the/.test(meta.searchNote ?? '')).toBe(over.length > 0)
    expect(days.map(({ slots }) => slots.filter(({ meal }) => meal !== undefined).length)).toEqual([2, 2, 2])
    expect(Math.min(...days.map(({ slots }) => slots.length))).toBeGreaterThanOrEqual(5)
    expect(meta.reading?.understood.find(({ label }) => label === 'Walking')?.use).toBe('planned')
  })

  it('keeps it in a change of the day', async () => {
    const { plan: days } = await plan('Melbourne', 'max 4 km of walking a day')
    const request = ask('Melbourne', 'max 4 km of walking a day')
    const edit = itineraryEdit.parse({ action: 'day', request, plan: outlineOf(days), day: 1 })
    const { day } = await editItinerary(edit, port, { now })
    expect(day?.slots.length).toBeGreaterThan(3)
    expect(day === null ? Infinity : walkedOn(day)).toBeLessThanOrEqual(4000)
  })
})

describe('walkingNote', () => {
  const leg = (metres: number, mode: Leg['mode'] = 'walk'): Leg => ({
    mode,
    metres,
    minutes: 9,
    low: 9,
    high: 9,
    source: 'street',
  })
  const day = (returnLeg: Leg) => ({ date: '2027-03-09', slots: [], returnLeg })

  it.each([
    [{ kmPerDay: 4 }, [leg(3900)], null],
    [
      { kmPerDay: 4 },
      [leg(3900), leg(5160)],
      'You walk more than the 4 km you asked for on day 2 (about 5.2 km): we know nothing nearer that fits.',
    ],
    [
      { level: 'little' },
      [leg(9000, 'transit')],
      'No single walk is longer than about 12 minutes; the rest are rides. Walks to and from public transport aren’t counted.',
    ],
    [
      { level: 'little' },
      [leg(500), { ...leg(700), minutes: 12, low: 8, high: 18 }, { ...leg(9000, 'transit'), high: 40 }],
      'No single walk is longer than about 18 minutes; the rest are rides. Walks to and from public transport aren’t counted.',
    ],
    [{ level: 'lots' }, [leg(9000)], null],
  ])('of %o', (walking, legs, words) => {
    expect(walkingNote(legs.map(day), withWalking(walking))).toBe(words)
  })
})
