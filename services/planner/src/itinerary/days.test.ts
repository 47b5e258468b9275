import { describe, expect, it } from 'vitest'
import {
  addDays,
  clock,
  clockChange,
  dayStyle,
  daysBetween,
  localDate,
  minutesOf,
  startingLate,
  weekday,
} from './days.ts'

describe('local time', () => {
  it('counts days over months, leap years and daylight saving', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-10-04', 1)).toBe('2026-10-05')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(weekday('2026-11-21')).toBe(5)
  })

  it('knows the date of a place, not of the machine', () => {
    const instant = new Date('2026-03-01T23:30:00Z')
    expect(localDate(instant, 'Australia/Melbourne')).toBe('2026-03-02')
    expect(localDate(instant, 'America/Los_Angeles')).toBe('2026-03-01')
    expect(localDate(instant, 'Nowhere/Land')).toBe('2026-03-01')
  })

  it('reads and writes clock times', () => {
    expect(clock(605)).toBe('10:05')
    expect(clock(1440 + 20)).toBe('00:20')
    expect(minutesOf('23:59')).toBe(1439)
    expect(minutesOf('24:00')).toBeNaN()
    expect(minutesOf('9:05')).toBeNaN()
  })
})

it.each([
  [{}, 540],
  [{ lateStart: true }, 600],
  [{ dayFrom: '11:00' }, 660],
  [{ lateStart: true, dayFrom: '08:00' }, 600],
])('a day begins no sooner than was asked for: %j', (asked, open) => {
  const style = dayStyle({ pace: 'balanced', themes: [] })
  expect(startingLate(style, { interests: [], ...asked }).open).toBe(open)
})

it.each([
  ['2027-11-07', 'America/New_York', -60],
  ['2027-03-28', 'Europe/Berlin', 60],
  ['2027-04-04', 'Australia/Lord_Howe', -30],
  ['2027-03-28', 'Asia/Tokyo', 0],
  ['2027-03-28', 'Nowhere/Land', 0],
])('knows how the clocks change in the night before %s in %s: %i', (date, tz, minutes) =>
  expect(clockChange(date, tz)).toBe(minutes),
)
