import type { ItineraryEdit, ItineraryRequest, PlanOutline } from '@site/contracts/itinerary'
import { ownStopLimits, type OutlineStop } from '@site/contracts/own-stop'
import type { PlanContext } from './context.ts'
import { dayBounds } from './calendar.ts'
import { legCost, minutesOf, type Meal } from './days.ts'
import { ownStop } from './own-stops.ts'
import { isMealPlace, type Poi } from './places.ts'
import { eventStop, lockStop } from './fixed-stops.ts'
import { mealHeldAt } from './long-visits.ts'
import { mealStop, visitStop, type Stop } from './stops.ts'
import { timeStops } from './timeline.ts'
import { TRAVEL_COST } from './tour-problem.ts'
import { waysOf } from './ways.ts'

/**
 * The context of one day of a plan alone, as if the trip were that day: what stands on other days is not to be had, and
 * what the traveller locked on this day stays. Legs and places are shared with the whole.
 */
export function onlyDay(context: PlanContext, edit: Pick<ItineraryEdit, 'plan' | 'day'>): PlanContext {
  const taken = new Set(edit.plan.flatMap((day, i) => (i === edit.day ? [] : day.stops.map((stop) => stop.id))))
  const { calendar, request } = context
  const free = <T extends { readonly id: string }>(places: readonly T[]) =>
    places.filter((place) => !taken.has(place.id))
  const timed = (request.locked ?? []).filter((lock) => lock.day === edit.day && !taken.has(lock.id))
  const held = edit.plan[edit.day].stops.filter(
    (stop) =>
      (stop.locked === true || stop.anyway === true) &&
      stop.own === undefined &&
      stop.id !== calendar.event?.anchor.id &&
      !timed.some((lock) => lock.id === stop.id),
  )
  const event = calendar.event !== null && calendar.event.day === edit.day ? { ...calendar.event, day: 0 } : null
  return {
    ...context,
    request: {
      ...request,
      days: 1,
      locked: [...timed.map((lock) => ({ ...lock, day: 0 })), ...held.map(lockOf)],
      own: (request.own ?? []).filter(({ day }) => day === edit.day).map((stop) => ({ ...stop, day: 0 })),
    },
    days: context.days.slice(edit.day, edit.day + 1),
    calendar: {
      ...calendar,
      dates: calendar.dates.slice(edit.day, edit.day + 1),
      travel: calendar.travel.slice(edit.day, edit.day + 1),
      event,
      sessions: (calendar.sessions ?? []).flatMap((own) => (own.day === edit.day ? [{ ...own, day: 0 }] : [])),
      longDays: calendar.longDays?.includes(edit.day) === true ? [0] : [],
      rested: event === null ? dayBounds(context)[edit.day]?.open : calendar.rested,
    },
    visits: free(context.visits),
    foods: free(context.foods),
  }
}

/** A stop of an outline as a lock of the only day. */
const lockOf = ({ id, meal, askedStart, askedMinutes, anyway }: OutlineStop) => ({
  id,
  day: 0,
  ...(meal === undefined ? {} : { meal }),
  ...(askedStart === undefined ? {} : { start: askedStart }),
  ...(askedMinutes === undefined ? {} : { minutes: askedMinutes }),
  ...(anyway === undefined ? {} : { anyway }),
})

/** The traveller's own stops of an outline, as a request names them. */
export const ownOf = (plan: PlanOutline): NonNullable<ItineraryRequest['own']> =>
  plan.flatMap(({ stops }, day) => stops.flatMap((stop) => ownRequest(stop, day) ?? []))

const ownRequest = ({ id, start, end, askedStart, askedMinutes, anyway, own }: OutlineStop, day: number) => {
  if (own === undefined) return null
  const stay = (minutesOf(end) - minutesOf(start) + 1440) % 1440
  return {
    id,
    day,
    place: own,
    minutes: askedMinutes ?? Math.min(Math.max(stay, ownStopLimits.minMinutes), ownStopLimits.maxMinutes),
    ...(askedStart === undefined ? {} : { start: askedStart }),
    ...(anyway === undefined ? {} : { anyway }),
  }
}

