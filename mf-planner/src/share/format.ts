import { periods } from '@site/contracts/itinerary'
import type { Stop } from '../plan/plan.ts'

/** First number of every code; another version is another reader. */
export const VERSION = 1

/**
 * How much a code carries: 0 titles, times, places and ways; 1 ids, by which the plan can be changed further; 2 notes and credits;
 * 3 opening hours; 4 addresses; 5 websites and remarks.
 */
export const details = [5, 4, 3, 2, 1, 0] as const
export type Detail = (typeof details)[number]

export const periodNames = periods
export const meals = [null, 'lunch', 'dinner'] as const
export const fixtures = [null, 'event', 'locked'] as const
export const hoursKnown = [null, 'published', 'assumed'] as const
export const baseKinds = ['hotel', 'venue', 'centre'] as const

/** Degrees to steps of 1e-5 degree, about a metre; halves go the way `toFixed` takes them, as in map links. */
export const toGrid = (degrees: number): number => Math.round(Number(degrees.toFixed(5)) * 1e5)

/** Radix of each small fact, what differs from stop to stop first: a stop as usual then takes one byte. */
const RADIX = { period: 3, meal: 3, hours: 3, fixed: 3, unplaced: 2, untimed: 2 } as const

/** The small facts of a stop in one number of mixed radix. */
export const flagsOf = (stop: Stop): number => {
  const digits: readonly (readonly [number, number])[] = [
    [periodNames.indexOf(stop.period), RADIX.period],
    [meals.indexOf(stop.meal), RADIX.meal],
    [hoursKnown.indexOf(stop.hours), RADIX.hours],
    [fixtures.indexOf(stop.fixed), RADIX.fixed],
    [stop.lat === null || stop.lon === null ? 1 : 0, RADIX.unplaced],
    [stop.start === null || stop.end === null ? 1 : 0, RADIX.untimed],
  ]
  return digits.reduceRight((sum, [digit, radix]) => sum * radix + digit, 0)
}

export interface Flags {
  readonly placed: boolean
  readonly timed: boolean
  readonly period: (typeof periodNames)[number]
  readonly meal: (typeof meals)[number]
  readonly fixed: (typeof fixtures)[number]
  readonly hours: (typeof hoursKnown)[number]
}

/** Reads back `flagsOf`. */
export const readFlags = (value: number): Flags => {
  let rest = Math.max(0, value)
  const digit = (radix: number): number => {
    const found = rest % radix
    rest = Math.floor(rest / radix)
    return found
  }
  return {
    period: periodNames[digit(RADIX.period)] ?? 'morning',
    meal: meals[digit(RADIX.meal)] ?? null,
    hours: hoursKnown[digit(RADIX.hours)] ?? null,
    fixed: fixtures[digit(RADIX.fixed)] ?? null,
    placed: digit(RADIX.unplaced) === 0,
    timed: digit(RADIX.untimed) === 0,
  }
}
