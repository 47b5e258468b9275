import type { LostStop } from '@site/contracts/move-dates'
import type { PlanContext } from './context.ts'
import { GRID } from './days.ts'
import { isRestDay, maybeClosed, opensAt, startWindows } from './opening-hours.ts'
import type { Stop } from './stops.ts'

const WHOLE_DAY = [0, 1440] as const

/** Why a stop cannot be had on a day of the plan, whatever else stands there; null where it can. A locked one stays where nothing is known against it. */
export function lossReason(
  context: PlanContext,
  { poi, windows, fixed }: Stop,
  at: number,
  isLocked: boolean,
): LostStop['reason'] | null {
  const day = context.days[at]
  if (fixed === 'event') return null
  const isOpen = windows[at].length > 0
  if (isOpen) return !isLocked && maybeClosed(poi, day.date, day.holiday) ? 'maybe-closed' : null
  if (isRestDay(poi, day) || (poi.openingHours !== null && opensAt(poi, day) === null)) return 'closed'
  if (day.closedSpans(poi).length > 0) return 'maybe-closed'
  // Out of its season there is not a minute of the day.
  return startWindows(poi, day, GRID, ...WHOLE_DAY).length === 0 ? 'closed' : 'hours'
}
