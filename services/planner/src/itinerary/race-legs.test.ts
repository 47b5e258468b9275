import { describe, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { CENTRE, sampleEvent } from '../testing/sample-city.ts'
import type { PlannedEvent } from './calendar.ts'
import { MEALS } from './days.ts'
import { legsOf } from './leg-table.ts'
import type { PlacesPort, PlanLeg } from './places.ts'
import { closeOn, legsNote, metresFree, offLegsBefore, visitsOn } from './race-legs.ts'
import type { Stop } from './stops.ts'

const raceOn = (day: number, role: 'runs' | 'watches') => ({
  event: { day, role } as unknown as PlannedEvent,
  dates: ['2027-10-08', '2027-10-09', '2027-10-10'],
})
const runs = raceOn(1, 'runs')

describe('the days around a race that one runs', () => {
  it('are walked little, whatever is usual', () => {
    expect([0, 1, 2, 3].map((day) => metresFree(runs, day, null))).toEqual([4000, 2500, 5000, null])
    expect(metresFree(runs, 0, 3000)).toBe(3000)
    expect(metresFree(raceOn(1, 'watches'), 0, 12_000)).toBe(12_000)
  })

  it('have fewer visits before it and after it', () => {
    expect([0, 1, 2, 3].map((day) => visitsOn(runs, day, 6))).toEqual([3, 6, 3, 6])
  })

  const own = [[600, 700]] as const
  const stop = (category: string, minutes: number) =>
    ({
      poi: { category, name: 'A place', themes: [] },
      meal: null,
      minutes,
      windows: [own, own, own],
    }) as unknown as Stop

  it('have no long museum before it', () => {
    expect(offLegsBefore(stop('museum', 180), runs).windows).toEqual([[], own, own])
    expect(offLegsBefore(stop('museum', 90), runs).windows).toEqual([own, own, own])
    expect(offLegsBefore(stop('museum', 120), runs).windows).toEqual([[], own, own])
    expect(offLegsBefore(stop('sight', 120), runs).windows).toEqual([own, own, own])
    // A park is walked from end to end.
    expect(offLegsBefore(stop('park', 60), runs).windows).toEqual([[], own, own])
    expect(offLegsBefore(stop('park', 45), runs).windows).toEqual([own, own, own])
  })

  it('have no visit of half a day before it', () => {
    expect(offLegsBefore(stop('park', 180), runs).windows).toEqual([[], own, own])
    expect(offLegsBefore(stop('park', 180), raceOn(1, 'watches')).windows).toEqual([own, own, own])
  })

  it('are over early, and not before a dinner', () => {
    expect([0, 1, 2, 3].map((day) => closeOn(runs, day, 1290))).toEqual([1200, 1290, 1200, 1290])
    const late = { ...MEALS, dinner: { ...MEALS.dinner, from: 20 * 60 } }
    expect(closeOn({ ...runs, meals: late }, 0, 1350)).toBe(20 * 60 + late.dinner.minutes + 45)
  })

  it('are told once', () => {
    const name = (day: number) => `day ${day + 1}`
    expect(legsNote(runs, () => 600, name)).toBe(
      'You run on day 2, so day 1 has few stops, little walking between them and no long visit, and day 3 starts at 10:00 and has few stops.',
    )
    expect(legsNote(raceOn(1, 'watches'), () => 600, name)).toBeNull()
  })
})

it('a way from the finish is a ride beyond a short walk, and the way there is not', () => {
  const walk: PlanLeg = { mode: 'walk', minutes: 20, low: 18, high: 24, metres: 1600, source: 'estimate' }
  const legs = (points: readonly unknown[]) => points.map(() => walk)
  const port = {
    revision: () => 0,
    legsFrom: (_: unknown, points: readonly unknown[]) => legs(points),
    legs: (points: readonly unknown[]) => points.map(() => legs(points)),
  } as unknown as PlacesPort
  const pointOf = new Map([
    ['race', 1],
    ['lunch', 2],
  ])
  const stops = [CENTRE, CENTRE]
  const { leg } = legsOf(port, CENTRE, { stops, pointOf, trip: emptyTrip, tires: 'race' })
  expect(leg('race', 'lunch').unknown).toBe(true)
  expect(leg('lunch', 'race')).toEqual(walk)
  expect(leg(null, 'race')).toEqual(walk)
})

describe('a race of which nobody said whether they run it', () => {
  const anchor = { ...sampleEvent, name: 'Sampleton Marathon' }
  const told = (fields: object) =>
    legsNote(
      { event: { day: 0, anchor, source: 'usual', ...fields } as unknown as PlannedEvent, dates: ['2027-10-08'] },
      () => 600,
      (day) => `day ${day + 1}`,
    )

  it('is planned round its start, which is said with what to write', () => {
    expect(told({})).toMatch(/^You didn’t say whether you run the Sampleton Marathon or watch it.* plan again\.$/)
  })

  it.each<readonly [string, object]>([
    ['is watched', { role: 'watches' }],
    ['is another event', { anchor: sampleEvent }],
    ['is held by a ticket', { source: 'ticket' }],
  ])('is not told so where it %s', (_, fields) => {
    expect(told(fields)).toBeNull()
  })
})
