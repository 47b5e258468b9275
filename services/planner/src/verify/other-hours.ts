import { knowsHolidays, openThroughout, publicHolidays, type HolidayPlace } from './open-hours.ts'

/** Days on which, or beside which, feasts of many countries fall; on purpose not the planner's own table. */
const FEAST_DAYS = /-(?:12-2[456]|12-31|01-01)$/
/** In Japan the days after are as quiet. */
const YEAR_BEGINS = /-01-0[23]$/
const DATES = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|easter)\b/
const WHOLE_DAY = 1440

/** How the hours of the week are to be told on a day: as known, as doubtful, or either where nobody can say which. */
export type Told = 'published' | 'assumed' | 'either'

/** On a holiday or beside a feast hours are doubtful, unless they speak of holidays or never end; hours of dates may hold that day. */
export function toldHours(hours: string, date: string, where: HolidayPlace): Told {
  if (!knowsHolidays(where)) return 'either'
  const isHoliday = publicHolidays([date], where).length > 0
  const isFeast = FEAST_DAYS.test(date) || (where.country === 'JP' && YEAR_BEGINS.test(date))
  if (!isHoliday && !isFeast) return 'published'
  if (DATES.test(hours)) return 'either'
  const isAlways = openThroughout(hours, where, date, 0, WHOLE_DAY) === 'open'
  return isAlways || (isHoliday && /\bPH\b/.test(hours)) ? 'published' : 'assumed'
}
