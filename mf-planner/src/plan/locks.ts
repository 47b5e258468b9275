import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { Trip } from './plan.ts'

type Locked = NonNullable<ItineraryRequest['locked']>

/** What the traveller locked, day by day, as far as a plan of `days` days reaches. */
export const locksOf = (trip: Trip, days: number): Locked =>
  trip.days
    .slice(0, days)
    .flatMap(({ stops }, day) =>
      stops.flatMap(({ id, fixed, meal }) =>
        id === null || fixed !== 'locked' ? [] : [{ day, id, ...(meal === null ? {} : { meal }) }],
      ),
    )

/** Ids of the plan's unlocked places, which a replan should avoid. */
export const looseIds = (trip: Trip): string[] =>
  trip.days.flatMap(({ stops }) => stops.flatMap(({ id, fixed }) => (id === null || fixed !== null ? [] : [id])))
