import type { Base, Trip, TripDay } from './plan.ts'
import { baseOfDay } from './stretches.ts'

/**
 * A day as it may be told. Nobody sleeps at a city's centre: where the plan counts from there, for want of a better place, the
 * way from it in the morning and back to it in the evening have no minutes.
 */
export const withoutCentre = (day: TripDay, base: Base | null): TripDay =>
  base?.kind === 'centre'
    ? {
        ...day,
        departAt: null,
        returnLeg: null,
        returnBy: null,
        stops: day.stops.map((stop, at) => (at === 0 ? { ...stop, leg: null } : stop)),
      }
    : day

/** The same for a whole plan. */
export const tripWithoutCentre = (trip: Trip): Trip => ({
  ...trip,
  days: trip.days.map((day, index) => withoutCentre(day, baseOfDay(trip, index))),
})
