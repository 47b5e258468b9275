import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { Backend } from '@stageside/kit'
import { mergeTrip } from '../edit/merge-day.ts'
import { locksOf, ownStopsOf } from '../plan/locks.ts'
import { hasStops, readAnswer, type Trip } from '../plan/plan.ts'
import { fetchItinerary } from '../trip/fetch-itinerary.ts'
import type { ItineraryBody, ItineraryCall } from '../trip/sanitise.ts'

/**
 * The days of `trip` by another request: locked stops and the traveller's own stay, and the hotel unless the request names one. Null
 * when the answer has no stops; rejects when the server cannot be asked.
 */
export const replanWith = async (backend: Backend, body: ItineraryBody, trip: Trip): Promise<Trip | null> => {
  const { base } = trip.meta
  const days = trip.days.length
  const first = trip.days[0]?.date
  const keepsHotel = body.trip?.stay === undefined && body.hotelId === undefined && base?.kind === 'hotel' && base.id
  const call: ItineraryCall & Pick<ItineraryRequest, 'own'> = {
    ...body,
    ...(keepsHotel ? { hotelId: keepsHotel } : {}),
    days,
    ...(first ? { startDate: first } : {}),
    locked: locksOf(trip, days),
    own: ownStopsOf(trip, days),
  }
  const answer = readAnswer(await fetchItinerary(backend, call, new AbortController().signal))
  // A hotel that is named now is chosen, also where it is the one that was proposed.
  const old = keepsHotel ? trip : { ...trip, meta: { ...trip.meta, base: null, stretches: [] } }
  return answer.kind === 'trip' && hasStops(answer.trip) ? mergeTrip(old, answer.trip) : null
}
