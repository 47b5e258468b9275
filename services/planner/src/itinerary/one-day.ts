import type { ItineraryEdit } from '@site/contracts/itinerary'
import type { PlanContext } from './context.ts'
import { eventStop, isMealPlace, lockStop, mealStop, visitStop, type Stop } from './stops.ts'
import type { Meal } from './style.ts'

/** Ids the plan holds on other days than the one being changed. */
export const elsewhere = (edit: Pick<ItineraryEdit, 'plan' | 'day'>): ReadonlySet<string> =>
  new Set(edit.plan.flatMap((day, i) => (i === edit.day ? [] : day.stops.map((stop) => stop.id))))

/**
 * The context of one day of a plan alone, as if the trip were that day: what stands on other days is not to be had, and
 * what the traveller locked on this day stays. Legs and places are shared with the whole.
 */
export function onlyDay(context: PlanContext, edit: Pick<ItineraryEdit, 'plan' | 'day'>): PlanContext {
  const taken = elsewhere(edit)
  const { calendar, request } = context
  const free = <T extends { readonly id: string }>(places: readonly T[]) =>
    places.filter((place) => !taken.has(place.id))
  const timed = (request.locked ?? []).filter((lock) => lock.day === edit.day && !taken.has(lock.id))
  const held = (edit.plan[edit.day]?.stops ?? []).filter(
    (stop) =>
      stop.locked === true && stop.id !== calendar.event?.anchor.id && !timed.some((lock) => lock.id === stop.id),
  )
  const event = calendar.event !== null && calendar.event.day === edit.day ? { ...calendar.event, day: 0 } : null
  return {
    ...context,
    request: {
      ...request,
      days: 1,
      locked: [
        ...timed.map((lock) => ({ ...lock, day: 0 })),
        ...held.map(({ id, meal }) => ({ id, day: 0, ...(meal === undefined ? {} : { meal }) })),
      ],
    },
    calendar: { ...calendar, dates: calendar.dates.slice(edit.day, edit.day + 1), event },
    visits: free(context.visits),
    foods: free(context.foods),
    allFoods: context.allFoods,
  }
}

/** The stop an id stands for on the only day of `context`; null when the id names nothing known here. */
export function stopById(context: PlanContext, id: string, meal: Meal | undefined): Stop | null {
  const event = eventStop(context)
  if (event?.poi.id === id) return event
  const poi = [...context.visits, ...context.foods].find((place) => place.id === id)
  if (poi === undefined) return null
  const stop =
    isMealPlace(poi) || meal !== undefined ? mealStop(context, poi, meal ?? 'lunch', 0) : visitStop(context, poi)
  const lock = (context.request.locked ?? []).find((own) => own.id === id)
  return lock === undefined ? stop : lockStop(stop, 0, lock.start)
}
