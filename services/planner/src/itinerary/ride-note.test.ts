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
      'one ride',
      ['a', 'far 1'],
      'You go by public transport to far 1. We have no timetable there, so those minutes are our guess.',
    ],
    [
      'each of several',
      ['far 1', 'a', 'far 2'],
      'You go by public transport to far 1 and far 2. We have no timetable there, so those minutes are our guess.',
    ],
  ])('says %s', (_, ids, note) => {
    expect(rideNote([day(...ids)])).toBe(note)
  })

  it('counts more than two', () => {
    expect(rideNote([day('far 1', 'far 2', 'far 3'), day('far 4', 'far 5')])).toContain('to 5 of these stops. We have')
  })

  it('says of many long rides that a car is quicker', () => {
    const far = ['far 1', 'far 2', 'far 3', 'far 4']
    expect(rideNote([day(...far)])).toContain('They lie far apart: with a hired car or a taxi')
    expect(rideNote([day(...far.slice(1))])).not.toContain('car')
  })

  it('leaves the event to its own stop', () => {
    const { context, day: own } = day('far 1', 'far 2')
    const [first, event] = own.slots
    const slots = [first, { ...event, fixed: 'event' as const }]
    expect(rideNote([{ context, day: { slots } }])).toContain('to far 1. We')
    expect(rideNote([{ context, day: { slots: slots.slice(1) } }])).toBeNull()
  })
})
