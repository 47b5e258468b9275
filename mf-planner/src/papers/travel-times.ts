import { clockTime, type TripFields } from '@site/contracts/trip-fields'
import * as z from 'zod/mini'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

/** When the traveller reaches the first place and leaves the last one, local clocks; null where they did not say. */
export interface TravelTimes {
  readonly arrival: string | null
  readonly departure: string | null
}
export const noTravel: TravelTimes = { arrival: null, departure: null }

type Kind = keyof TravelTimes

/** What the planner understood from the traveller's own words; a form field has its own key. */
const understood = ({ meta }: Pick<Trip, 'meta'>, kind: Kind): string | null => {
  const value = meta.reading?.understood.find(({ key }) => key === kind)?.value
  return z.safeParse(clockTime, value).data ?? null
}

/** The times the plan was made for: a form field wins over the text, as it does when days are planned. */
export const travelTimes = (body: ItineraryBody, trip: Pick<Trip, 'meta'>): TravelTimes => {
  const timeOf = (kind: Kind): string | null => body.trip?.[kind] ?? understood(trip, kind)
  return { arrival: timeOf('arrival'), departure: timeOf('departure') }
}

/** The request with the times as fields: a link holds the request, but not how its words were understood. */
export const withTravelTimes = (body: ItineraryBody, trip: Pick<Trip, 'meta'>): ItineraryBody => {
  const { arrival, departure } = travelTimes(body, trip)
  const fields: TripFields = {
    ...body.trip,
    ...(arrival === null ? {} : { arrival }),
    ...(departure === null ? {} : { departure }),
  }
  return Object.keys(fields).length === 0 ? body : { ...body, trip: fields }
}
