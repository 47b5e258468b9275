import { transit, walk } from '@site/contracts/hotels'
import { describe, expect, it } from 'vitest'
import type { PackedGraph } from './network.ts'
import {
  estimateTransit,
  estimateWalk,
  leastMetres,
  minuteStep,
  minutesBetween,
  mostMetres,
  routeBetween,
  routeMatrix,
  routesFrom,
} from './minutes.ts'
import { Streets } from './streets.ts'
import { untagged } from './way-tags.ts'

/** Three sides of a square at the equator, 0.005° (556 m) each; the northern side is missing. */
const graph: PackedGraph = untagged({
  lat: Int32Array.of(0, 0, 50_000, 50_000),
  lon: Int32Array.of(0, 50_000, 50_000, 0),
  from: Uint32Array.of(0, 1, 0),
  to: Uint32Array.of(1, 2, 3),
})
const streets = new Streets(graph, { south: -0.01, west: -0.01, north: 0.015, east: 0.015 })
const streetsAt = (point: { lat: number; lon: number }) => (streets.covers(point) ? [streets] : [])

/** On the square, off its ways, unsure, and outside the extract. */
const points = [
  { lat: 0.005, lon: 0 },
  { lat: 0.0001, lon: 0.002 },
  { lat: 0.004, lon: 0.005, precision: 40 },
  { lat: 0.003, lon: 0.003 },
  { lat: 0.002, lon: 0, precision: 900 },
  { lat: 0.2, lon: 0.3 },
]

describe('routeMatrix', () => {
  it('gives every pair the route it has when asked for alone', () => {
    const alone = points.map((from) => routesFrom(streetsAt(from), from, points))
    expect(routeMatrix(streetsAt, points)).toEqual(alone)
    expect(alone.flat().map(({ walk }) => walk.source)).toContain('street')
    expect(alone.flat().map(({ walk }) => walk.source)).toContain('estimate')
  })

  it('goes round steps where asked to', () => {
    const square: PackedGraph = untagged(
      {
        lat: Int32Array.of(0, 0, 50_000, 50_000),
        lon: Int32Array.of(0, 50_000, 50_000, 0),
        from: Uint32Array.of(0, 1, 2, 3),
        to: Uint32Array.of(1, 2, 3, 0),
      },
      Uint8Array.of(1, 0, 0, 0),
    )
    const stairs = new Streets(square, streets.box)
    const ends = [
      { lat: 0.0002, lon: 0 },
      { lat: 0.0002, lon: 0.005 },
    ]
    const walkOf = (stepFree: boolean) => routeMatrix(() => [stairs], ends, { stepFree })[0]?.[1]?.walk
    expect(walkOf(false)?.metres).toBeLessThan(700)
    expect(walkOf(true)).toMatchObject({ source: 'street' })
    expect(walkOf(true)?.metres).toBeGreaterThan(1500)
  })

  it('snaps each point to the streets once', () => {
    let snapped = 0
    class Counting extends Streets {
      override snap(point: Parameters<Streets['snap']>[0]) {
        snapped += 1
        return super.snap(point)
      }
    }
    const counting = new Counting(graph, streets.box)
    routeMatrix((point) => (counting.covers(point) ? [counting] : []), points)
    expect(snapped).toBeLessThanOrEqual(2 * points.length)
  })
})

const exact = { from: 0, to: 0 }

describe('a walk whose line crosses water or rail', () => {
  const distances = Array.from({ length: 120 }, (_, at) => Math.round(20 * 1.06 ** at))

  it.each(['water', 'rail'] as const)(
    'across %s never has a narrower range than one with nothing there',
    (crossing) => {
      for (const metres of distances)
        for (const bounds of [exact, { from: 30, to: 150 }, { from: 900, to: 50 }])
          for (const speed of [1.33, 0.9]) {
            const [plain, across] = [estimateWalk(metres, bounds, speed), estimateWalk(metres, bounds, speed, crossing)]
            expect(walk.parse(across)).toEqual(across)
            expect(across.low).toBeLessThanOrEqual(plain.low)
            expect(across.high).toBeGreaterThanOrEqual(plain.high)
            // The only figure that may count in an order or a filter.
            expect(across.minutes).toBe(across.high)
            expect(minutesBetween(metres, bounds, speed, null, crossing)).toMatchObject({
              walk: across.minutes,
              metres: across.metres,
            })
          }
    },
  )

  it('is as sure as any where a street leads over', () => {
    const [from, to] = [points[0] ?? { lat: 0, lon: 0 }, points[1] ?? { lat: 0, lon: 0 }]
    const street = { metres: 900, outside: Number.POSITIVE_INFINITY }
    expect(routeBetween(from, to, undefined, street, 'water')).toEqual(routeBetween(from, to, undefined, street))
    expect(minutesBetween(600, exact, 1.33, street, 'water')).toEqual(minutesBetween(600, exact, 1.33, street))
  })
})

