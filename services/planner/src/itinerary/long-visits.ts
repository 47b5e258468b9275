import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { MEAL_NAMES, type Meal } from './days.ts'
import { isMealPlace, visitMinutes, type PlacesPort, type Poi } from './places.ts'
import type { Window } from './hours-rules.ts'
import { worthiest } from './same-place.ts'
import type { Stop } from './stops.ts'
import { splitStarts } from './time-of-day.ts'

/** A visit of half a day: a zoo, a theme park (chosen, decision 27). */
const HALF_A_DAY = 180
export const isLong = (poi: Poi): boolean => visitMinutes(poi) >= HALF_A_DAY

/** A visit of most of a day, a meal included: a theme park, an island, a beer tent (chosen, decision 27). */
const MOST_OF_A_DAY = 300
export const isDayOut = (poi: Poi): boolean => !isMealPlace(poi) && visitMinutes(poi) >= MOST_OF_A_DAY

/** Whoever is there at this minute of the day has that meal there. */
const AT_MEAL: Record<Meal, number> = { lunch: 13 * 60, dinner: 19 * 60 }
/** A day out begins in the morning, by then; a day in a tent when one gets a table, and lasts into the evening (chosen, decision 27). */
const MORNING = 11 * 60 + 30
const IS_TENT = /\boktoberfest\b/i
export const isTent = ({ name }: Poi): boolean => IS_TENT.test(name)

/** Of days out the best known alone, one for every second day, but for who asked for nothing else: between them there is the city (chosen, decision 27). */
const DAYS_FOR_ONE = 2
export const mostDaysOut = (days: number, { soft: { activities = [] } }: Pick<TripRequest, 'soft'>): number =>
  activities.length === 1 && activities[0] === 'theme parks' ? Infinity : Math.ceil(days / DAYS_FOR_ONE)

/** The places without further days out than `most`; what is on for an event or a season stays. */
export function withoutTooManyDaysOut(pois: readonly Poi[], most: number, keep: ReadonlySet<string>): readonly Poi[] {
  const isAny = (poi: Poi) => isDayOut(poi) && !isTent(poi) && poi.ofEvent === undefined && poi.onDates === undefined
  const known = worthiest(pois.filter(isAny), ({ interest }) => interest).slice(0, most)
  return pois.filter((poi) => !isAny(poi) || keep.has(poi.id) || known.includes(poi))
}

const beginsBy = (poi: Poi, meal: Meal): number | null =>
  isTent(poi) ? AT_MEAL[meal] : meal === 'lunch' ? MORNING : null

const isThereOver = (meal: Meal, start: number, minutes: number): boolean =>
  start <= AT_MEAL[meal] && start + minutes >= AT_MEAL[meal]

/** Where one dines during the show one is seated between these hours (chosen, decision 27). */
const SEATED: Window = [19 * 60 + 30, 20 * 60 + 30]

/** The meal that is had at a place where one is from a start for so many minutes, if any. */
export const mealHeldAt = (poi: Poi, start: number, minutes: number): Meal | undefined =>
  isDayOut(poi)
    ? MEAL_NAMES.find((meal) => isThereOver(meal, start, minutes))
    : poi.dinnerShow === true && start >= SEATED[0] && start <= SEATED[1]
      ? 'dinner'
      : undefined

/** Whether a stop is a meal, or one has it there. */
export const holdsMeal = (stop: Pick<Stop, 'meal' | 'holds'>, meal: Meal): boolean =>
  stop.meal === meal || stop.holds === meal

/** A visit of most of a day begun so that a meal falls into it, of a tent the later one, and a show with its dinner; as it is where none does. */
export function overMeal(stop: Stop): Stop {
  if (stop.poi.dinnerShow === true) {
    const windows = stop.windows.map((own) => splitStarts(own, SEATED).inside)
    return windows.some((own) => own.length > 0) ? { ...stop, windows, holds: 'dinner' } : stop
  }
  if (!isDayOut(stop.poi) || stop.asksMinutes === true) return stop
  const all = MEAL_NAMES.flatMap((meal): Stop[] => {
    const by = beginsBy(stop.poi, meal)
    if (by === null) return []
    const windows = stop.windows.map((own) => splitStarts(own, [AT_MEAL[meal] - stop.minutes, by]).inside)
    return windows.some((own) => own.length > 0) ? [{ ...stop, windows, holds: meal }] : []
  })
  return all.at(-1) ?? stop
}

/** A visit as one stop for each day it may be on. */
export const onceADay = (stop: Stop): readonly Stop[] =>
  stop.windows.flatMap((own, day) =>
    own.length === 0
      ? []
      : [{ ...stop, windows: stop.windows.map((each, i) => (i === day ? each : [])), anyTime: undefined }],
  )

/** A visit in place of a meal, once for each day, worth both. */
export const inPlaceOfMeal = (stop: Stop, mealWorth: number): readonly Stop[] =>
  stop.holds === undefined ? [stop] : onceADay({ ...stop, score: stop.score + mealWorth })

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
