import type { Leg } from '@site/contracts/itinerary'
import type { TransitJourney } from '@site/contracts/transit'
import { describe, expect, it, vi } from 'vitest'
import { sampleEvent, samplePort } from '../testing/sample-city.ts'
import type { PlannedEvent } from './calendar.ts'
import { rideHomeNote } from './ride-home.ts'
import type { Base, PlacesPort } from './places.ts'

const hotel: Base = { kind: 'hotel', id: 'hotel-1', name: 'Grand Sample', lat: -34.93, lon: 138.61 }
const evening: PlannedEvent = {
  anchor: sampleEvent,
  day: 0,
  start: 1200,
  minutes: 150,
  source: 'usual',
  buffer: 60,
  heldFrom: null,
  session: null,
  fromDoors: false,
}
const ride: Leg = { mode: 'transit', minutes: 25, low: 20, high: 35, metres: 6000, source: 'estimate' }
const walk = { minutes: 70, low: 65, high: 80, metres: 5400, source: 'street' as const }
const tram: TransitJourney['rides'][number] = {
  mode: 'tram',
  line: '7',
  headsign: 'Docks',
  from: 'Arena Gate',
  to: 'Docks',
  departs: '2026-03-15T00:12',
  arrives: '2026-03-15T00:30',
}
const journey = { leaves: '2026-03-15T00:05', arrives: '2026-03-15T00:36', walkTo: walk, rides: [tram], walkFrom: walk }

type Answer = ReturnType<PlacesPort['hotel']>
const timetable = { agencies: ['Harbour Transit'] }
const night = { date: '2026-03-14', end: '22:30', timetable }
const answer = (rideHome: NonNullable<Answer>['rideHome']): Answer => ({
  hotel: {
    id: 'hotel-1',
    name: 'Grand Sample',
    kind: 'hotel',
    lat: -34.93,
    lon: 138.61,
    city: 'Sampleton',
    country: 'AU',
    coordQuality: 'checked',
    source: 'sample',
    mayBeClosed: false,
  },
  route: null,
  price: null,
  prices: 'off',
  nearby: [],
  head: { title: '', description: '', poster: 'stage' },
  credits: [],
  ...(rideHome === undefined ? {} : { rideHome }),
})

function noteOf(rideHome: NonNullable<Answer>['rideHome'], event = evening, base: Base = hotel, leg = ride) {
  const asked = vi.fn<PlacesPort['hotel']>(() => answer(rideHome))
  const note = rideHomeNote({ ...samplePort(), hotel: asked }, base, event, { date: '2026-03-14', leg })
  return { note, asked }
}

describe('the last way back to the hotel', () => {
  it('is that of the timetable', () => {
    const { note, asked } = noteOf({ ...night, status: 'rides', departures: [journey], last: journey })
    expect(note).toBe('The last ride back is Tram 7 from Arena Gate at 00:12.')
    expect(asked).toHaveBeenCalledWith({ id: 'hotel-1', near: 'event-1', event: { date: '2026-03-14', end: '22:30' } })
  })

  it.each<[string, NonNullable<Answer>['rideHome'], string | null]>([
    ['rides all night', { ...night, status: 'rides', departures: [], last: null }, 'Rides back go on all night.'],
    ['no ride', { ...night, status: 'none' }, 'No ride goes back to Grand Sample after that: plan for a taxi.'],
    ['a walk as quick', { ...night, status: 'walk' }, null],
    ['no timetable', null, 'We don’t know when the last ride back leaves, so check before you go.'],
  ])('with %s', (_, rideHome, expected) => expect(noteOf(rideHome).note).toBe(expected))

  it('is asked for the next date where the event ends in the morning', () => {
    const { asked } = noteOf(null, { ...evening, minutes: 630 })
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ event: { date: '2026-03-15', end: '06:30' } }))
  })

  it('is not told by day, without a hotel, nor where one walks', () => {
    expect(noteOf(null, { ...evening, start: 900 }).note).toBeNull()
    expect(noteOf(null, evening, { ...hotel, kind: 'venue' }).note).toBeNull()
    expect(noteOf(null, evening, hotel, { ...ride, mode: 'walk' }).note).toBeNull()
  })
})
