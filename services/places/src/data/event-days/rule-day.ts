import { daysAfter, weekdayOf } from './calendar.ts'
import type { EventRule } from './event-rule.ts'
import { easterSunday, lunarNewYear } from '@site/contracts/movable-feasts'

const inYear = (year: number, monthDay: string): string => `${year}-${monthDay}`
const monthStart = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)

/** The first such weekday on or after a day. */
const onOrAfter = (date: string, weekday: number): string => daysAfter(date, (weekday - weekdayOf(date) + 7) % 7)

/** The weekday at most three days away. */
const nearest = (date: string, weekday: number): string => onOrAfter(daysAfter(date, -3), weekday)

/** The day a rule names in a year; null where it names none. An event may begin some days before or after it. */
export function ruleDay(rule: EventRule, year: number): string | null {
  switch (rule.kind) {
    case 'nth':
      return daysAfter(onOrAfter(monthStart(year, rule.month), rule.weekday), 7 * (rule.n - 1))
    case 'last':
      return daysAfter(onOrAfter(monthStart(year, rule.month + 1), rule.weekday), -7)
    case 'fixed':
      return inYear(year, rule.day)
    case 'nearest':
      return nearest(inYear(year, rule.day), rule.weekday)
    case 'before':
      return daysAfter(onOrAfter(inYear(year, rule.day), rule.weekday), -7)
    case 'easter':
      return easterSunday(year)
    case 'lunar-new-year':
      return lunarNewYear(year)
    case 'season':
      return inYear(year, rule.from)
    case 'once':
      return rule.date.startsWith(`${year}-`) ? rule.date : null
    case 'irregular': {
      const day = inYear(year, rule.day)
      return rule.weekday === undefined ? day : nearest(day, rule.weekday)
    }
  }
}
