import { describe, expect, it } from 'vitest'
import { seeded } from '../random.ts'
import { coverage, type Walked } from './coverage.ts'
import { hullArea } from './density.ts'
import { fitInterval } from './fit.ts'

/** Walks of a made-up city: 1.2 times the distance and a detour of its own, the larger part of short walks. */
function city(detour: number, seed: number): Walked[] {
  const random = seeded(seed)
  return Array.from({ length: 4000 }, () => {
    const straight = 50 + 2000 * random()
    return { straight, street: 1.2 * straight - Math.log(1 - random()) * detour, outside: Number.POSITIVE_INFINITY }
  })
}

describe('fitting the interval', () => {
  it('holds for nine walks in ten of the cities it was fitted on and of another alike', () => {
    const interval = fitInterval([city(250, 1), city(250, 2)])
    for (const seed of [1, 2, 3]) expect(coverage(city(250, seed), interval).above).toBeCloseTo(0.05, 1)
    expect(coverage(city(250, 3), interval).inside).toBeGreaterThan(0.88)
  })

  it('widens with the detours, and is never narrower than 1.1 to 1.7', () => {
    const near = fitInterval([city(100, 1)])
    const far = fitInterval([city(600, 1)])
    expect(far.high * 300 + far.extra).toBeGreaterThan(near.high * 300 + near.extra)
    expect(near).toMatchObject({ low: 1.1, ratio: 1.7 })
  })

  it('does not let a large extract outweigh a small one', () => {
    const small = city(600, 1).slice(0, 200)
    const apart = fitInterval([city(100, 2), small])
    const pooled = fitInterval([[...city(100, 2), ...small]])
    expect(coverage(small, apart).inside).toBeGreaterThan(coverage(small, pooled).inside)
  })
})

it('measures the hull, whatever lies inside', () => {
  expect(
    hullArea([
      [0, 0],
      [10, 0],
      [5, 2],
      [10, 10],
      [0, 10],
      [5, 5],
    ]),
  ).toBe(100)
})
