import { describe, expect, test } from 'vitest'
import { calendarDay, formatDay, refundAnswer, refundTier, type RefundFields } from './refund-schedule.ts'

const asked = (fields: Partial<RefundFields>) =>
  refundAnswer({
    situation: 'customerCancels',
    bookedOn: '2026-09-01',
    eventOn: '2026-10-10',
    cancelledOn: '',
    ...fields,
  })

describe('refund answer', () => {
  test('gives the dates of every tier without a gap', () => {
    expect(asked({ cancelledOn: '2026-10-01' })).toEqual({
      tier: 'half',
      dates: {
        cancelledOn: '1 October 2026',
        daysLeft: 9,
        windows: [
          { tier: 'full', dates: '1 September 2026 to 25 September 2026' },
          { tier: 'half', dates: '26 September 2026 to 3 October 2026' },
          { tier: 'partner', dates: '4 October 2026 to 9 October 2026' },
          { tier: 'none', dates: '10 October 2026' },
        ],
      },
    })
  })

  test('uses the day of booking without a cancellation date', () => {
    expect(asked({})).toMatchObject({ tier: 'full', dates: { daysLeft: 39 } })
    expect(asked({ bookedOn: '2026-10-05' })).toMatchObject({ tier: 'partner', dates: { daysLeft: 5 } })
  })

  test('leaves out tiers that had ended before a late booking', () => {
    expect(asked({ bookedOn: '2026-10-03' })).toMatchObject({
      tier: 'half',
      dates: {
        windows: [
          { tier: 'half', dates: '3 October 2026' },
          { tier: 'partner', dates: '4 October 2026 to 9 October 2026' },
          { tier: 'none', dates: '10 October 2026' },
        ],
      },
    })
  })

  test('gives the last tier when booked and cancelled on the day of the event', () => {
    expect(asked({ bookedOn: '2026-10-10' })).toMatchObject({
      tier: 'none',
      dates: { windows: [{ tier: 'none', dates: '10 October 2026' }] },
    })
  })

  test.each(['organiserCancelled', 'postponed'] as const)('ignores dates for %s', (situation) => {
    expect(asked({ situation })).toEqual({ tier: situation, dates: null })
    expect(asked({ situation, bookedOn: '', eventOn: '' })).toEqual({ tier: situation, dates: null })
  })

  test.each([
    [{ bookedOn: '' }, { bookedOn: 'Please choose a date' }],
    [
      { bookedOn: '', eventOn: '' },
      { bookedOn: 'Please choose a date', eventOn: 'Please choose a date' },
    ],
    [{ cancelledOn: '2026-02-30' }, { cancelledOn: 'Please choose a date' }],
    [{ eventOn: '2026-08-31' }, { eventOn: 'The event cannot be before the booking' }],
    [{ cancelledOn: '2026-08-31' }, { cancelledOn: 'A booking cannot be cancelled before it was made' }],
  ])('rejects %j with %j', (fields, errors) => {
    expect(asked(fields)).toEqual({ errors })
  })
})

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

  test.each([
    ['2028-02-28', '2028-03-01', 2],
    ['2026-10-03', '2026-10-04', 1],
    ['2026-12-31', '2027-01-01', 1],
  ])('from %s to %s, across a leap day, a clock change or a new year, are %i', (from, to, days) => {
    expect(Number(calendarDay(to)) - Number(calendarDay(from))).toBe(days)
  })

  test('are formatted as in Australia', () => {
    expect(formatDay(Number(calendarDay('2026-03-03')))).toBe('3 March 2026')
  })
})
