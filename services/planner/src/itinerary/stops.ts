import type { Calendar } from './calendar.ts'
import type { PlanContext } from './context.ts'
import { sessionHolds } from './event-there.ts'
import { GRID, gridDown, gridUp, MEALS, NIGHT, type DayBounds, type Meal } from './days.ts'
import { onFeasts } from './feasts.ts'
import { sessionStop } from './fixed-stops.ts'
import { outOfHeat } from './heat.ts'
import type { Window } from './hours-rules.ts'
import { isQuietHoliday, type DayFacts } from './day-facts.ts'
import { entered, isDoubtfulOn, opensAt, startWindows, tellsHolidayHours } from './opening-hours.ts'
import { inPlaceOfMeal, isDayOut, isLong, isTent, overMeal, SHORTER } from './long-visits.ts'
import type { MealTime, MealTimes } from './meal-times.ts'
import { askedForWorth } from './kitchen-asked-for.ts'
import { partyMealPenalty, worthToParty } from './party.ts'
import { interestOf, isMealPlace, mealPenalty, mustSeeWorth, visitMinutes, type Poi } from './places.ts'
import { beforeTheCrowd, IN_THE_CROWD } from './quiet.ts'
import { hasSmallChildren } from './small-children.ts'
import { treatStops } from './treats.ts'
import { leftOf } from './travel-days.ts'
import {
  AT_ITS_BEST,
  bestTimeOf,
  bestWindow,
  isShowOn,
  MISSES_SHOW,
  OFF_ITS_BEST,
  onlyAtItsBest,
  splitStarts,
  askedStarts,
  atShows,
} from './time-of-day.ts'

/** Something a day may hold: a visit, a meal at one place on one day, or the event. */
export interface Stop {
  readonly poi: Poi
  readonly meal: Meal | null
  readonly fixed: 'event' | 'locked' | null
  /** One more day of the event, or one more place along it: told as the event, though the search may leave it out. */
  readonly isEvent?: true
  /** How long it takes, `lead` included. */
  readonly minutes: number
  /** How long it may take where there is time. */
  readonly longest: number
  /** Minutes to be there before it begins: the event's way through the crowd. */
  readonly lead?: number
  readonly score: number
  readonly hours: 'published' | 'assumed' | null
  /** When it may begin, per day of the plan. */
  readonly windows: readonly (readonly Window[])[]
  /** The same where it is not kept to its best time of day, or away from it: better a sight in the dark than a hole in the day. */
  readonly anyTime?: readonly (readonly Window[])[] | undefined
  /** When it might begin where nobody held it. */
  readonly free?: Stop['windows']
  /** When the traveller wants to be there, minutes of the day. */
  readonly asked?: number
  /** They said how long. */
  readonly asksMinutes?: boolean
  /** All the country goes there on that day. */
  readonly crowded?: true
  /** It lasts most of a day, and this meal is had there. */
  readonly holds?: Meal
  /** The traveller keeps it whether it fits or not. */
  readonly anyway?: boolean
  /** The traveller's own, of which nothing is known but what they said; `nowhere`: not even where. */
  readonly own?: 'somewhere' | 'nowhere'
}

/** Meals are worth more than any sight, so that every day has them; then it matters a little where (decision 27). */
const MEAL_WORTH = 700
const MEAL_INTEREST = 1 / 4

/** What a visit grows to, relative to its usual length, and a meal by, minutes, before a wait (chosen, decision 27). */
const LONGER_VISIT = 1.25
const LONGER_MEAL = 15

const hoursOf = (poi: Poi): Stop['hours'] => (poi.openingHours === null ? 'assumed' : 'published')

/** A visit to a place, on every day of the plan it is open; one of half a day that the traveller holds, or that children go to, is shorter, and so is one of most of a day: there are meals, and the way home. */
export function visitStop(context: PlanContext, poi: Poi, asked?: number): Stop {
  const session = context.calendar.sessions?.find((own) => own.poi.id === poi.id)
  if (session !== undefined) return sessionStop(context, session)
  const { open, close, stay } = context.style
  const isHeld = context.request.locked?.some(({ id }) => id === poi.id) === true
  const isShorter = isLong(poi) && !isTent(poi) && (isHeld || isDayOut(poi) || hasSmallChildren(context.trip))
  const usual = Math.max(10, gridUp(visitMinutes(poi) * (isShorter ? Math.min(stay, SHORTER) : stay)))
  const minutes = asked ?? usual
  return {
    poi,
    meal: null,
    fixed: null,
    minutes,
    longest: asked ?? Math.max(minutes, gridDown(visitMinutes(poi) * LONGER_VISIT)),
    ...(asked === undefined ? {} : { asksMinutes: true }),
    score: Math.max(1, interestOf(poi, context.request.themes) + mustSeeWorth(poi) + worthToParty(context.trip, poi)),
    hours: hoursOf(poi),
    windows: context.days.map((day) =>
      entered(poi, day, askedStarts(poi, startWindows(poi, day, minutes, open, close), minutes, day)),
    ),
  }
}

