import { describe, expect, it } from 'vitest'
import type { EventRow } from '../data/rows.ts'
import { editionsFrom } from './editions.ts'

const row = (over: Partial<EventRow>): EventRow => ({
  id: 'e',
  name: 'Event',
  category: 'sports',
  venueId: 'v',
  recurrence: 'annual, May',
  typicalStart: '05-10',
  typicalDays: 3,
  known: [],
  website: null,
  note: null,
  ...over,
})

describe('editions of an event', () => {
  it.each<[string, Partial<EventRow>, string, { start: string; end: string; status: string } | undefined]>([
    ['the usual pattern is expected', {}, '2026-11-21', { start: '2027-05-10', end: '2027-05-12', status: 'expected' }],
    [
      'an edition going on is still shown',
      {},
      '2027-05-12',
      { start: '2027-05-10', end: '2027-05-12', status: 'expected' },
    ],
    [
      'announced days in the future are confirmed',
      { known: [{ start: '2027-05-07', end: '2027-05-09' }] },
      '2026-11-21',
      { start: '2027-05-07', end: '2027-05-09', status: 'confirmed' },
    ],
    [
      'announced days in the past leave the next year to the pattern',
      { known: [{ start: '2026-05-08', end: '2026-05-10' }] },
      '2026-11-21',
      { start: '2027-05-10', end: '2027-05-12', status: 'expected' },
    ],
    [
      'an edition over New Year is found in January',
      { typicalStart: '12-28', typicalDays: 10 },
      '2027-01-03',
      { start: '2026-12-28', end: '2027-01-06', status: 'expected' },
    ],
    [
      'a named weekday moves the day',
      { recurrence: 'annual, first Tuesday of November', typicalStart: '11-03', typicalDays: 1 },
      '2027-01-01',
      { start: '2027-11-02', end: '2027-11-02', status: 'expected' },
    ],
    [
      'even years only',
      { recurrence: 'biennial, February in even years, 6 days', typicalStart: '02-03', typicalDays: 6 },
      '2026-11-21',
      { start: '2028-02-03', end: '2028-02-08', status: 'expected' },
    ],
    ['a pattern that ended', { recurrence: 'annual up to 2026' }, '2026-11-21', undefined],
    [
      'a one-off once over',
      { recurrence: 'one-off, March 2027', known: [{ start: '2027-03-11', end: '2027-03-15' }] },
      '2027-03-16',
      undefined,
    ],
  ])('%s', (_, over, from, expected) => {
    const first = editionsFrom(row(over), from)[0]
    expect(first && { start: first.start, end: first.end, status: first.status }).toEqual(expected)
  })
})
