import type { StayChoice } from '../result/stay-panel.tsx'
import type { TripRequest } from './planner-store.ts'
import type { ItineraryBody } from './sanitise.ts'
import { fieldsOf } from './trip-fields.ts'

/** The request of a plan, with its days starting elsewhere. */
export const withStay = (body: ItineraryBody, choice: StayChoice): TripRequest => {
  const { destination, days, startDate = '', notes = '', without = [] } = body
  // A hotel that the text names would be the base again.
  const isNone = choice.kind === 'none'
  return {
    destination,
    days,
    startDate,
    notes,
    without: isNone ? [...new Set([...without, 'stay'])] : without,
    fields: { ...fieldsOf(body.trip), stay: choice.kind === 'named' ? choice.name : '' },
    hotelId: choice.kind === 'hotel' ? choice.id : '',
    noHotel: isNone,
  }
}
