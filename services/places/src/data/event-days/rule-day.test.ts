import { describe, expect, it } from 'vitest'
import { findDataDir } from '../data-dir.ts'
import { loadDataset } from '../load.ts'
import { daysAfter, weekdayOf } from './calendar.ts'
import { irregularRule, parseRule } from './event-rule.ts'
import { easterSunday, lunarNewYear } from '@site/contracts/movable-feasts'
import { ruleDay } from './rule-day.ts'

const dayOf = (rule: string, year: number) => {
  const read = parseRule(rule)
  return read && ruleDay(read, year)
}
const YEARS = Array.from({ length: 15 }, (_, at) => 2026 + at)

it.each([
  ['nth 2 Sun 03', 2027, '2027-03-14'],
  ['nth 1 Tue 11', 2027, '2027-11-02'],
  ['nth 1 Sun 11', 2026, '2026-11-01'],
  ['last Sat 09', 2027, '2027-09-25'],
  ['last Sun 12', 2026, '2026-12-27'],
  ['fixed 12-31', 2028, '2028-12-31'],
  ['nearest Thu 08-07', 2027, '2027-08-05'],
  ['nearest Fri 12-12', 2026, '2026-12-11'],
  ['before Sat 12-25', 2027, '2027-12-18'],
  ['before Sat 12-25', 2026, '2026-12-19'],
  ['before Sat 12-25', 2032, '2032-12-18'],
  ['once 2027-03-11', 2027, '2027-03-11'],
  ['once 2027-03-11', 2028, null],
  ['season 10-10..04-20', 2027, '2027-10-10'],
  ['easter', 2027, '2027-03-28'],
  ['lunar-new-year', 2027, '2027-02-06'],
  ['lunar-new-year', 2100, null],
])('%s is in %i on %s', (rule, year, day) => expect(dayOf(rule, year)).toBe(day))

it.each(['nth 5 Sun 03', 'nth 2 Someday 03', 'last Sat 13', 'fixed 02-40', 'weekly Mon', 'irregular', 'once soon', ''])(
  'reads no rule in "%s"',
  (text) => expect(parseRule(text)).toBeNull(),
)

it('keeps of an irregular event about when it was', () => {
  const rule = irregularRule('irregular', '05-08', 5)
  expect(rule && ruleDay(rule, 2027)).toBe('2027-05-07')
  expect(irregularRule('fixed', '05-08', null)).toBeNull()
})

it('lunar new year is that of the platform’s calendar, give or take a day', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const isFirst = (date: string) => /^1[/-]1$/.test(format.format(Date.parse(date)))
  for (let year = 2025; year <= 2050; year += 1) {
    const day = lunarNewYear(year) ?? ''
    expect([-1, 0, 1].map((shift) => isFirst(daysAfter(day, shift)))).toContain(true)
  }
})

// Easter: Meeus, table of chapter 8, and the US Census Bureau.
it.each([
  [1954, '1954-04-18'],
  [2000, '2000-04-23'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, easter) => expect(easterSunday(year)).toBe(easter))

describe.each(YEARS)('in %i', (year) => {
  it('every weekday rule falls on its weekday, in its month', () => {
    for (const [weekday, name] of ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].entries())
      for (let month = 1; month <= 12; month += 1) {
        const mm = String(month).padStart(2, '0')
        for (const n of [1, 2, 3, 4]) {
          const day = dayOf(`nth ${n} ${name} ${mm}`, year) ?? ''
          expect([day.slice(0, 7), weekdayOf(day), Math.ceil(Number(day.slice(8)) / 7)]).toEqual([
            `${year}-${mm}`,
            weekday,
            n,
          ])
        }
        const last = dayOf(`last ${name} ${mm}`, year) ?? ''
        expect([last.slice(0, 7), weekdayOf(last)]).toEqual([`${year}-${mm}`, weekday])
        expect(daysAfter(last, 7).slice(5, 7)).not.toBe(mm)
        const near = dayOf(`nearest ${name} ${mm}-15`, year) ?? ''
        expect([weekdayOf(near), Math.abs(Number(near.slice(8)) - 15) <= 3]).toEqual([weekday, true])
        const before = dayOf(`before ${name} ${mm}-15`, year) ?? ''
        expect([weekdayOf(before), Number(before.slice(8)) >= 8 && Number(before.slice(8)) <= 14]).toEqual([
          weekday,
          true,
        ])
      }
  })
})

describe('the shipped events', () => {
  const events = loadDataset(findDataDir()).events

  it('have rules that name the first day of every known edition', () => {
    const regular = events.filter(({ rule }) => rule.kind !== 'irregular' && rule.kind !== 'season')
    const checked = regular.flatMap(({ name, rule, startOffset, known }) =>
      known.map(({ start }) => {
        const day = ruleDay(rule, Number(start.slice(0, 4)))
        return { name, start, byRule: day && daysAfter(day, startOffset) }
      }),
    )
    expect(checked.length).toBeGreaterThanOrEqual(124)
    expect(checked.filter(({ start, byRule }) => start !== byRule)).toEqual([])
  })

  it('have a day by their rule in every year', () => {
    const yearly = events.filter(({ rule }) => rule.kind !== 'once')
    const days = yearly.flatMap(({ rule }) => YEARS.map((year) => ruleDay(rule, year)))
    expect(days.filter((day) => day === null || Number.isNaN(Date.parse(day)))).toEqual([])
  })
})
