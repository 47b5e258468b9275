import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import type { BestTime } from '@site/places'
import type { DayFacts } from '../itinerary/day-facts.ts'
import type { DayBounds } from '../itinerary/days.ts'
import type { Window } from '../itinerary/hours-rules.ts'
import { startWindows } from '../itinerary/opening-hours.ts'
import {
  kilometres,
  SAME_REGION_KM,
  visitMinutes,
  type LatLon,
  type PlacesPort,
  type Poi,
} from '../itinerary/places.ts'
import { bestWindow, splitStarts } from '../itinerary/time-of-day.ts'

interface Days {
  readonly days: readonly DayFacts[]
  /** What of each day is one's own. */
  readonly bounds: readonly DayBounds[]
  readonly centre: LatLon
  /** The day of the event, whose hours are its own. */
  readonly eventDay?: number | undefined
}

export interface MustSee {
  readonly pois: readonly Poi[]
  readonly locks: NonNullable<ItineraryRequest['locked']>
}

const hasTime = (poi: Poi, at: BestTime, facts: DayFacts, starts: readonly Window[]): boolean => {
  const window = bestWindow(at, { minutes: visitMinutes(poi), usually: poi.usually }, facts)
  return window !== null && splitStarts(starts, window).inside.length > 0
}

/** Holds each place that must be seen on a day it is open, on the one with the fewest of them. */
export const holdMustSee = (
  { hard }: TripRequest,
  request: ItineraryRequest,
  { days, bounds, centre, eventDay }: Days,
  port: Pick<PlacesPort, 'poiById'>,
): MustSee => {
  const given = request.locked ?? []
  const locks = [...given]
  const pois: Poi[] = []
  for (const { id, at } of hard.mustSee) {
    const poi = id === undefined ? null : port.poiById(id)
    if (poi === null || request.exclude?.includes(poi.id) === true) continue
    if (kilometres(poi, centre) > SAME_REGION_KM) continue
    // One place under two of its names, "Frida Kahlo's blue house", is held once.
    if (pois.some((own) => own.id === poi.id)) continue
    const starts = (facts: DayFacts, day: number) =>
      startWindows(poi, facts, visitMinutes(poi), bounds[day].open, bounds[day].close)
    const length = (day: number) => bounds[day].close - bounds[day].open
    // The event may leave no hour of its day: another day is better.
    const taken = (day: number) => Number(day === eventDay)
    const held = (day: number) => locks.filter((lock) => lock.day === day).length
    const lock = given.find((own) => own.id === poi.id)
    const open = days.flatMap((facts, day) => (starts(facts, day).length > 0 ? [day] : []))
    // A start that the traveller fixed says more than a time of day.
    const free = open.filter((day) =>
      lock === undefined ? day !== eventDay : day === lock.day && lock.start === undefined,
    )
    const atTime = at === undefined ? [] : free.filter((day) => hasTime(poi, at, days[day], starts(days[day], day)))
    pois.push(atTime.length > 0 ? { ...poi, askedTime: at } : poi)
    if (lock !== undefined) continue
    const [best] = (atTime.length > 0 ? atTime : open).toSorted(
      (a, b) => taken(a) - taken(b) || held(a) - held(b) || length(b) - length(a) || a - b,
    )
    if (best !== undefined) locks.push({ id: poi.id, day: best })
  }
  return { pois, locks }
}
