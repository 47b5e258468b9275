import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hotelResponse } from '@site/contracts/hotel'
import type { RideHome } from '@site/contracts/transit'
import { hotelsResponse } from '@site/contracts/hotels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'
import { sampleFeed } from './transit/testing/sample-feed.ts'
import { zipOf } from './transit/testing/zip.ts'
import { importFeed } from './transit/import-feed.ts'
import { removeTimetable } from './transit/timetable-store.ts'

const root = mkdtempSync(path.join(tmpdir(), 'rides-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const timetablesDir = path.join(root, 'live')
const places = createPlaces({ timetablesDir, now: () => new Date('2027-02-20T00:00:00Z') })
const arena = '-37.8216, 144.9785'
const atArena = { lat: -37.8216, lon: 144.9785 }
/** The hotel nearest to the last stop of the sample's tram, half an hour and more from the arena on foot. */
const hotelAt = (lat: number, lon: number): string => {
  const [hotel] = places.hotelsNear({ lat, lon, limit: 1 }).hotels
  if (!hotel) throw new Error('There is no hotel')
  return hotel.id
}
const docks = hotelAt(-37.815, 144.942)
const wednesday = { date: '2027-03-10', start: '19:30', end: '23:10' }
const ridesOf = (answer: RideHome | null | undefined): readonly (string | undefined)[] =>
  answer?.status === 'rides' ? answer.departures.map(({ rides: [first] }) => first?.departs.slice(11)) : []
const add = async (until = '2027-04-30') => {
  const file = path.join(root, 'feed.zip')
  writeFileSync(file, zipOf(sampleFeed({ from: '2027-03-01', until })))
  const city = { name: 'Melbourne', country: 'AU', lat: -37.814, lon: 144.963 }
  await importFeed({ file, root: timetablesDir, city, name: 'tram' })
  places.refresh()
}

describe('without a timetable', () => {
  it('transit is a rough range where stations are known near both ends', () => {
    const { route, rideHome } = places.hotel({ id: docks, near: arena, event: wednesday }) ?? {}
    expect(route?.transit).toMatchObject({ source: 'estimate' })
    expect(route?.transit?.low).toBeLessThan(route?.transit?.high ?? 0)
    expect([rideHome, route?.timetable]).toEqual([null, undefined])
  })

  it('there is no transit at all where none is known', () => {
    // Nothing is known of stations in Las Vegas.
    const { hotels, total } = places.hotelsNear({ lat: 36.1027, lon: -115.1784, limit: 50 })
    expect(total).toBeGreaterThan(20)
    expect(hotels.filter(({ transit }) => transit !== null)).toEqual([])
    expect(places.hotelsNear({ ...atArena, limit: 50, sort: 'quickest' }).hotels.some(({ transit }) => transit)).toBe(
      true,
    )
  })

  it('a ride that is not known brings no hotel nearer', () => {
    const { facets } = places.hotelsNear({ lat: 36.1027, lon: -115.1784 })
    expect(facets.ride).toEqual(facets.walk)
  })
})

describe('with a timetable', () => {
  beforeAll(async () => {
    await add()
  })

  it('one hotel shows the way there and the way back, without a restart', () => {
    const answer = places.hotel({ id: docks, near: arena, event: wednesday })
    expect(hotelResponse.safeParse(answer).success).toBe(true)
    expect(answer?.route?.transit).toMatchObject({ source: 'timetable' })
    expect(answer?.rideThere?.arrives.localeCompare('2027-03-10T19:30')).toBeLessThanOrEqual(0)
    const home = answer?.rideHome
    expect(home).toMatchObject({ status: 'rides', timetable: { agencies: ['Harbour Transit'] } })
    expect(home?.status === 'rides' && home.last?.rides[0]?.departs).toBe('2027-03-11T00:12')
  })

  it('hotels of a list go by the timetable where the start is known', () => {
    const answer = places.hotelsNear({ ...atArena, event: wednesday, limit: 50, sort: 'quickest' })
    expect(hotelsResponse.safeParse(answer).success).toBe(true)
    const byTimetable = answer.hotels.filter(({ transit }) => transit?.source === 'timetable')
    expect(byTimetable.length).toBeGreaterThan(3)
    for (const { walk, transit } of byTimetable) {
      expect(transit?.minutes).toBeLessThan(walk.minutes)
      expect(transit?.low).toBeLessThanOrEqual(transit?.minutes ?? 0)
      expect(transit?.high).toBeGreaterThanOrEqual(transit?.minutes ?? 0)
    }
  })

  it('a ride from a venue of known size counts from when a full house is on the street', () => {
    const late = { ...wednesday, end: '23:34' }
    const answer = places.hotel({ id: docks, near: 'mel-v-rod-laver', event: late })
    expect(hotelResponse.safeParse(answer).error).toBeUndefined()
    expect(answer?.route?.venueExit).toEqual({ low: 6, high: 13, capacity: 14_820 })
    expect(ridesOf(answer?.rideHome)).toEqual(['00:12'])
    const told = createPlaces({ timetablesDir, now: () => new Date('2027-02-20T00:00:00Z'), venueExit: false })
    const without = told.hotel({ id: docks, near: 'mel-v-rod-laver', event: late })
    expect(without?.route?.venueExit).toBeUndefined()
    expect(ridesOf(without?.rideHome)).toEqual(['23:45', '00:12'])
  })

  it('a last ride that leaves while the crowd is inside is only offered as such', () => {
    const last = { ...wednesday, end: '23:55' }
    expect(places.hotel({ id: docks, near: 'mel-v-rod-laver', event: last })?.rideHome).toMatchObject({
      status: 'none',
      tight: [{ rides: [{ departs: '2027-03-11T00:12' }] }],
    })
    expect(places.hotel({ id: docks, near: arena, event: last })?.rideHome).toMatchObject({ status: 'rides' })
  })

  it('an event and a team bring the size of their venue along', () => {
    const [event] = places.events({ query: 'AFL Grand Final' }).events
    expect(event?.venue.name).toBe('Melbourne Cricket Ground')
    expect(places.hotel({ id: docks, near: event?.id ?? '' })?.route?.venueExit).toMatchObject({ low: 10, high: 19 })
    expect(places.hotel({ id: docks, near: 'team-afl-collingwood' })?.route?.venueExit).toMatchObject({
      low: 10,
      high: 19,
    })
    expect(places.hotel({ id: docks, near: arena })?.route?.venueExit).toBeUndefined()
  })

  it('nothing of a date it does not hold for is shown, but when it ran out', () => {
    const late = { ...wednesday, date: '2027-05-05' }
    const answer = places.hotel({ id: docks, near: arena, event: late })
    expect(answer).toMatchObject({ rideThere: null, rideHome: { status: 'expired', until: '2027-04-30' } })
    expect(answer?.route?.transit?.source).toBe('estimate')
  })

  it('nobody who gives no times is told any', () => {
    const answer = places.hotel({ id: docks, near: arena })
    expect(answer?.route?.timetable).toEqual({ agencies: ['Harbour Transit'], until: '2027-04-30' })
    expect([answer?.rideThere, answer?.rideHome, answer?.route?.transit?.source]).toEqual([
      undefined,
      undefined,
      'estimate',
    ])
    expect(places.hotel({ id: docks, near: arena, event: { date: '2027-03-10' } })).toMatchObject({
      rideThere: null,
      rideHome: null,
    })
  })

  it('an event brings its own day and hours along', () => {
    const routeOf = (near: string) => places.hotel({ id: docks, near })?.route
    expect(routeOf('mel-e-melbourne-cup-day')).toMatchObject({
      eventDay: '2027-11-02',
      eventTimes: { start: '15:00', usual: false },
    })
    // Not announced, so without a day.
    expect(routeOf('mel-e-formula-1-australian-grand-prix')?.eventDay).toBeUndefined()
    expect(routeOf('mel-e-formula-1-australian-grand-prix')?.eventTimes).toEqual({ start: '15:00', usual: true })
    expect(routeOf(arena)).not.toHaveProperty('eventTimes')
  })

  it('a timetable that is taken away is gone with the next look at the disk', () => {
    const before = places.revision()
    expect(places.timetables().map(({ feed }) => feed)).toEqual(['tram'])
    removeTimetable(timetablesDir, 'melbourne-au/tram')
    places.refresh()
    expect(places.revision()).toBe(before + 1)
    expect(places.hotel({ id: docks, near: arena, event: wednesday })?.rideHome).toBeNull()
  })
})
