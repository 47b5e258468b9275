import type { PlaceFact, PlanFacts } from '../verify/facts.ts'
import { dayBounds } from './bounds.ts'
import { visitMinutes } from './category.ts'
import type { PlanContext } from './context.ts'
import { stateName } from './holidays.ts'
import { minutesOf } from './local-time.ts'
import { GRID } from './style.ts'

/** The facts a plan of this context is verified against, straight from the data. */
export function factsOf(context: PlanContext, kept: ReadonlySet<string>): PlanFacts {
  const { calendar, request, destination } = context
  const places = new Map<string, PlaceFact>()
  const stays = new Map<string, number>()
  for (const poi of [...context.allFoods, ...context.visits]) {
    places.set(poi.id, poi)
    stays.set(poi.id, visitMinutes(poi))
  }
  const { event } = calendar
  if (event !== null) {
    const { anchor } = event
    const { lat, lon } = anchor.venue
    const { id, name, category, address, source } = anchor
    const website = anchor.website ?? null
    places.set(id, { id, name, category, lat, lon, address, openingHours: null, website, source })
  }
  return {
    startDate: calendar.dates[0] ?? '',
    days: calendar.dates.length,
    bounds: dayBounds(context),
    country: destination.country,
    region: stateName(destination.country, destination.region),
    places,
    leg: (from, to) => {
      const known = (id: string | null) => id === null || context.pointOf.has(id)
      return known(from) && known(to) ? context.leg(from, to) : null
    },
    event: event === null ? null : { id: event.anchor.id, day: event.day, start: event.start, minutes: event.minutes },
    locked: (request.locked ?? [])
      .filter((lock) => kept.has(lock.id))
      .map((lock) => ({
        id: lock.id,
        day: lock.day,
        start: lock.start === undefined ? null : Math.floor(minutesOf(lock.start) / GRID) * GRID,
      })),
    excluded: new Set((request.exclude ?? []).filter((id) => !kept.has(id))),
    stay: (id, meal) => {
      if (event?.anchor.id === id) return { least: event.minutes, most: event.minutes }
      const usual = stays.get(id) ?? 45
      return meal
        ? { least: 45, most: 90 }
        : { least: Math.max(10, usual * 0.75), most: Math.max(15, usual * 1.25 + GRID) }
    },
  }
}
