import { unpackLine, type ReachResponse } from '@site/contracts/reach'
import { offsetOf, pointAt, RING_MINUTES, ringMetres, ringOf, type LatLon } from './geometry.ts'

/** What the map draws of a walk: `area` follows imported streets, `ring` is the circle of the estimate. */
export interface Drawn {
  readonly drawn: 'area' | 'ring'
  readonly minutes: number
  readonly polygons: readonly (readonly (readonly [number, number][])[])[]
}

const ringsOf = (origin: LatLon, pace: number): Drawn[] =>
  RING_MINUTES.map((minutes) => ({
    drawn: 'ring',
    minutes,
    polygons: [[ringOf(origin, ringMetres(minutes, pace))]],
  }))

/** Rings of the estimate, and over them the areas on streets as far as streets are imported; each from the shortest walk. */
export const drawnReach = (origin: LatLon, pace: number, reach: ReachResponse | null): readonly Drawn[] => [
  ...ringsOf(origin, pace),
  ...(reach?.areas ?? []).map(({ properties, geometry }): Drawn => ({
    drawn: 'area',
    minutes: properties.minutes,
    polygons: geometry.coordinates,
  })),
]

export const streetsOf = (reach: ReachResponse | null): [number, number][][] =>
  (reach?.streets ?? []).map((line) => unpackLine(line))

/** Seas, lakes and rivers as polygons: the outer ring first. */
export const waterOf = (reach: ReachResponse | null): [number, number][][][] =>
  (reach?.water ?? []).map((rings) => rings.map((ring) => unpackLine(ring)))

/** Width and height of a label as parts of half the width of a small map: nearer than this, one would cover another. */
const LABEL = { width: 0.36, height: 0.14 } as const

/** Where the minutes are written: the northernmost point of each area, or ring where there are no areas. One that would cover another is left out. `radius` is half the width of the map, metres. */
export const labelSpots = (
  origin: LatLon,
  reach: readonly Drawn[],
  radius: number,
): readonly (LatLon & { minutes: number })[] => {
  const spots: (LatLon & { minutes: number })[] = []
  const areas = reach.filter(({ drawn }) => drawn === 'area')
  for (const { drawn, minutes, polygons } of areas.length > 0 ? areas : reach) {
    const corners = polygons.flat(2)
    const [lon, lat] = corners.reduce((top, corner) => (corner[1] > top[1] ? corner : top), corners[0] ?? [0, -90])
    const spot = drawn === 'ring' ? pointAt(origin, 0, offsetOf(origin, { lat, lon }).north) : { lat, lon }
    const clear = spots.every((other) => {
      const { east, north } = offsetOf(other, spot)
      return Math.abs(east) > LABEL.width * radius || Math.abs(north) > LABEL.height * radius
    })
    if (corners.length > 0 && clear) spots.push({ ...spot, minutes })
  }
  return spots
}
