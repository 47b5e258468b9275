import { lostStop, type LostStop } from '@site/contracts/move-dates'
import type { Backend } from '@stageside/kit'
import * as z from 'zod/mini'
import { outlineOf, requestOf } from '../edit/edit-calls.ts'
import { mergeTrip } from '../edit/merge-day.ts'
import { listOf } from '../plan/lenient.ts'
import { hasStops, readAnswer, type Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

export interface Moved {
  readonly trip: Trip
  readonly lost: readonly LostStop[]
}

const losses = z.object({ lost: listOf(lostStop) })

/**
 * Asks for the plan on other dates. Null when the answer is no plan, or when the stops have no ids by which they can be looked up; rejects
 * when the server cannot be asked.
 */
export const askMove = async (
  backend: Backend,
  body: ItineraryBody,
  trip: Trip,
  startDate: string,
): Promise<Moved | null> => {
  const plan = outlineOf(trip)
  if (plan === null) return null
  const data = await backend.invoke('itinerary', { action: 'dates', request: requestOf(body), plan, startDate })
  const answer = readAnswer(data)
  if (answer.kind !== 'trip' || !hasStops(answer.trip)) return null
  const read = losses.safeParse(data)
  return { trip: mergeTrip(trip, answer.trip), lost: read.success ? read.data.lost : [] }
}
