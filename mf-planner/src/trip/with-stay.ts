import type { StayChoice } from '../result/stay-panel.tsx'
import type { TripRequest } from './planner-store.ts'
import { requestFrom } from './request-from.ts'
import type { ItineraryBody } from './sanitise.ts'

/** The request of a plan, with its days starting elsewhere. */
export const withStay = (body: ItineraryBody, choice: StayChoice): TripRequest => {
  const request = requestFrom(body)
  const isNone = choice.kind === 'none'
  return {
    ...request,
    // A hotel that the text names would be the base again.
    without: isNone ? [...new Set([...request.without, 'stay'])] : request.without,
    fields: { ...request.fields, stay: choice.kind === 'named' ? choice.name : '' },
    hotelId: choice.kind === 'hotel' ? choice.id : '',
    noHotel: isNone,
  }
}
