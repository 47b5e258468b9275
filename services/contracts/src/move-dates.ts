import * as z from 'zod/mini'
import { plannedDay } from './day.ts'
import { itineraryRequest, itineraryResponse, planOutline } from './itinerary.ts'

/** A plan moved to other dates: the same endpoint as planning, told apart by `action`. `startDate` is its new first day. */
export const itineraryMove = z.object({
  action: z.literal('dates'),
  request: itineraryRequest,
  plan: planOutline,
  startDate: plannedDay,
})
export type ItineraryMove = z.infer<typeof itineraryMove>

/**
 * Why a stop is not in the plan any more. Its place is closed that day (`maybe-closed`: most of its kind are), is not open at an hour
 * that fits (`hours`), finds no room beside the others, is no longer listed; or the event is not on these days.
 */
export const lossReasons = ['closed', 'maybe-closed', 'hours', 'room', 'unlisted', 'event'] as const
export const lostStop = z.object({ id: z.string(), reason: z.enum(lossReasons) })
export type LostStop = z.infer<typeof lostStop>

export const itineraryMoveResponse = z.extend(itineraryResponse, { lost: z.array(lostStop) })
export type ItineraryMoveResponse = z.infer<typeof itineraryMoveResponse>