/**
 * Who is among the stalls of a food market near a meal eats there: it is a lunch, or a visit that ends so long before a meal can begin and
 * begins so long after one has begun, minutes (chosen, decision 27).
 */
const BEFORE_MEAL = 60
const AFTER_LUNCH = 90

/** The visit of a market that feeds one, away from both meals; one of a season is there for its lights. */
function awayFromMeals(stop: Stop, { lunch, dinner }: MealTimes): Stop {
  const { poi, minutes } = stop
  if (poi.category !== 'market' || poi.onDates !== undefined || mealPenalty(poi, 'lunch') === null) return stop
  const held: readonly Window[] = [
    [lunch.from - BEFORE_MEAL - minutes + GRID, lunch.latestStart + AFTER_LUNCH - GRID],
    [dinner.from - BEFORE_MEAL - minutes + GRID, dinner.latestStart - GRID],
  ]
  const away = (starts: readonly Window[]) =>
    held.reduce<readonly Window[]>((left, window) => splitStarts(left, window).outside, starts)
  return { ...stop, windows: stop.windows.map(away) }
}

/** Worth of a visit on a holiday on which the door may be shut, relative to another day (chosen, decision 27). */
const IN_DOUBT = 0.7

/** A visit at its best time of day and one at any other, of which a plan takes one; the one visit where all times are equal. */
export function visitStops(context: PlanContext, poi: Poi): readonly Stop[] {
  if (poi.ofEvent !== undefined) return [visitStop(context, poi)]
  if (isMealPlace(poi)) return treatStops(visitStop(context, poi))
  const stop = awayFromMeals(visitStop(context, poi), context.calendar.meals ?? MEALS)
  // Of a kitchen beside a stage nobody knows what else it serves.
  const isDinnerToo = poi.dinnerShow !== true || context.trip.hard.diet.length === 0
  return atTimesOfDay(context, isDinnerToo ? overMeal(stop) : stop)
}

function atTimesOfDay(context: PlanContext, stop: Stop): readonly Stop[] {
  const { poi } = stop
  const isCrowded = poi.crowds === 'many'
  let off = 1
  const parts = context.days.map((day, i) => {
    const best = bestTimeOf(poi, day)
    const usual = best === null ? null : bestWindow(best, { minutes: stop.minutes, usually: poi.usually }, day)
    const quiet = best === 'morning' && isCrowded ? beforeTheCrowd(opensAt(poi, day)) : null
    const window = quiet === null ? usual : ([0, quiet] as const)
    if (best === null || window === null) return { inside: [], outside: stop.windows[i] }
    off = quiet !== null ? IN_THE_CROWD : isShowOn(poi, day, stop.minutes) ? MISSES_SHOW : OFF_ITS_BEST[best]
    const { inside, outside } = atShows(poi, day, stop.minutes, splitStarts(stop.windows[i], window))
    return {
      inside,
      outside: inside.length > 0 && onlyAtItsBest(poi, best) ? [] : outside,
    }
  })
  const must = mustSeeWorth(poi)
  const doubtful = context.days.map((day) => isDoubtfulOn(poi, day))
  const anyTime = parts.map(({ outside }, i) => (outside.length > 0 && !isCrowded ? stop.windows[i] : []))
  const on = (score: number, windows: Stop['windows']): readonly Stop[] =>
    windows.some((own) => own.length > 0) ? [{ ...stop, score, windows, anyTime }] : []
  // On a holiday what has no door comes first; a door whose holiday hours nobody knows is tried on another day.
  const at = (score: number, windows: Stop['windows']): readonly Stop[] => [
    ...on(
      score,
      windows.map((own, i) => (doubtful[i] ? [] : own)),
    ),
    ...on(
      score * IN_DOUBT,
      windows.map((own, i) => (doubtful[i] ? own : [])),
    ),
  ]
  const all = [
    // Only the interest grows: a must-see is never worth more than a meal.
    ...at(
      (stop.score - must) * AT_ITS_BEST + must,
      parts.map(({ inside }) => inside),
    ),
    ...at(
      stop.score * off,
      parts.map(({ outside }) => outside),
    ),
  ]
  return all
    .flatMap((own) => outOfHeat(own, context.days))
    .flatMap((own) => onFeasts(own, context.destination.country, context.calendar.dates))
    .flatMap((own) => inPlaceOfMeal(own, MEAL_WORTH))
}

/** On the day of the event and after its night, and on those of arriving and of leaving, a meal may be as early, as late and as short as this, where there is no room for the usual one. */
const STRETCHED: Record<Meal, MealTime> = {
  lunch: { from: 660, latestStart: 870, minutes: 50 },
  dinner: { from: 1020, latestStart: 1260, minutes: 60 },
}
/** The shortest way to or from a meal, minutes. */
const MEAL_WAY = 10

