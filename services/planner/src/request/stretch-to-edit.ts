import type { ItineraryEdit, PlanOutline } from '@site/contracts/itinerary'
import type { GatherInput } from '../itinerary/context.ts'
import { addDays, localDate } from '../itinerary/days.ts'
import type { PlacesPort } from '../itinerary/places.ts'
import { asCity } from './own-name.ts'
import { rememberedReading } from './remembered.ts'
import { toStretches } from './to-stretches.ts'

export interface StretchToEdit {
  readonly input: GatherInput
  /** The days of the stretch alone, and the one that is changed among them. */
  readonly plan: PlanOutline
  readonly day: number
}

/**
 * The part of a plan that holds the day to be changed: all of it, or its days in one city. Null where the place is no longer known.
 */
export const stretchToEdit = (edit: ItineraryEdit, port: PlacesPort, now: Date): StretchToEdit | 'no-day' | null => {
  const own = edit.plan.at(edit.day)
  if (own === undefined) return 'no-day'
  const { place } = own
  const from = edit.plan.findIndex((day) => day.place === place)
  const plan = edit.plan.filter((day) => day.place === place)
  const read = rememberedReading(edit.request, port, localDate(now, 'UTC'))
  const stretches = toStretches(read, { ...edit.request, days: edit.plan.length }, port, now).stretches
  const known = stretches.find((stretch) => place === undefined || stretch.place === place)
  const named = place === undefined ? null : port.resolveDestination(place)
  const destination = known?.destination ?? (named === null || place === undefined ? null : asCity(named, place))
  if (destination === null) return null
  const locked = (edit.request.locked ?? [])
    .filter((lock) => lock.day >= from && lock.day < from + plan.length)
    .map((lock) => ({ ...lock, day: lock.day - from }))
  // The day of the event is a choice that a plan keeps: it stands where its stop stands.
  const attended = plan.find((day) => day.stops.some((stop) => port.eventById(stop.id) !== null))?.date
  const request = {
    ...(known?.request ?? edit.request),
    // A plan keeps the hotel that it was told with, whoever chose it.
    ...(own.hotelId === undefined ? {} : { hotelId: own.hotelId }),
    ...(attended === undefined ? {} : { eventDate: attended }),
    locked,
    days: plan.length,
    startDate: plan[0]?.date ?? addDays(localDate(now, 'UTC'), 1),
  }
  const { arrival: _arrival, departure: _departure, ...anyDay } = read.trip
  return { input: { request, destination, trip: known?.trip ?? anyDay, move: known?.move }, plan, day: edit.day - from }
}
