import { expect, test } from 'vitest'
import { inZone, minutesBetween } from './local-time.ts'

test.each([
  ['2026-11-24', '08:30', 'UTC', 'Australia/Melbourne', '2026-11-24', '19:30'],
  ['2026-11-24', '21:00', 'Europe/London', 'Asia/Singapore', '2026-11-25', '05:00'],
  ['2026-11-24', '06:00', 'Asia/Tokyo', 'America/New_York', '2026-11-23', '16:00'],
  ['2026-10-04', '01:30', 'Australia/Melbourne', 'UTC', '2026-10-03', '15:30'],
  ['2026-10-04', '03:30', 'Australia/Melbourne', 'UTC', '2026-10-03', '16:30'],
  ['2026-11-24', '10:15', 'Asia/Kathmandu', 'UTC', '2026-11-24', '04:30'],
  ['2026-11-24', '10:15', null, 'Asia/Tokyo', '2026-11-24', '10:15'],
  ['2026-11-24', '10:15', 'Asia/Tokyo', null, '2026-11-24', '10:15'],
  ['2026-11-24', null, null, 'Asia/Tokyo', '2026-11-24', null],
])('%s %s in %s is, in %s, %s %s', (date, clock, zone, wanted, thereDate, there) =>
  expect(inZone({ date, clock, zone }, wanted)).toEqual({ date: thereDate, clock: there }),
)

test('minutes run over midnight and days', () =>
  expect(minutesBetween({ date: '2026-11-24', clock: '23:30' }, { date: '2026-11-26', clock: '00:15' })).toBe(1485))
