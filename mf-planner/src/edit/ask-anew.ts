import type { Backend } from '@site/kit'
import { locksOf, looseIds } from '../plan/locks.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { readAnswer } from '../plan/read-answer.ts'
import { fetchItinerary } from '../trip/fetch-itinerary.ts'
import type { ItineraryBody, ItineraryCall } from '../trip/sanitise.ts'

/**
 * Another plan for the days of `trip`, round what is locked in it. Null when none could be had: no server, an answer that
 * cannot be read, or no stop in it.
 */
export const askAnew = async (
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
    console.error('planning anew failed', error)
    return null
  }
}
