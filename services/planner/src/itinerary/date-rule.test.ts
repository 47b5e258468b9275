import { describe, expect, it } from 'vitest'
import { ruleFallsOn } from './date-rule.ts'
import { addDays } from './days.ts'

/** The days of a year on which a rule falls. */
const daysOf = (rule: string, year: number) =>
  Array.from({ length: 366 }, (_, i) => addDays(`${year}-01-01`, i)).filter(
    (date) => date.startsWith(`${year}`) && ruleFallsOn(rule, date),
  )

describe('ruleFallsOn', () => {
  it.each([
    ['fixed 12-25', 2026, ['2026-12-25']],
    ['nth 4 Thu 11', 2026, ['2026-11-26']],
    ['nth 1 Tue 11', 2027, ['2027-11-02']],
    ['nth 2 Mon 03', 2027, ['2027-03-08']],
    ['before last Sat 09', 2026, ['2026-09-25']],
    ['nth-last Sun 08 and Mon', 2026, ['2026-08-30', '2026-08-31']],
    ['nth-last Sun 12 and Mon', 2026, ['2026-12-27', '2026-12-28']],
    ['nearest Sat 09-19 for 2', 2027, ['2027-09-18', '2027-09-19']],
    ['nearest Sat 09-19 for 1', 2029, ['2029-09-22']],
    ['easter+0', 2026, ['2026-04-05']],
    ['easter-2', 2027, ['2027-03-26']],
    ['lunar-new-year 0', 2027, ['2027-02-06']],
    ['lunar-new-year -3..-1', 2026, ['2026-02-14', '2026-02-15', '2026-02-16']],
    ['midsummer-eve Fri 06-19..06-25', 2026, ['2026-06-19']],
    ['range 12-30..01-02', 2026, ['2026-01-01', '2026-01-02', '2026-12-30', '2026-12-31']],
    ['event', 2026, []],
    ['Wed of Ekka week 08', 2026, []],
  ])('%s in %i', (rule, year, days) => expect(daysOf(rule, year)).toEqual(days))

  it('knows every Sunday', () => {
    const days = daysOf('weekly Sun', 2026)
    expect([days.length, days[0]]).toEqual([52, '2026-01-04'])
  })
})
