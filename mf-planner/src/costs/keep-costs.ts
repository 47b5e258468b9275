import type { Trip, TripMeta } from '../plan/plan.ts'

/** A plan with the costs of the one before it, where it brings none of its own, as one that the server replanned. */
export const keepCosts = (costs: TripMeta['costs'], trip: Trip): Trip =>
  costs === null || trip.meta.costs !== null ? trip : { ...trip, meta: { ...trip.meta, costs } }

export const withCosts = (trip: Trip, costs: NonNullable<TripMeta['costs']>): Trip => ({
  ...trip,
  meta: { ...trip.meta, costs },
})
