import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import type { DayFacts } from '../itinerary/day-facts.ts'
import type { DayBounds } from '../itinerary/days.ts'
import { startWindows } from '../itinerary/opening-hours.ts'
import {
  kilometres,
  SAME_REGION_KM,
  visitMinutes,
  type LatLon,
  type PlacesPort,
  type Poi,
} from '../itinerary/places.ts'

interface Days {
  readonly days: readonly DayFacts[]
  /** What of each day is one's own. */
  readonly bounds: readonly DayBounds[]
  readonly centre: LatLon
}

export interface MustSee {
  readonly pois: readonly Poi[]
  readonly locks: NonNullable<ItineraryRequest['locked']>
}

/** Holds each place that must be seen on a day it is open, on the one with the fewest of them. */
export const holdMustSee = (
  { hard }: TripRequest,
  request: ItineraryRequest,
  { days, bounds, centre }: Days,
  port: Pick<PlacesPort, 'poiById'>,
): MustSee => {
  const given = request.locked ?? []
  const locks = [...given]
  const pois: Poi[] = []
  for (const { id, at } of hard.mustSee) {
    const own = id === undefined ? null : port.poiById(id)
    const poi = own === null || at === undefined ? own : { ...own, wished: at }
    if (poi === null || request.exclude?.includes(poi.id) === true) continue
    if (kilometres(poi, centre) > SAME_REGION_KM) continue
    pois.push(poi)
    if (given.some((lock) => lock.id === poi.id)) continue
    const isOpen = (facts: DayFacts, day: number) =>
      startWindows(poi, facts, visitMinutes(poi), bounds[day].open, bounds[day].close).length > 0
    const length = (day: number) => bounds[day].close - bounds[day].open
    const held = (day: number) => locks.filter((lock) => lock.day === day).length
    const [best] = days
      .flatMap((facts, day) => (isOpen(facts, day) ? [day] : []))
      .toSorted((a, b) => held(a) - held(b) || length(b) - length(a) || a - b)
    if (best !== undefined) locks.push({ id: poi.id, day: best })
  }
  return { pois, locks }
}
