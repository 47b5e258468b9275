import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMessages, isoDay, plannedDay } from './day.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const messageOf = (schema: typeof isoDay, text: unknown) =>
  schema.safeParse(text).error?.issues.map((one) => one.message)

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '2027-01-01'])('accepts %s', (text) => {
    expect(isoDay.parse(text)).toBe(text)
    expect(plannedDay.parse(text)).toBe(text)
  })

  it.each(['2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00', '0000-00-00'])(
    'refuses %s, which is not in the calendar',
    (text) => expect(messageOf(isoDay, text)).toEqual([dayMessages.calendar]),
  )

  it.each(['22.11.2026', '2026-2-3', '', 'today', '12026-01-01', '2026-01-01T00:00'])('refuses %j', (text) =>
    expect(messageOf(isoDay, text)).toEqual([dayMessages.form]),
  )

  it.each([
    ['1970-01-01', dayMessages.past],
    ['0001-01-01', dayMessages.past],
    ['2243-01-01', dayMessages.far],
  ])('refuses %s: %s', (text, message) => expect(messageOf(isoDay, text)).toEqual([message]))
})

describe('a planned day', () => {
  it.each([
    ['2025-11-20', dayMessages.past],
    ['2015-06-01', dayMessages.past],
    ['2037-01-01', dayMessages.far],
  ])('refuses %s: %s', (text, message) => expect(messageOf(plannedDay, text)).toEqual([message]))

  it('accepts a day of last season, as in a saved plan', () =>
    expect(plannedDay.parse('2025-12-26')).toBe('2025-12-26'))
})
