import { describe, expect, it } from 'vitest'
import { planLeg, type LegLookup } from './places.ts'
import { rideNote } from './ride-note.ts'

/** Beyond a walk: 15 minutes, and the way at 18 km/h. */
const far = planLeg({ mode: 'walk', minutes: 150, low: 140, high: 170, metres: 10_000, source: 'estimate' })
const near = planLeg({ mode: 'walk', minutes: 10, low: 9, high: 12, metres: 700, source: 'estimate' })
const leg: LegLookup = (_, to) => (to?.startsWith('far') === true ? far : near)
const slot = (id: string) => ({
  period: 'morning' as const,
  activity: {
    id,
    title: id,
    address: null,
    mapLink: '',
    lat: 0,
    lon: 0,
    category: 'sight',
    openingHours: null,
    website: null,
    source: 'curated',
  },
  start: '10:00',
  end: '11:00',
  foodNearby: [],
  leg: id.startsWith('far') ? null : near,
})
const day = (...ids: string[]) => ({ context: { leg }, day: { slots: ids.map(slot) } })

describe('rideNote', () => {
  it.each([
    ['nothing of walks', ['a', 'b'], null],
    [
      'the minutes of one ride',
      ['a', 'far 1'],
      'far 1 (about 35–80 min by public transport) is too far or too steep to walk to. We have no timetable for that ride: the minutes are our own guess, and the plan keeps time for them.',
    ],
    [
      'each of several',
      ['far 1', 'a', 'far 2'],
      'far 1 (about 35–80 min by public transport) and far 2 (about 35–80 min by public transport) are too far or too steep to walk to. We have no timetable for those rides: the minutes are our own guess, and the plan keeps time for them.',
    ],
  ])('says %s', (_, ids, note) => {
    expect(rideNote([day(...ids)])).toBe(note)
  })

  it('counts those it does not name', () => {
    expect(rideNote([day('far 1', 'far 2', 'far 3'), day('far 4', 'far 5')])).toContain('and 1 more place are too far')
  })
})
