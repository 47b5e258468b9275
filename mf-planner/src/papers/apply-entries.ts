import { ownStopLimits } from '@site/contracts/own-stop'
import type { TripFields } from '@site/contracts/trip-fields'
import { addStop } from '../edit/operations.ts'
import { ownStop } from '../edit/own-stop.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { minutesBetween } from './local-time.ts'
import type { PlacedEntry, Use } from './suggest-uses.ts'

/** An entry and what it is to be. */
export interface ChosenEntry extends PlacedEntry {
  readonly use: Use
}

/** Where nothing says how long a booking lasts, minutes. */
const USUAL_MINUTES = 60
/** Words before the name of a hotel, as booking sites put them. */
const BEFORE_NAME =
  /^(?:(?:hotel|accommodation|booking|reservation)\s*(?:[:–-]|$)\s*|(?:your )?(?:stay(?:ing)?|check-?in|reservation|booking)(?:\s+(?:at|in)\b|\s*[:–-]|$)\s*)+/i
/** Longest name of a hotel that the request takes (contracts' `tripFields`). */
const MAX_STAY = 120

/** The hotel's name as it can be looked for: without what stands before it; where nothing is left, its address. */
export const hotelName = ({ title, location }: Pick<PlacedEntry, 'title' | 'location'>): string => {
  const name = title.replace(BEFORE_NAME, '').trim()
  return (name.length < 3 && location !== null ? location : name || title).slice(0, MAX_STAY)
}

/** The fields of the request that the chosen entries say something of. */
const fieldsOf = (chosen: readonly ChosenEntry[]): TripFields => {
  const of = (use: Use): ChosenEntry | undefined => chosen.find((entry) => entry.use === use)
  const [arrival, departure, hotel] = [of('arrival')?.to.clock, of('departure')?.from.clock, of('hotel')]
  return {
    ...(arrival ? { arrival } : {}),
    ...(departure ? { departure } : {}),
    ...(hotel === undefined ? {} : { stay: hotelName(hotel) }),
  }
}

/** Whether the days have to be replanned: they begin or end at another time or place. */
export const changesRequest = (chosen: readonly ChosenEntry[]): boolean => Object.keys(fieldsOf(chosen)).length > 0

/** The request with arrival, departure and hotel of the bookings; a hotel named there is chosen before any other. */
export const withBookings = (body: ItineraryBody, chosen: readonly ChosenEntry[]): ItineraryBody => {
  const fields = fieldsOf(chosen)
  if (Object.keys(fields).length === 0) return body
  const { hotelId, noHotel, ...rest } = body
  const isKept = fields.stay === undefined
  return {
    ...rest,
    ...(isKept && hotelId !== undefined ? { hotelId } : {}),
    ...(isKept && noHotel !== undefined ? { noHotel } : {}),
    trip: { ...body.trip, ...fields },
  }
}

/** The plan with a stop of the traveller's own for every booking that is to be one, at its time. */
export const withBookedStops = (trip: Trip, chosen: readonly ChosenEntry[], newId: () => string): Trip =>
  chosen.reduce((plan, { use, day, title, location, from, to }) => {
    if (use !== 'stop' || day === null || from.clock === null) return plan
    const length = minutesBetween(from, to) || USUAL_MINUTES
    const minutes = Math.min(Math.max(length, ownStopLimits.minMinutes), ownStopLimits.maxMinutes)
    const place = {
      title: title.slice(0, ownStopLimits.title),
      ...(location === null ? {} : { address: location.slice(0, ownStopLimits.address) }),
    }
    return addStop(plan, day, ownStop(newId(), { place, start: from.clock, minutes }, from.clock))
  }, trip)
