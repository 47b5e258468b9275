import type { Backend } from '@site/kit'
import { locksOf, looseIds } from '../plan/locks.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { readAnswer } from '../plan/read-answer.ts'
import { fetchItinerary } from '../trip/fetch-itinerary.ts'
import type { ItineraryBody, ItineraryCall } from '../trip/sanitise.ts'

/**
 * Another plan for the days of `trip` that keeps its locked stops. Null when the server cannot be asked, or its answer is
 * unreadable or has no stops.
 */
export const requestReplan = async (
  backend: Backend,
  body: ItineraryBody,
  trip: Trip,
  more: Pick<ItineraryCall, 'seed' | 'exclude'>,
): Promise<Trip | null> => {
  const first = trip.days[0]?.date
  const call: ItineraryCall = {
    ...body,
    ...more,
    days: trip.days.length,
    ...(first ? { startDate: first } : {}),
    locked: locksOf(trip, trip.days.length),
    avoid: looseIds(trip),
  }
  try {
    const answer = readAnswer(await fetchItinerary(backend, call, new AbortController().signal))
    return answer.kind === 'trip' && hasStops(answer.trip) ? answer.trip : null
  } catch (error) {
    console.error('replanning failed', error)
    return null
  }
}