/** The stop that one of an outline stands for on the only day of `context`; null when its id names nothing known here. */
export function stopOf(context: PlanContext, given: OutlineStop): Stop | null {
  const { id, meal, askedMinutes } = given
  const own = ownRequest(given, 0)
  if (own !== null) return ownStop(context, own)
  const event = eventStop(context)
  if (event?.poi.id === id) return event
  const poi = [...context.visits, ...context.foods].find((place) => place.id === id)
  if (poi === undefined) return null
  const isTreat = meal === undefined && context.visits.includes(poi)
  const stop =
    (isMealPlace(poi) && !isTreat) || meal !== undefined
      ? mealStop(context, poi, meal ?? 'lunch', 0, askedMinutes)
      : asItStood(visitStop(context, poi, askedMinutes), given)
  const lock = (context.request.locked ?? []).find((each) => each.id === id)
  return lock === undefined ? stop : lockStop(stop, 0, lock)
}

/** A visit of most of a day is the meal that it was over. */
const asItStood = (stop: Stop, { start, end }: OutlineStop): Stop => {
  const from = minutesOf(start)
  const holds = mealHeldAt(stop.poi, from, minutesOf(end) - from)
  return holds === undefined ? stop : { ...stop, holds }
}

/**
 * Orders of the day with the stop at `slot` replaced by another (by the place `id` alone when it is given), best first; only
 * orders whose times work out. Where nothing fits in the same position, other positions of the day are tried.
 */
export function replacements(
  context: PlanContext,
  stops: readonly Stop[],
  slot: number,
  id: string | undefined,
): readonly (readonly Stop[])[] {
  const rest = stops.filter((_, i) => i !== slot)
  const free = (poi: Poi) => (id === undefined || poi.id === id) && stops.every((stop) => stop.poi.id !== poi.id)
  const candidates = candidateStops(context, stops[slot].meal, free, id !== undefined)
  const inPlace = ordersWith(context, rest, candidates, [slot])
  return inPlace.length > 0 ? inPlace : ordersWith(context, rest, candidates)
}

/** Orders of the day with one of `candidates` more, at one of `positions`, best first; only orders whose times work out. */
export function ordersWith(
  context: PlanContext,
  stops: readonly Stop[],
  candidates: readonly Stop[],
  positions: readonly number[] = [...stops.keys(), stops.length],
): readonly (readonly Stop[])[] {
  const [bounds] = dayBounds(context)
  return candidates
    .flatMap((stop) => positions.map((at) => ({ stop, order: stops.toSpliced(at, 0, stop) })))
    .filter(({ order }) => timeStops(context, 0, order, bounds).conflicts.length === 0)
    .map(({ stop, order }) => ({ order, worth: stop.score - TRAVEL_COST * way(context, order) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ order }) => order)
}

/** Another meal for a meal. For any other stop a visit; a place to eat only where it is asked for by its id. */
export function candidateStops(
  context: PlanContext,
  meal: Meal | null,
  free: (poi: Poi) => boolean,
  byId: boolean,
): readonly Stop[] {
  const foods = context.foods.filter(free)
  if (meal !== null) return foods.map((poi) => mealStop(context, poi, meal, 0))
  const visits = context.visits.filter((poi) => free(poi) && !isMealPlace(poi))
  return [
    ...visits.map((poi) => visitStop(context, poi)),
    ...(byId ? foods.map((poi) => mealStop(context, poi, 'lunch', 0)) : []),
  ]
}

/** Time on the way over a whole day. */
export function way(context: PlanContext, order: readonly Stop[]): number {
  return waysOf(context, order).reduce((sum, leg) => sum + (leg === null ? 0 : legCost(leg.minutes, 0)), 0)
}
