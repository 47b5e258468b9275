import { createPlaces } from '@site/places'
import type { TripRequest } from '@site/contracts/trip-request'
import { describe, expect, it } from 'vitest'
import { CENTRE, samplePort } from '../testing/sample-city.ts'
import { emptyTrip } from '../request/finding.ts'
import { legsOf, legTable } from './leg-table.ts'

const shipped = createPlaces({ now: () => new Date('2026-11-23T03:00:00Z') })

describe('legTable', () => {
  it('asks for the same points only once', () => {
    let asked = 0
    const port = { ...samplePort(), legs: (points: readonly object[]) => (asked++, points.map(() => [])) }
    const points = [CENTRE, { lat: 1, lon: 2 }]
    legTable(port, points)
    legTable(port, points)
    expect(asked).toBe(1)
  })

  it('asks again after an import', () => {
    let asked = 0
    let revision = 0
    const port = {
      ...samplePort(),
      revision: () => revision,
      legs: (points: readonly object[]) => (asked++, points.map(() => [])),
    }
    legTable(port, [CENTRE])
    revision = 1
    legTable(port, [CENTRE])
    legTable(port, [CENTRE])
    expect(asked).toBe(2)
  })

  it.each([
    ['London, where streets are known', { lat: 51.51, lon: -0.12 }],
    ['Vienna', { lat: 48.208, lon: 16.372 }],
  ])('of points most of which it knows, asks for the others alone: %s', (_, { lat, lon }) => {
    const points = Array.from({ length: 20 }, (_point, i) => ({
      lat: lat + 0.003 * (i % 5),
      lon: lon + 0.004 * Math.floor(i / 5),
    }))
    const other = [{ lat: lat + 0.0015, lon: lon + 0.002 }, ...points.slice(2, 9), ...points.slice(10).toReversed()]
    let asked = 0
    const port = { ...shipped, legs: (...input: Parameters<typeof shipped.legs>) => (asked++, shipped.legs(...input)) }
    legTable(port, points)
    const table = legTable(port, other)
    expect(asked).toBe(1)
    expect(table).toEqual(legTable({ ...shipped }, other))
    // A step-free way is another one.
    legTable(port, other, true)
    expect(asked).toBe(2)
  })

  it('caches as many tables as fit in its bytes', () => {
    let asked = 0
    const port = { ...samplePort(), legs: (points: readonly object[]) => (asked++, points.map(() => [])) }
    const large = Array.from({ length: 400 }, (_, at) => ({ lat: at / 10, lon: 0 }))
    const tables = [0, 1, 2].map((shift) => large.map(({ lat }) => ({ lat, lon: shift })))
    // Each takes 20 MB of the 32 MB there are.
    for (const points of tables) legTable(port, points)
    legTable(port, [CENTRE])
    legTable(port, tables[2] ?? [])
    legTable(port, tables[0] ?? [])
    expect(asked).toBe(5)
  })
})

it('keeps for a ride that nobody can look up what it takes', () => {
  // 3 km: beyond a walk, and no stations are known.
  const stops = [{ lat: CENTRE.lat + 0.045, lon: CENTRE.lon }]
  const trip = emptyTrip
  const { leg } = legsOf(samplePort({ stations: false }), CENTRE, { stops, pointOf: new Map([['sight', 1]]), trip })
  const ride = leg(null, 'sight')
  expect(ride).toMatchObject({ unknown: true, minutes: Math.ceil(15 + ride.metres / 300) })
})

it('keeps for a ride what is no walk for these travellers', () => {
  // Some 1.2 km: a walk for most.
  const stops = [{ lat: CENTRE.lat + 0.011, lon: CENTRE.lon }]
  const pointOf = new Map([['sight', 1]])
  const port = samplePort({ stations: false })
  const way = (trip: Pick<TripRequest, 'hard' | 'soft'>) =>
    legsOf(port, CENTRE, { stops, pointOf, trip }).leg(null, 'sight')
  expect(way(emptyTrip).unknown).toBeUndefined()
  expect(way({ ...emptyTrip, soft: { ...emptyTrip.soft, walking: { level: 'little' } } }).unknown).toBe(true)
  expect(way({ ...emptyTrip, hard: { ...emptyTrip.hard, stepFree: true } }).unknown).toBe(true)
})
