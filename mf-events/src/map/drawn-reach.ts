import { unpackLine, type ReachResponse } from '@site/contracts/reach'
import { offsetOf, pointAt, RING_MINUTES, ringMetres, ringOf, type LatLon } from './geometry.ts'

/** What the map draws of a walk: `area` follows imported streets, `ring` is the circle of the estimate. */
export interface Drawn {
  readonly drawn: 'area' | 'ring'
  readonly minutes: number
  readonly polygons: readonly (readonly (readonly [number, number][])[])[]
}

/** Areas on streets where the answer has them, else rings; the shortest walk first. */
export const drawnReach = (origin: LatLon, pace: number, reach: ReachResponse | null): readonly Drawn[] =>
  reach?.source === 'street'
    ? reach.areas.map(({ properties, geometry }) => ({
        drawn: 'area',
        minutes: properties.minutes,
        polygons: geometry.coordinates,
      }))
    : RING_MINUTES.map((minutes) => ({
        drawn: 'ring',
        minutes,
        polygons: [[ringOf(origin, ringMetres(minutes, pace))]],
      }))

export const streetsOf = (reach: ReachResponse | null): [number, number][][] =>
  (reach?.streets ?? []).map((line) => unpackLine(line))

/** Labels nearer to each other than this would overlap on a small map, metres. */
const APART = 110

/** Where the minutes are written: the northernmost point of each area. One that would cover another is left out. */
export const labelSpots = (origin: LatLon, reach: readonly Drawn[]): readonly (LatLon & { minutes: number })[] => {
  const spots: (LatLon & { minutes: number })[] = []
  for (const { drawn, minutes, polygons } of reach) {
    const corners = polygons.flat(2)
    const [lon, lat] = corners.reduce((top, corner) => (corner[1] > top[1] ? corner : top), corners[0] ?? [0, -90])
    const spot = drawn === 'ring' ? pointAt(origin, 0, offsetOf(origin, { lat, lon }).north) : { lat, lon }
    const clear = spots.every((other) => {
      const { east, north } = offsetOf(other, spot)
      return Math.hypot(east, north) > APART
    })
    if (corners.length > 0 && clear) spots.push({ ...spot, minutes })
  }
  return spots
}
