import type { Closure } from '@site/places'
import { knowsHolidays, publicHolidays } from '../verify/open-hours.ts'
import { closedAt, type ClosedArea } from './closed-areas.ts'
import { closuresOf, closuresOn, concerns, isShoppingStreet } from './closures.ts'
import { ruleFallsOn } from './date-rule.ts'
import { weekday } from './days.ts'
import { feastBeside } from './feast-days.ts'
import { heatOn, type Heat } from './heat.ts'
import type { Window } from './hours-rules.ts'
import { hasDoor, tellsHolidayHours } from './opening-hours.ts'
import type { Destination, Poi } from './places.ts'
import { sunOn, type Sun } from './sun.ts'
import { faithOf } from './worship.ts'

/** What is true of a local day of the trip, whatever is done on it. */
export interface DayFacts {
  readonly date: string
  readonly holiday: boolean
  /** Beside a feast: many keep other hours than those of the week. */
  readonly besideFeast?: boolean
  readonly closures: readonly Closure[]
  /** Ground that events close. */
  readonly areas: readonly ClosedArea[]
  /** No public transport runs. */
  readonly walkOnly: boolean
  readonly sun: Sun | null
  /** How hot such a day is; left out or null where it is not. */
  readonly heat?: Heat | null
  /** ISO 3166 alpha-2. */
  readonly country?: string
  /** From when kitchens of unknown hours cook. */
  readonly kitchensFrom?: number
  /** Until when, where people eat later than most. */
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
  areas: readonly ClosedArea[] = [],
): readonly DayFacts[] {
  const { centre, country, region, tz } = destination
  // The library of opening hours knows the holidays of states, but not every country.
  const place = { ...centre, country, region }
  const asked = [...dates, ...dates.flatMap((date) => feastBeside(date, country) ?? [])]
  const holidays = new Set(knowsHolidays(place) ? publicHolidays(asked, place) : listed)
  const local = closuresOf(closures, destination)
  return dates.map((date) =>
    dayOf({
      date,
      country,
      holiday: holidays.has(date),
      besideFeast: holidays.has(feastBeside(date, country) ?? ''),
      local,
      sun: sunOn(date, centre, tz),
      heat: heatOn(date, country, centre),
      areas: areas.filter((area) => area.date === date),
    }),
  )
}

/** Christmas, Boxing Day and New Year's Day: most kitchens close, whatever hours they give for the week. */
const QUIET_HOLIDAY = /-(?:12-2[56]|01-01)$/
/** A holiday that falls here is Thanksgiving: the fourth Thursday of November. */
const THANKSGIVING = { dates: /-11-2[2-8]$/, weekday: 3 }
/** What closures call kitchens; where many close, any one of them may. */
const KITCHENS = /restaurant|eater|hawker/i

/** Whether many kitchens close, be it a public holiday or the days around it. */
export const isQuietHoliday = ({ date, holiday, closures }: Pick<DayFacts, 'date' | 'holiday' | 'closures'>): boolean =>
  closures.some(({ what, closed }) => closed !== null && KITCHENS.test(what)) ||
  (holiday && (QUIET_HOLIDAY.test(date) || (THANKSGIVING.dates.test(date) && weekday(date) === THANKSGIVING.weekday)))

/** Christmas, and the day after where it is a holiday: churches are open for their services, and not for visits. */
const FEAST = /-12-2[56]$/
const WHOLE_DAY: Window = [0, 1440]

/** A place that is not there, until the end of the night after. */
const NOT_THERE: readonly Window[] = [[0, 2 * 24 * 60]]

function dayOf({
  date,
  country,
  holiday,
  besideFeast,
  local,
  sun,
  heat,
  areas,
}: {
  readonly date: string
  readonly country: string
  readonly holiday: boolean
  readonly besideFeast: boolean
  readonly local: readonly Closure[]
  readonly sun: Sun | null
  readonly heat: Heat | null
  readonly areas: readonly ClosedArea[]
}): DayFacts {
  const closures = closuresOn(local, date)
  const closing = closures.filter(({ closed }) => closed !== null)
  const day: DayFacts = {
    date,
    country,
    holiday,
    besideFeast,
    closures,
    areas,
    // Where one line says that nothing runs in the city itself, the day stays on foot.
    walkOnly: closures.some(({ transport, city }) => transport === 'none' && city !== null),
    sun,
    heat,
    closedSpans: (poi) => {
      if (typeof poi.onDates === 'string' && !ruleFallsOn(poi.onDates, date)) return NOT_THERE
      const fenced = closedAt(areas, poi)
      const isAtService = holiday && FEAST.test(date) && faithOf(poi) === 'church'
      if (
        (closing.length === 0 && !isAtService) ||
        (tellsHolidayHours(poi, day) && !isShoppingStreet(poi, hasDoor(poi)))
      )
        return fenced
      if (isAtService) return [WHOLE_DAY]
      const shut = closing.flatMap((own) =>
        own.closed !== null && concerns(own, poi, hasDoor(poi)) ? [[own.closed.from, own.closed.until] as const] : [],
      )
      return [...fenced, ...shut]
    },
  }
  return day
}
