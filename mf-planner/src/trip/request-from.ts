import type { TripRequest } from './planner-store.ts'
import type { ItineraryBody } from './sanitise.ts'
import { fieldsOf } from './trip-fields.ts'

/** A request that was sent, as the form shows it. */
export const requestFrom = (body: ItineraryBody): TripRequest => ({
  destination: body.destination,
  days: body.days,
  startDate: body.startDate ?? '',
  notes: body.notes ?? '',
  fields: fieldsOf(body.trip),
  without: body.without ?? [],
  hotelId: body.hotelId ?? '',
  noHotel: body.noHotel ?? false,
  restated: body.restated ?? [],
  eventDate: body.eventDate ?? '',
})
