import type { Closure } from '@site/places'
import { closuresOf, closuresOn } from './closures.ts'
import { dayFacts, isQuietHoliday, type DayFacts } from './day-facts.ts'
import { addDays, weekday } from './days.ts'
import type { Destination } from './places.ts'

/** So many days a trip without a first day may begin later to have no holiday in it, and one of which the month is known (chosen, decision 27). */
const MOST_LATER = 3
const MOST_LATER_IN_MONTH = 10
const WEEK = 7
const [FRIDAY, SATURDAY] = [4, 5]

/** The first of seven days from which a trip has the most Fridays and Saturdays. */
function nightsOut(soonest: string, days: number): string {
  const nights = (first: string) =>
    Array.from({ length: days }, (_, day) => weekday(addDays(first, day))).filter(
      (own) => own === FRIDAY || own === SATURDAY,
    ).length
  const starts = Array.from({ length: WEEK }, (_, later) => addDays(soonest, later))
  const most = Math.max(...starts.map(nights))
  return starts.find((own) => nights(own) === most) ?? soonest
}

/**
 * The first day of a trip whose dates nobody named: the soonest, or the next day with a weekend after it where they are out at `night`, or
 * soon after where a feast that closes kitchens is avoided by it.
 */
export function quietStart(
  soonest: string,
  days: number,
  destination: Destination,
  closures: readonly Closure[],
  holidays: readonly string[],
  night = false,
): string {
  const first = night ? nightsOut(soonest, days) : soonest
  const dates = datesFrom(first, days)
  const local = closuresOf(closures, destination)
  const mayBeShut = dates
    .slice(0, days)
    .some((date) => isQuietHoliday({ date, holiday: true, closures: closuresOn(local, date) }))
  // Which days are holidays takes a while to find out, and is seldom asked.
  return mayBeShut ? firstWithout(dates, days, dayFacts(dates, destination, closures, holidays), isQuietHoliday) : first
}

/** The first day of a trip of which the month alone is known: a day near the given one with no public holiday in it, where there is one. */
export function startOffHolidays(
  first: string,
  days: number,
  destination: Destination,
  closures: readonly Closure[],
  holidays: readonly string[],
): string {
  const dates = datesFrom(first, days, MOST_LATER_IN_MONTH)
  return firstWithout(dates, days, dayFacts(dates, destination, closures, holidays), ({ holiday }) => holiday)
}

const datesFrom = (first: string, days: number, later = MOST_LATER): readonly string[] =>
  Array.from({ length: days + later }, (_, day) => addDays(first, day))

function firstWithout(
  dates: readonly string[],
  days: number,
  facts: readonly DayFacts[],
  isAvoided: (day: DayFacts) => boolean,
): string {
  const avoided = facts.map(isAvoided)
  return (
    dates[avoided.findIndex((_, by) => by + days <= dates.length && !avoided.slice(by, by + days).includes(true))] ??
    dates[0]
  )
}
