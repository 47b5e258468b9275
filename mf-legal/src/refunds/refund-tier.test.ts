import { describe, expect, test } from 'vitest'
import { calendarDay, daysBetween, formatDay } from './calendar-day.ts'
import { refundTier } from './refund-tier.ts'

const day = (text: string) => {
  const known = calendarDay(text)
  if (known === null) throw new Error(text)
  return known
}

describe('refund tier when the customer cancels', () => {
  test.each([
    [400, 'full'],
    [15, 'full'],
    [14, 'half'],
    [8, 'half'],
    [7, 'half'],
    [6, 'partner'],
    [1, 'partner'],
    [0, 'none'],
    [-1, 'none'],
  ] as const)('%d days before the event: %s', (days, tier) => {
    expect(refundTier(days)).toBe(tier)
  })
})

describe('calendar days', () => {
  test.each(['2026-02-30', '2026-13-01', '10/10/2026', '', '2026-1-1'])('rejects %j', (text) => {
    expect(calendarDay(text)).toBeNull()
  })

  test('count as one day across a leap day, a clock change and a new year', () => {
    expect(daysBetween(day('2028-02-28'), day('2028-03-01'))).toBe(2)
    expect(daysBetween(day('2026-10-03'), day('2026-10-04'))).toBe(1)
    expect(daysBetween(day('2026-12-31'), day('2027-01-01'))).toBe(1)
  })

  test('are formatted as in Australia', () => {
    expect(formatDay(day('2026-03-03'))).toBe('3 March 2026')
  })
})
