import { describe, expect, test } from 'vitest'
import { legsOf } from '../plan/day-figures.ts'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { decodeTrip, encodeTrip, MAX_CODE_LENGTH, toCode } from './link-code.ts'
import { details, pack, unpack } from './plan-format.ts'

/** Positions to five decimals, about a metre; with them the metres of an estimate move by two at most, its minutes by none. */
const asShared = (trip: Trip): Trip => ({
  ...trip,
  meta: { ...trip.meta, writtenBy: null },
  days: trip.days.map((day) => ({
    ...day,
    returnLeg: day.returnLeg && { ...day.returnLeg, metres: 0 },
    stops: day.stops.map((stop) => ({
      ...stop,
      lat: stop.lat === null ? null : Number(stop.lat.toFixed(5)),
      lon: stop.lon === null ? null : Number(stop.lon.toFixed(5)),
      leg: stop.leg && { ...stop.leg, metres: 0 },
      foodNearby: [],
    })),
  })),
})
const metres = (trip: Trip): number[] => trip.days.flatMap((day) => legsOf(day).map((leg) => leg.metres))

/** What every code carries: no addresses, hours, links of their own, notes. */
const facts = (trip: Trip) =>
  asShared(trip).days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({
      ...stop,
      id: null,
      address: null,
      openingHours: null,
      website: null,
      note: null,
    })),
  }))
const ids = (trip: Trip) => trip.days.flatMap((day) => day.stops.map((stop) => stop.id))

test('an event past midnight still ends the next morning', () => {
  const [day, ...others] = melbourneTrip.days
  if (day === undefined) throw new Error('no sample')
  const last = day.stops.length - 1
  const stops = day.stops.map((stop, at) => (at === last ? { ...stop, start: '23:30', end: '00:20' } : stop))
  const late = { ...melbourneTrip, days: [{ ...day, stops, returnBy: '00:45' }, ...others] }
  const [read] = decodeTrip(encodeTrip(bodyFor('Melbourne', 7), late)).trip.days
  expect(read?.stops.at(-1)).toMatchObject({ start: '23:30', end: '00:20' })
  expect(read?.returnBy).toBe('00:45')
})

describe.each([
  ['Melbourne', melbourneTrip],
  ['London', londonTrip],
])('seven days in %s', (city, trip) => {
  const body = bodyFor(city, 7)

  test('fit into 2 kB with ids, notes and credits', () => {
    const code = encodeTrip(body, trip)
    expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH)
    expect(code).toMatch(/^[\w-]+$/)
    const read = decodeTrip(code)
    expect(read.body).toEqual(body)
    expect(facts(read.trip)).toEqual(facts(trip))
    expect(ids(read.trip)).toEqual(ids(trip))
    expect(read.trip.meta).toMatchObject({
      city,
      tz: trip.meta.tz,
      base: trip.meta.base,
      credits: trip.meta.credits,
      searchNote: trip.meta.searchNote,
    })
  })

  test('come back whole at full detail, food nearby apart', () =>
    expect(asShared(unpack(pack(body, trip, 5)).trip)).toEqual(asShared(trip)))

  test.each(details)('keep times, places and ways at detail %i', (detail) =>
    expect(facts(unpack(pack(body, trip, detail)).trip)).toEqual(facts(trip)),
  )
})

test('a link of three days holds every fact', () => {
  const three: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 3) }
  const { trip } = decodeTrip(encodeTrip(bodyFor('Melbourne', 3), three))
  expect(asShared(trip)).toEqual(asShared(three))
  expect(metres(trip).every((value, i) => Math.abs(value - (metres(three)[i] ?? 0)) <= 2)).toBe(true)
})

test('a link holds a plan in the bare shape of the spec', () => {
  const bare: Trip = {
    meta: { ...melbourneTrip.meta, base: null, tz: null },
    days: melbourneTrip.days.slice(0, 2).map((day) => ({
      ...day,
      departAt: null,
      returnBy: null,
      returnLeg: null,
      stops: day.stops.map((stop) => ({ ...stop, id: null, lat: null, lon: null, leg: null, start: null, end: null })),
    })),
  }
  const { trip } = decodeTrip(encodeTrip(bodyFor('Melbourne', 2), bare))
  expect(trip.days[0]?.stops.map((stop) => stop.title)).toEqual(bare.days[0]?.stops.map((stop) => stop.title))
  expect(trip.days[0]?.stops[0]).toMatchObject({ lat: null, start: null, leg: null })
})

test('rejects a truncated, changed or invented link', () => {
  const code = encodeTrip(bodyFor('Melbourne', 7), melbourneTrip)
  const bad = ['', 'x', 'not a code!', code.slice(0, 40), code.slice(0, -20), code.slice(5)]
  for (const text of bad) expect(() => decodeTrip(text)).toThrow()
})

test('rejects a code that inflates beyond the size of a plan', () => {
  const bomb = toCode(new Uint8Array(1_000_000))
  expect(bomb.length).toBeLessThan(2 * MAX_CODE_LENGTH)
  expect(() => decodeTrip(bomb)).toThrow()
})

test('rejects a code longer than any plan without inflating it', () =>
  expect(() => decodeTrip('A'.repeat(2 * MAX_CODE_LENGTH + 1))).toThrow('too long'))
