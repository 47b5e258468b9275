import type { Closure } from '@site/places'
import { closuresOf, closuresOn } from './closures.ts'
import { dayFacts, isQuietHoliday } from './day-facts.ts'
import { addDays } from './days.ts'
import type { Destination } from './places.ts'

/** So many days a trip without dates may begin later to have no feast in it on which most is shut (chosen, decision 27). */
const MOST_LATER = 3

/** The first day of a trip whose dates nobody named: tomorrow, or soon after where a feast that closes kitchens is avoided by it. */
export function quietStart(
  today: string,
  days: number,
  destination: Destination,
  closures: readonly Closure[],
  holidays: readonly string[],
): string {
  const dates = Array.from({ length: days + MOST_LATER }, (_, day) => addDays(today, day + 1))
  const local = closuresOf(closures, destination)
  const mayBeShut = dates
    .slice(0, days)
    .some((date) => isQuietHoliday({ date, holiday: true, closures: closuresOn(local, date) }))
  // Which days are holidays takes a while to find out, and is seldom asked.
  if (!mayBeShut) return addDays(today, 1)
  const shut = dayFacts(dates, destination, closures, holidays).map((day) => isQuietHoliday(day))
  const later = Array.from({ length: MOST_LATER + 1 }, (_, by) => by).find(
    (by) => !shut.slice(by, by + days).includes(true),
  )
  return addDays(today, 1 + (later ?? 0))
}