describe('walking estimate', () => {
  it('is 1.30 times the great-circle distance at 1.33 m/s, in its calibrated interval', () => {
    // 1,330 m: 1,729 m on foot is 21.67 min; 1.1 times the great-circle time is 18.3 min, 1.25 times and 600 m 28.4 min.
    expect(estimateWalk(1330, exact)).toEqual({ minutes: 22, low: 18, high: 29, metres: 1729, source: 'estimate' })
  })

  it('widens at both ends by the error of both positions', () => {
    const sure = estimateWalk(1000, exact)
    const unsure = estimateWalk(1000, { from: 50, to: 100 })
    expect(unsure.minutes).toBe(sure.minutes)
    expect(unsure.low).toBe(Math.floor((850 * 1.1) / 79.8))
    expect(unsure.high).toBe(Math.ceil((1150 * 1.25 + 600) / 79.8))
  })

  it('is exactly 1.1 to 1.7 times from 1.34 km on, and wider upwards for shorter walks', () => {
    for (const metres of [1340, 2000, 8000]) {
      expect(leastMetres(metres)).toBe(1.1 * metres)
      expect(mostMetres(metres)).toBe(1.7 * metres)
    }
    expect(leastMetres(200)).toBe(1.1 * 200)
    expect(mostMetres(200)).toBe(1.25 * 200 + 600)
    expect(mostMetres(20)).toBe(160)
    expect(mostMetres(0)).toBe(0)
  })

  it('takes longer at a slower pace', () => {
    expect(estimateWalk(1330, exact, 0.9).minutes).toBe(32)
  })

  it.each([
    [0, 1],
    [150, 1],
    [300, 5],
    [900, 15],
  ])('promises steps no finer than an error of %i m allows: %i min', (precision, step) => {
    expect(minuteStep(precision)).toBe(step)
    expect(estimateWalk(2345, { from: 0, to: precision }).minutes % step).toBe(0)
  })

  it('keeps low ≤ minutes ≤ high in whole minutes for every distance and error', () => {
    for (let metres = 0; metres < 20_000; metres += 137) {
      for (const error of [0, 25, 150, 300, 900]) {
        for (const speed of [1.33, 1.1, 0.9]) {
          const foot = estimateWalk(metres, { from: error, to: 30 }, speed)
          const ride = estimateTransit(metres, { from: error, to: 30 }, foot)
          expect(walk.safeParse(foot).success).toBe(true)
          for (const time of ride ? [foot, ride] : [foot]) {
            expect(time.low).toBeLessThanOrEqual(time.minutes)
            expect(time.minutes).toBeLessThanOrEqual(time.high)
            expect([time.low, time.minutes, time.high].every(Number.isInteger)).toBe(true)
          }
        }
      }
    }
  })
})

describe('transit estimate', () => {
  it('is 5 min to the stop, 5 min wait, the ride at 18 km/h over 1.3 times the distance, 3 min from the stop', () => {
    const foot = estimateWalk(3000, exact)
    // 13 + 3,900 m / 300 m a minute = 26 min.
    const ride = estimateTransit(3000, exact, foot)
    expect(ride).toEqual({ minutes: 26, low: 20, high: 42, source: 'estimate' })
    expect(transit.safeParse(ride).success).toBe(true)
  })

  it('is not shown where walking is as quick', () => {
    expect(estimateTransit(700, exact, estimateWalk(700, exact))).toBeNull()
  })
})
