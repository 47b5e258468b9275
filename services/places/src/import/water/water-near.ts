import { METRES_PER_DEGREE } from '../../walking/geo.ts'
import type { LatLon } from '../../data/rows.ts'
import { simplified, type Position } from '../../walking/plane.ts'
import { clippedRing, type Box } from './box.ts'

/** Corners left out on a small map, metres: as few as the size of the answer allows. */
const TOLERANCES = [2, 5, 12, 30] as const
/** About 15 kB as packed lines. */
const MOST_CORNERS = 1500

/** Water within a square of `radius` metres round a point, fit for a small map. */
export function waterNear(water: readonly (readonly Position[])[][], centre: LatLon, radius: number): Position[][][] {
  const dy = radius / METRES_PER_DEGREE
  const dx = dy / Math.max(0.01, Math.cos((centre.lat * Math.PI) / 180))
  const box: Box = { south: centre.lat - dy, west: centre.lon - dx, north: centre.lat + dy, east: centre.lon + dx }
  const cut = water
    .map((rings) => rings.map((ring) => clippedRing(ring, box)))
    .filter(([outer]) => outer !== undefined && outer.length >= 4)
  for (const tolerance of TOLERANCES) {
    const drawn = cut
      .map((rings) => rings.map((ring) => simplified(ring, tolerance, centre)).filter((ring) => ring.length >= 4))
      .filter((rings) => rings.length > 0)
    if (drawn.reduce((sum, rings) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0) <= MOST_CORNERS)
      return drawn
  }
  return waterNear(water, centre, radius * 0.8)
}
