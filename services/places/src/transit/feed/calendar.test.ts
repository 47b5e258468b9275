import { describe, expect, it } from 'vitest'
import { runsOn, spanOfAll, type Service } from './calendar.ts'

// 1 March 2027 is a Monday.
const weekdays: Service = {
  weekdays: 0b0011111,
  from: '2027-03-01',
  until: '2027-03-31',
  added: ['2027-03-06', '2027-04-02'],
  removed: ['2027-03-08', '2027-04-02'],
}

describe('runsOn', () => {
  it.each([
    ['2027-02-26', false, 'before its span'],
    ['2027-03-01', true, 'on its first day'],
    ['2027-03-06', true, 'on a Saturday that was added'],
    ['2027-03-07', false, 'on a Sunday'],
    ['2027-03-08', false, 'on a Monday that was taken out'],
    ['2027-03-31', true, 'on its last day'],
    ['2027-04-01', false, 'after its span'],
    ['2027-04-02', false, 'where an added day is taken out again'],
  ])('%s: %s, %s', (date, runs) => {
    expect(runsOn(weekdays, date)).toBe(runs)
  })
})

describe('spanOfAll', () => {
  const only = (added: string[]): Service => ({
    weekdays: 0,
    from: '2000-01-01',
    until: '2000-01-01',
    added,
    removed: [],
  })
  it.each<[string, Service[], readonly [string, string] | null]>([
    ['nothing', [], null],
    ['weekdays', [weekdays], ['2027-03-01', '2027-03-31']],
    ['exceptions alone', [only(['2027-05-02', '2027-04-30'])], ['2027-04-30', '2027-05-02']],
    ['several services', [weekdays, only(['2027-05-02'])], ['2027-03-01', '2027-05-02']],
    [
      'a span that begins with days off',
      [{ ...weekdays, from: '2027-03-06', added: [], removed: ['2027-03-08'] }],
      ['2027-03-09', '2027-03-31'],
    ],
    ['a service that never runs', [{ ...weekdays, weekdays: 0, added: [] }], null],
  ])('of %s', (_, services, span) => {
    expect(spanOfAll(services)).toEqual(span)
  })
})
