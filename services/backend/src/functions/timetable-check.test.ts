import type { Places } from '@site/places'
import { describe, expect, it } from 'vitest'
import { runCheck } from '../health/checks.ts'
import { timetableCheck } from './timetable-check.ts'

type Manifest = ReturnType<Places['timetables']>[number]
const timetable = (until: string): Manifest => ({
  format: 1,
  city: 'Melbourne',
  country: 'AU',
  feed: 'tram',
  version: '1',
  importedAt: '2027-01-01T00:00:00Z',
  source: { file: 'tram.zip', bytes: 1, sha256: '' },
  agency: 'Harbour Transit',
  zone: 'Australia/Melbourne',
  from: '2027-01-01',
  until,
  counts: {},
  problems: [],
})

describe('the check of the timetables', () => {
  it.each<[string, readonly string[], readonly string[], object]>([
    ['has nothing to say without any', [], [], { state: 'ok', detail: '0 imported' }],
    ['counts them', ['2027-06-30', '2027-07-31'], [], { state: 'ok', detail: '2 imported' }],
    ['names one that soon runs out', ['2027-03-14'], [], { state: 'ok', detail: 'Melbourne/tram until 2027-03-14' }],
    ['holds on its last day', ['2027-03-10'], [], { state: 'ok' }],
    ['fails where one has run out', ['2027-03-09'], [], { state: 'failed' }],
    ['fails where one cannot be read', [], ['melbourne-au/tram'], { state: 'failed' }],
  ])('%s', async (_, until, unreadable, result) => {
    const places = {
      timetables: () => until.map(timetable),
      unreadableTimetables: () => unreadable.map((name) => ({ name, problem: 'damaged' })),
    }
    expect(await runCheck(timetableCheck(places, () => new Date('2027-03-10T09:00:00Z')))).toMatchObject(result)
  })
})
