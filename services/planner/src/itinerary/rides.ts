/** What it costs a plan that a way takes a ride. */

import type { TourProblem } from '../engine/problem.ts'
import type { DayFacts } from './day-facts.ts'
import type { PlanLeg } from './places.ts'

/**
 * Interest that a ride nobody can look up costs beside its minutes: a sight on its own beyond a walk must be worth both of its rides
 * (chosen, decision 27).
 */
const UNKNOWN_RIDE = 6
/** A walk between two sights that most would rather ride, minutes, and what it costs beside them (chosen, decision 27). */
const EASY_WALK = 22
const LONG_WALK = 12
/** The same after a marathon one ran. */
const LONG_WALK_TIRED = 90
/** A ride longer than this crosses the city, minutes, and what it costs beside them: a day that hangs together has few (chosen, decision 27). */
const SHORT_RIDE = 25
const CROSSING = 8
/** What a ride costs on a day on which nothing runs: more than any day is worth. */
const NOTHING_RUNS = 100_000

/** Ways that cost more than their minutes; others are kind 0. */
const KINDS = { unknown: 1, toLunch: 2, transit: 3, longWalk: 4, crossing: 5 } as const
/** What a ride nobody can look up to or from a lunch costs beside: one eats where one is (chosen, decision 27). */
const RIDE_TO_LUNCH = 14
/** A day of more rides and long walks than this is spent under way, and what each further one costs (chosen, decision 27). */
const LONG_WAYS_A_DAY = 3
const FURTHER_WAY = 18

const kindOf = ({ mode, minutes, unknown }: PlanLeg, isLunch: boolean): number =>
  unknown
    ? isLunch
      ? KINDS.toLunch
      : KINDS.unknown
    : mode === 'transit'
      ? minutes > SHORT_RIDE
        ? KINDS.crossing
        : KINDS.transit
      : minutes > EASY_WALK
        ? KINDS.longWalk
        : 0

/** Whether a way is more than a walk. */
export const isRide = ({ mode, unknown }: PlanLeg): boolean => unknown || mode === 'transit'

/** What a ride costs a plan beside its minutes, on a day on which they run. */
export const rideCost = ({ unknown }: PlanLeg): number => (unknown ? UNKNOWN_RIDE : 0)

interface Ways {
  readonly nodes: number
  readonly legBetween: (from: number, to: number) => PlanLeg
  readonly isLunch?: (node: number) => boolean
  /** The day of a marathon that one runs. */
  readonly raceDay?: number | null
}

/** The rides between the nodes of a problem, and what one of each kind costs on each day. */
export function ridesOf(
  days: readonly Pick<DayFacts, 'walkOnly'>[],
  { nodes, legBetween, isLunch = () => false, raceDay = null }: Ways,
): NonNullable<TourProblem['rides']> {
  return {
    kindOf: Uint8Array.from({ length: nodes * nodes }, (_, i) => {
      const [from, to] = [Math.floor(i / nodes), i % nodes]
      return kindOf(legBetween(from, to), isLunch(from) || isLunch(to))
    }),
    most: { free: LONG_WAYS_A_DAY, cost: FURTHER_WAY },
    kinds: Object.keys(KINDS).length,
    cost: Float64Array.from(
      days.flatMap(({ walkOnly }, day) => {
        const longWalk = day === raceDay ? LONG_WALK_TIRED : LONG_WALK
        return walkOnly
          ? [NOTHING_RUNS, NOTHING_RUNS, NOTHING_RUNS, longWalk, NOTHING_RUNS]
          : [UNKNOWN_RIDE, UNKNOWN_RIDE + RIDE_TO_LUNCH, 0, longWalk, CROSSING]
      }),
    ),
  }
}