const WHOLE_DAY = { open: 0, close: 1440 }

/** The same where people eat later than that anyway. */
const stretched = (meal: Meal, usual: MealTime): MealTime => ({
  ...STRETCHED[meal],
  latestStart: Math.max(STRETCHED[meal].latestStart, usual.latestStart),
})

/** Before a night out one dines late: in the last hour and a half in which that may begin (chosen, decision 27). */
const LATE_DINNER = 90
const nightDinner = (latestStart: number, { from, minutes }: MealTime): MealTime => ({
  from: Math.max(from, latestStart - LATE_DINNER),
  latestStart,
  minutes,
})

/** When a meal may begin that is so many minutes from the event. */
function mealTime(
  { event, travel, meals = MEALS, longDays = [], sessions = [] }: Calendar,
  meal: Meal,
  day: number,
  way = MEAL_WAY,
): MealTime {
  const usual: MealTime = meals[meal]
  const most = stretched(meal, usual)
  const late = { ...usual, latestStart: most.latestStart }
  // Where people dine at half past eight, nobody who is in the square by then for midnight does.
  const night = sessions.find((own) => own.day === day && own.start >= NIGHT)
  if (meal === 'dinner' && night !== undefined && usual.from + usual.minutes + way > night.start)
    return nightDinner(night.start - way - most.minutes, most)
  if (event === null || event.day !== day) {
    const { open, close } = leftOf(WHOLE_DAY, travel[day])
    const isWhole = open + MEAL_WAY <= usual.from && close - MEAL_WAY >= usual.latestStart + usual.minutes
    if (!isWhole) return most
    if (longDays.includes(day)) return late
    return event !== null && event.day === day - 1 && event.start + event.minutes > WHOLE_DAY.close ? late : usual
  }
  const until = event.start - event.buffer - way - usual.minutes
  const since = event.start + event.minutes + way
  if (until >= usual.from || since <= usual.latestStart) return usual
  const { from, latestStart, minutes } = most
  if (event.start - event.buffer - way - minutes >= from) return { from, latestStart: usual.latestStart, minutes }
  return since <= latestStart ? late : usual
}

/** Whether a day has an hour for a meal at all. */
export function hasTimeFor(calendar: Calendar, meal: Meal, day: number, { open, close }: DayBounds): boolean {
  const isThere = calendar.sessions?.some((own) => own.day === day && sessionHolds(own, meal)) === true
  if (isThere) return false
  const { from, latestStart, minutes } = mealTime(calendar, meal, day)
  // Whoever is kept until an hour into lunch has had it there.
  if ((calendar.travel[day]?.freeAt ?? 0) >= from + minutes) return false
  return open + MEAL_WAY <= latestStart && close - MEAL_WAY >= from + minutes
}

/** On the days on which kitchens close, one that publishes no hours for it is worth so much less (chosen, decision 27). */
const HOLIDAY_UNKNOWN = 60
const holidayPenalty = (poi: Poi, day: DayFacts | undefined): number =>
  day !== undefined && isQuietHoliday(day) && !tellsHolidayHours(poi, day) ? HOLIDAY_UNKNOWN : 0

/** Where there is nothing else to do, one eats so much sooner at a kitchen that says it is open then, minutes (chosen, decision 27). */
const SOONER = 30

/** A meal at a place on one day, begun at meal time while the place is open; at no time where it serves no such meal. */
export function mealStop(context: PlanContext, poi: Poi, meal: Meal, day: number, asked?: number): Stop {
  const { event } = context.calendar
  const way = event?.day === day ? Math.max(MEAL_WAY, context.leg(poi.id, event.anchor.id).minutes) : MEAL_WAY
  const { from, latestStart, minutes: usual } = mealTime(context.calendar, meal, day, way)
  const minutes = asked ?? usual
  const isHeld = context.request.locked?.some(({ id }) => id === poi.id) === true
  const penalty = isHeld ? mealPenalty(poi, meal) : partyMealPenalty(context.trip, poi, meal)
  const startsFrom = (first: number) =>
    context.days.map((own, i) =>
      i === day && penalty !== null ? startWindows(poi, own, minutes, first, latestStart + minutes) : [],
    )
  return {
    poi,
    meal,
    fixed: null,
    minutes,
    longest: asked ?? minutes + LONGER_MEAL,
    ...(asked === undefined ? {} : { asksMinutes: true }),
    score:
      MEAL_WORTH +
      interestOf(poi, context.request.themes) * MEAL_INTEREST +
      mustSeeWorth(poi) +
      askedForWorth(context.trip, poi) -
      (penalty ?? 0) -
      holidayPenalty(poi, context.days[day]),
    hours: hoursOf(poi),
    windows: startsFrom(from),
    ...(poi.openingHours === null || context.trip.soft.meals === 'late'
      ? {}
      : { anyTime: startsFrom(Math.max(STRETCHED[meal].from, from - SOONER)) }),
  }
}
