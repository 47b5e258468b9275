import { describe, expect, it } from 'vitest'
import type { EventRow } from '../data/rows.ts'
import { eventOf } from '../testing/event-row.ts'
import { editionsFrom } from './editions.ts'

const MAY = { rule: { kind: 'nth', n: 2, weekday: 1, month: 5 }, days: 3 } as const

describe('editions of an event', () => {
  it.each<[string, Partial<EventRow>, string, object | undefined]>([
    ['a rule is expected', MAY, '2026-11-21', { start: '2027-05-10', end: '2027-05-12', status: 'expected' }],
    [
      'an edition going on is still shown',
      MAY,
      '2027-05-12',
      { start: '2027-05-10', end: '2027-05-12', status: 'expected' },
    ],
    [
      'announced days win',
      { ...MAY, known: [{ start: '2027-05-07', end: '2027-05-09' }] },
      '2026-11-21',
      { start: '2027-05-07', end: '2027-05-09', status: 'confirmed' },
    ],
    [
      'announced days in the past leave the next year to the rule',
      { ...MAY, known: [{ start: '2026-05-08', end: '2026-05-10' }] },
      '2026-11-21',
      { start: '2027-05-10', end: '2027-05-12', status: 'expected' },
    ],
    [
      'an edition over New Year is found in January',
      { rule: { kind: 'fixed', day: '12-28' }, days: 10 },
      '2027-01-03',
      { start: '2026-12-28', end: '2027-01-06', status: 'expected' },
    ],
    [
      'a first day before the day of the rule, as the Friday of a race Sunday',
      { rule: { kind: 'nth', n: 2, weekday: 0, month: 3 }, startOffset: -2, days: 3 },
      '2026-11-21',
      { start: '2027-03-12', end: '2027-03-14', status: 'expected' },
    ],
    [
      'even years only',
      { rule: { kind: 'nth', n: 1, weekday: 2, month: 2 }, days: 6, years: { every: 2, remainder: 0 } },
      '2026-11-21',
      { start: '2028-02-01', end: '2028-02-06', status: 'expected' },
    ],
    [
      'every third year',
      { rule: { kind: 'nth', n: 1, weekday: 2, month: 3 }, days: 5, years: { every: 3, remainder: 1 } },
      '2026-11-21',
      { start: '2029-03-06', end: '2029-03-10', status: 'expected' },
    ],
    [
      'an approximate rule names no day',
      { ...MAY, dateConfidence: 'C' },
      '2026-11-21',
      { start: '2027-05-10', end: '2027-05-12', status: 'expected', usual: 'around' },
    ],
    [
      'an announced day of an approximate rule is a day',
      { ...MAY, dateConfidence: 'C', known: [{ start: '2027-05-07', end: '2027-05-09' }] },
      '2026-11-21',
      { start: '2027-05-07', end: '2027-05-09', status: 'confirmed' },
    ],
    [
      'without a rule the month is known, and here the weekday',
      { rule: { kind: 'irregular', day: '05-08', weekday: 5 }, days: 3 },
      '2026-11-21',
      { start: '2027-05-07', end: '2027-05-09', status: 'expected', usual: 'month' },
    ],
    [
      'a season over the turn of the year',
      { rule: { kind: 'season', from: '08-15', to: '05-25' }, days: 270 },
      '2026-11-21',
      { start: '2026-08-15', end: '2027-05-25', status: 'expected' },
    ],
    [
      'a one-off once over',
      { rule: { kind: 'once', date: '2027-03-11' }, known: [{ start: '2027-03-11', end: '2027-03-15' }], days: 5 },
      '2027-03-16',
      undefined,
    ],
  ])('%s', (_, over, from, expected) => {
    expect(editionsFrom(eventOf(over), from)[0]).toEqual(expected)
  })
})
