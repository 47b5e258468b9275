import type { Slot } from '@site/contracts/itinerary'
import { interestOf } from './category.ts'
import type { PlanContext } from './context.ts'
import { kilometres, mapLink } from './geo.ts'
import type { Poi } from './port.ts'
import { startWindows } from './windows.ts'

const NEAR_KM = 0.7
const MOST = 3
/** Streets are longer than the straight line; 1.25 m/s is an easy walk. */
const DETOUR = 1.3
const METRES_A_MINUTE = 75

/**
 * Places to eat really near a stop, nearest and best first, and not known to be closed when the stop ends. Places that
 * stand in the day themselves are left out.
 */
export function foodNearby(
  context: PlanContext,
  index: number,
  at: Poi,
  end: number,
  inPlan: ReadonlySet<string>,
): Slot['foodNearby'] {
  const date = context.calendar.dates[index] ?? ''
  return context.allFoods
    .map((poi) => ({ poi, km: kilometres(at, poi) }))
    .filter(({ poi, km }) => km <= NEAR_KM && poi.id !== at.id && !inPlan.has(poi.id))
    .sort(
      (a, b) =>
        a.km * 40 - interestOf(a.poi, []) - (b.km * 40 - interestOf(b.poi, [])) || (a.poi.id < b.poi.id ? -1 : 1),
    )
    .filter(({ poi }) => poi.openingHours === null || openAt(poi, date, end))
    .slice(0, MOST)
    .map(({ poi, km }) => ({
      id: poi.id,
      title: poi.name,
      mapLink: mapLink(poi),
      walkMinutes: Math.max(1, Math.ceil((km * 1000 * DETOUR) / METRES_A_MINUTE)),
      source: poi.source,
    }))
}

const openAt = (poi: Poi, date: string, minute: number): boolean =>
  startWindows(poi, date, 30, 0, 1440).windows.some(([from, to]) => minute >= from - 15 && minute <= to + 15)
