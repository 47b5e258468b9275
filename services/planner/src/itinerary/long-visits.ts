import type { ItineraryRequest } from '@site/contracts/itinerary'
import { visitMinutes, type PlacesPort, type Poi } from './places.ts'

/** A visit of half a day: a zoo, a theme park (chosen, decision 27). */
const HALF_A_DAY = 180
export const isLong = (poi: Poi): boolean => visitMinutes(poi) >= HALF_A_DAY

/** How much of such a visit is kept where it is held on a day, so that lunch has an hour beside it; where time is left it grows again. */
export const SHORTER = 0.75

/** Days of the plan on which the traveller holds such a visit: meals may be later. */
export const longVisitDays = (
  locks: NonNullable<ItineraryRequest['locked']>,
  port: Pick<PlacesPort, 'poiById'>,
): readonly number[] =>
  locks.flatMap(({ id, day }) => {
    const poi = port.poiById(id)
    return poi !== null && isLong(poi) ? [day] : []
  })
