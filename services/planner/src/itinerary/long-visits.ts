import type { ItineraryRequest } from '@site/contracts/itinerary'
import { MEALS, type Meal } from './days.ts'
import { isMealPlace, visitMinutes, type PlacesPort, type Poi } from './places.ts'
import type { Stop } from './stops.ts'
import { splitStarts } from './time-of-day.ts'

/** A visit of half a day: a zoo, a theme park (chosen, decision 27). */
const HALF_A_DAY = 180
export const isLong = (poi: Poi): boolean => visitMinutes(poi) >= HALF_A_DAY

/** A visit of most of a day, lunch included: a theme park, an island (chosen, decision 27). */
const MOST_OF_A_DAY = 300
export const isDayOut = (poi: Poi): boolean => !isMealPlace(poi) && visitMinutes(poi) >= MOST_OF_A_DAY

/** And it begins by then (chosen, decision 27). */
const BEGINS_BY = 11 * 60 + 30

/** Whoever is there at this minute of the day has lunch there. */
const AT_LUNCH = MEALS.lunch.from + MEALS.lunch.minutes

export const isThereOverLunch = (start: number, minutes: number): boolean =>
  start <= AT_LUNCH && start + minutes >= AT_LUNCH

/** Whether a stop is a meal, or one has it there. */
export const holdsMeal = (stop: Pick<Stop, 'meal' | 'withLunch'>, meal: Meal): boolean =>
  stop.meal === meal || (meal === 'lunch' && stop.withLunch === true)

/** The visit begun in the morning and so that lunch falls into it; one that can't be is without lunch. */
export function overLunch({ withLunch, ...stop }: Stop): Stop {
  if (withLunch !== true) return stop
  const windows = stop.windows.map((own) => splitStarts(own, [AT_LUNCH - stop.minutes, BEGINS_BY]).inside)
  return windows.some((own) => own.length > 0) ? { ...stop, windows, withLunch } : stop
}

/** A visit in place of a lunch, once for each day, worth both. */
export const inPlaceOfLunch = (stop: Stop, lunchWorth: number): readonly Stop[] =>
  stop.withLunch !== true
    ? [stop]
    : stop.windows.flatMap((own, day) =>
        own.length === 0
          ? []
          : [
              {
                ...stop,
                score: stop.score + lunchWorth,
                windows: stop.windows.map((each, i) => (i === day ? each : [])),
                anyTime: undefined,
              },
            ],
      )

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
