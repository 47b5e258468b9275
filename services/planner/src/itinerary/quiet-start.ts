import type { Closure } from '@site/places'
import { closuresOf, closuresOn } from './closures.ts'
import { dayFacts, isQuietHoliday, type DayFacts } from './day-facts.ts'
import { addDays } from './days.ts'
import type { Destination } from './places.ts'

/** So many days a trip without a first day may begin later to have no holiday in it (chosen, decision 27). */
const MOST_LATER = 3

/** The first day of a trip whose dates nobody named: tomorrow, or soon after where a feast that closes kitchens is avoided by it. */
export function quietStart(
  today: string,
  days: number,
  destination: Destination,
  closures: readonly Closure[],
  holidays: readonly string[],
): string {
  const first = addDays(today, 1)
  const dates = datesFrom(first, days)
  const local = closuresOf(closures, destination)
  const mayBeShut = dates
    .slice(0, days)
    .some((date) => isQuietHoliday({ date, holiday: true, closures: closuresOn(local, date) }))
  // Which days are holidays takes a while to find out, and is seldom asked.
  return mayBeShut ? firstWithout(dates, days, dayFacts(dates, destination, closures, holidays), isQuietHoliday) : first
}

/** The first day of a trip of which the month alone is known: a day near the given one with no public holiday after it, where there is one. */
export function startOffHolidays(
  first: string,
  days: number,
  destination: Destination,
  closures: readonly Closure[],
  holidays: readonly string[],
): string {
  const dates = datesFrom(first, days)
  return firstWithout(dates, days, dayFacts(dates, destination, closures, holidays), ({ holiday }) => holiday)
}

const datesFrom = (first: string, days: number): readonly string[] =>
  Array.from({ length: days + MOST_LATER }, (_, day) => addDays(first, day))

function firstWithout(
  dates: readonly string[],
  days: number,
  facts: readonly DayFacts[],
  isAvoided: (day: DayFacts) => boolean,
): string {
  const avoided = facts.map(isAvoided)
  return (
    dates[avoided.findIndex((_, by) => by <= MOST_LATER && !avoided.slice(by, by + days).includes(true))] ?? dates[0]
  )
}
