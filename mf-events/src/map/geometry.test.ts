import { describe, expect, it } from 'vitest'
import { offsetOf, planRadius, pointAt, ringMetres, ringOf } from './geometry.ts'

const melbourne = { lat: -37.8216, lon: 144.9785 }
const fiji = { lat: -17.7, lon: 179.999 }

describe('the plan of the walk', () => {
  it('gives ten minutes at 1.33 m/s the radius of the estimate', () => {
    expect(ringMetres(10, 1.33)).toBeCloseTo(613.8, 1)
  })
  it.each([melbourne, fiji, { lat: 0, lon: 0 }])('finds its way back from %j', (origin) => {
    const { east, north } = offsetOf(origin, pointAt(origin, 900, -400))
    expect(east).toBeCloseTo(900, 3)
    expect(north).toBeCloseTo(-400, 3)
  })
  it('does not go round the world at the date line', () => {
    expect(offsetOf(fiji, { lat: -17.7, lon: -179.999 }).east).toBeCloseTo(211.9, 0)
  })
  it('agrees with a known distance: one arc minute of latitude is 1853 m', () => {
    expect(offsetOf(melbourne, { ...melbourne, lat: melbourne.lat + 1 / 60 }).north).toBeCloseTo(1853.25, 1)
  })
  it('closes its rings at the right distance', () => {
    const ring = ringOf(melbourne, 500)
    expect(ring[0]).toEqual(ring.at(-1))
    for (const [lon, lat] of ring) {
      const { east, north } = offsetOf(melbourne, { lat, lon })
      expect(Math.hypot(east, north)).toBeCloseTo(500, 0)
    }
  })
  it('shows all rings, and what is near, but not the whole country', () => {
    expect(planRadius(melbourne, [], 1.33)).toBeCloseTo(ringMetres(20, 1.33) * 1.08)
    expect(planRadius(melbourne, [pointAt(melbourne, 2000, 0)], 1.33)).toBeCloseTo(2160, 0)
    expect(planRadius(melbourne, [pointAt(melbourne, 90_000, 0)], 1.33)).toBe(2700)
  })
})
