import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { OwnPlace } from '@site/contracts/own-stop'
import { minutesOf, DAY_MINUTES } from './clock.ts'
import type { Stop, Trip } from './plan.ts'
import { isOwn, saidOf } from './yours.ts'

type Locked = NonNullable<ItineraryRequest['locked']>

/** What the traveller locked, day by day, as far as a plan of `days` days reaches; their own stops apart. */
export const locksOf = (trip: Trip, days: number): Locked =>
  trip.days.slice(0, days).flatMap(({ stops }, day) =>
    stops.flatMap((stop) => {
      const { id, fixed, meal } = stop
      const { own, start, minutes } = saidOf(stop)
      if (id === null || fixed !== 'locked' || own) return []
      return [
        {
          day,
          id,
          ...(start === null ? {} : { start }),
          ...(minutes === null ? {} : { minutes }),
          ...(meal === null ? {} : { meal }),
        },
      ]
    }),
  )

/** A stop that the traveller added, as the server is told of it. */
export const ownPlaceOf = ({ title, address, lat, lon }: Stop): OwnPlace => ({
  title,
  ...(address === null ? {} : { address }),
  ...(lat === null || lon === null ? {} : { point: { lat, lon } }),
})

/** Minutes of a stop; null where it has no times. */
export const stayOf = ({ start, end }: Stop): number | null =>
  start === null || end === null ? null : (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES

/** Those that the traveller added, as far as a plan of `days` days reaches. */
export const ownStopsOf = (trip: Trip, days: number): NonNullable<ItineraryRequest['own']> =>
  trip.days.slice(0, days).flatMap(({ stops }, day) =>
    stops.flatMap((stop) => {
      const { own, start, minutes } = saidOf(stop)
      const stay = minutes ?? stayOf(stop)
      if (stop.id === null || !own || stay === null) return []
      return [{ day, id: stop.id, ...(start === null ? {} : { start }), minutes: stay, place: ownPlaceOf(stop) }]
    }),
  )

/** Ids of the plan's unlocked places, which a replan should avoid. */
export const looseIds = (trip: Trip): string[] =>
  trip.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.id === null || stop.fixed !== null || isOwn(stop) ? [] : [stop.id])),
  )
