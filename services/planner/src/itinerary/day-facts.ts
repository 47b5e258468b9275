import type { Closure } from '@site/places'
import { knowsHolidays, publicHolidays } from '../verify/open-hours.ts'
import { closuresOf, closuresOn, concerns } from './closures.ts'
import { weekday } from './days.ts'
import type { Window } from './hours-rules.ts'
import { hasDoor, tellsHolidayHours } from './opening-hours.ts'
import type { Destination, Poi } from './places.ts'
import { sunOn, type Sun } from './sun.ts'

/** What is true of a local day of the trip, whatever is done on it. */
export interface DayFacts {
  readonly date: string
  readonly holiday: boolean
  readonly closures: readonly Closure[]
  /** No public transport runs. */
  readonly walkOnly: boolean
  readonly sun: Sun | null
  /** Until when kitchens of unknown hours cook, where people eat later than most. */
  readonly kitchensUntil?: number
  /** When the day closes a place although its weekly hours say nothing of it. */
  readonly closedSpans: (poi: Poi) => readonly Window[]
}

/** The facts of the days of a plan. `closures` and `listed`, its public holidays, are those of the country. */
export function dayFacts(
  dates: readonly string[],
  destination: Destination,
  closures: readonly Closure[],
  listed: readonly string[] = [],
): readonly DayFacts[] {
  const { centre, country, region, tz } = destination
  // The library of opening hours knows the holidays of states, but not every country.
  const place = { ...centre, country, region }
  const holidays = new Set(knowsHolidays(place) ? publicHolidays(dates, place) : listed)
  const local = closuresOf(closures, destination)
  return dates.map((date) => dayOf({ date, holiday: holidays.has(date), local, sun: sunOn(date, centre, tz) }))
}

/** Christmas, Boxing Day and New Year's Day: most kitchens close, whatever hours they give for the week. */
const QUIET_HOLIDAY = /-(?:12-2[56]|01-01)$/
/** A holiday that falls here is Thanksgiving: the fourth Thursday of November. */
const THANKSGIVING = { dates: /-11-2[2-8]$/, weekday: 3 }
export const isQuietHoliday = ({ date, holiday }: Pick<DayFacts, 'date' | 'holiday'>): boolean =>
  holiday && (QUIET_HOLIDAY.test(date) || (THANKSGIVING.dates.test(date) && weekday(date) === THANKSGIVING.weekday))

const NOTHING: readonly Window[] = []

function dayOf({
  date,
  holiday,
  local,
  sun,
}: {
  readonly date: string
  readonly holiday: boolean
  readonly local: readonly Closure[]
  readonly sun: Sun | null
}): DayFacts {
  const closures = closuresOn(local, date)
  const closing = closures.filter(({ closed }) => closed !== null)
  const day: DayFacts = {
    date,
    holiday,
    closures,
    // Where one line says that nothing runs in the city itself, the day stays on foot.
    walkOnly: closures.some(({ transport, city }) => transport === 'none' && city !== null),
    sun,
    closedSpans: (poi) => {
      if (closing.length === 0 || tellsHolidayHours(poi, day)) return NOTHING
      return closing.flatMap((own) =>
        own.closed !== null && concerns(own, poi, hasDoor(poi)) ? [[own.closed.from, own.closed.until] as const] : [],
      )
    },
  }
  return day
}
