import { distance } from '../../src/walking/geo.ts'
import type { LatLon } from '../../src/data/rows.ts'
import type { Box } from './plain.ts'

export const inBox = ({ south, west, north, east }: Box, { lat, lon }: LatLon): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east

/** Shortest way between two points of a box that touches its edge: the straight line reflected at each side, metres. */
export const roundTheEdge = ({ south, west, north, east }: Box, a: LatLon, b: LatLon): number =>
  Math.min(
    ...[south, north].map((edge) => distance(a.lat, a.lon, 2 * edge - b.lat, b.lon)),
    ...[west, east].map((edge) => distance(a.lat, a.lon, b.lat, 2 * edge - b.lon)),
  )
