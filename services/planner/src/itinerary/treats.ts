/** Coffee, churros, ice cream: stops of half an hour between meals for who asked for them, one a day. */

import type { TripRequest } from '@site/contracts/trip-request'
import { treatOf } from './activities.ts'
import type { Window } from './hours-rules.ts'
import { onceADay } from './long-visits.ts'
import { isMealPlace, type Poi } from './places.ts'
import { worthiest } from './same-place.ts'
import type { Stop } from './stops.ts'
import { splitStarts } from './time-of-day.ts'

/** How long such a stop takes, among newspapers under a chandelier longer, and how many there are to choose from for each day (chosen, decision 27). */
const MINUTES = 30
const COFFEE_HOUSE = 60
const CHOICE = 4
/** Between breakfast and lunch, and between lunch and dinner (chosen, decision 27). */
const HOURS: readonly Window[] = [
  [9 * 60 + 30, 11 * 60],
  [15 * 60 + 30, 17 * 60 + 30],
]

/** The places to eat that are visited between meals, as such visits. */
export const treatsFor = (trip: TripRequest, foods: readonly Poi[], days: number): readonly Poi[] =>
  worthiest(
    foods.filter((poi) => treatOf(trip, poi) !== undefined),
    ({ interest }) => interest,
  )
    .slice(0, CHOICE * days)
    .map((poi) => ({ ...poi, visitMinutes: treatOf(trip, poi) === 'coffee houses' ? COFFEE_HOUSE : MINUTES }))

export const isTreat = ({ poi, meal, fixed }: Pick<Stop, 'poi' | 'meal' | 'fixed'>): boolean =>
  meal === null && fixed !== 'event' && isMealPlace(poi)

/** What is best in the morning is over by the afternoon. */
const hoursOf = ({ poi }: Stop): readonly Window[] => (poi.best === 'morning' ? HOURS.slice(0, 1) : HOURS)

/** Such a visit between the meals of each day. */
export const treatStops = (stop: Stop): readonly Stop[] =>
  onceADay({
    ...stop,
    longest: stop.minutes,
    windows: stop.windows.map((own) => hoursOf(stop).flatMap((hours) => splitStarts(own, hours).inside)),
  })
