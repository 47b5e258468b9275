import type { RouteProfile } from '@site/contracts/route'
import { withTimeout } from '@site/contracts/with-timeout'
import type { Backend } from '@stageside/kit'
import type { QueryClient } from '@tanstack/react-query'
import type { Trip } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { dayLegs, hasWay } from './day-legs.ts'
import { waysQuery, type Ways } from './ways.ts'

/** Longest wait for the ways of a file, ms: a file with straight lines is better than none. */
const MOST_MS = 10_000

interface TripWays {
  readonly ways: Ways
  /** False when some could not be had. */
  readonly complete: boolean
}

/** The ways of all days, one call a day after the other; those of days that were shown are not asked for again. Never rejects. */
export const fetchTripWays = async (
  client: QueryClient,
  backend: Backend,
  trip: Trip,
  profile: RouteProfile,
): Promise<TripWays> => {
  const ways = new Map<string, NonNullable<ReturnType<Ways['get']>>>()
  try {
    await withTimeout(MOST_MS, undefined, async (signal) => {
      for (const [index, day] of trip.days.entries()) {
        const legs = dayLegs(day, baseOfDay(trip, index))
        if (!legs.some(hasWay)) continue
        const found = await client.fetchQuery(waysQuery(backend, legs, profile))
        signal.throwIfAborted()
        for (const [key, way] of found) ways.set(key, way)
      }
    })
    return { ways, complete: true }
  } catch (error) {
    console.info('ways of the plan not loaded', error)
    return { ways, complete: false }
  }
}
