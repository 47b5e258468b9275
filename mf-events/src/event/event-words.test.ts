import type { EventItem } from '@site/contracts/events'
import { expect, it } from 'vitest'
import { datesCaution, lengthWords, siteName } from './event-words.ts'

const TODAY = '2026-11-23'
const dates = (
  start: string,
  end: string,
  status: EventItem['dates']['status'] = 'confirmed',
  usual?: EventItem['dates']['usual'],
): EventItem['dates'] => ({ start, end, status, ...(usual === undefined ? {} : { usual }) })

it.each([
  [dates('2027-01-18', '2027-02-01'), '15 days'],
  [dates('2027-01-18', '2027-01-18'), null],
  [dates('2026-11-20', '2026-11-25'), 'On now, 3 days left'],
  [dates('2026-11-20', '2026-11-25', 'expected', 'around'), '6 days'],
  [dates('2026-11-20', '2026-11-23'), 'Ends today'],
  [dates('2026-11-20', '2026-11-22'), 'Over'],
  [dates('2026-08-22', '2027-05-18'), null],
])('%o lasts: %s', (days, words) => expect(lengthWords(days, TODAY)).toBe(words))

it.each([
  [dates('2027-01-18', '2027-02-01'), null],
  [dates('2027-01-18', '2027-02-01', 'expected'), 'not announced yet'],
  [dates('2027-01-18', '2027-02-01', 'expected', 'around'), 'It’s usually around 18 January.'],
  [dates('2027-01-18', '2027-02-01', 'expected', 'month'), 'It’s usually in January.'],
  [dates('2026-08-22', '2027-05-18', 'expected'), 'many dates'],
  [dates('2026-01-22', '2026-01-28'), 'over'],
])('%o calls for caution: %s', (days, words) => {
  const caution = datesCaution(days, TODAY)
  expect(words === null ? caution : caution?.includes(words)).toBe(words === null ? null : true)
})

it.each([
  ['https://www.ausopen.com/tickets', 'ausopen.com'],
  ['javascript:alert(1)', null],
  ['ausopen', null],
])('%s is the site %s', (address, name) => expect(siteName(address)).toBe(name))
