import type { LatLon } from '../data/rows.ts'

/** Mean Earth radius (IUGG), metres. */
export const EARTH_RADIUS = 6_371_008.8
/** Metres in a degree of latitude on that sphere. */
export const METRES_PER_DEGREE = 111_195
const RAD = Math.PI / 180

/** Angle between two points seen from the centre of the sphere, radians (haversine). */
export function centralAngle(aLat: number, aLon: number, bLat: number, bLon: number): number {
  const dLat = Math.sin(((bLat - aLat) * RAD) / 2)
  const dLon = Math.sin(((bLon - aLon) * RAD) / 2)
  const h = dLat * dLat + Math.cos(aLat * RAD) * Math.cos(bLat * RAD) * dLon * dLon
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Great-circle distance in metres. */
export const distance = (aLat: number, aLon: number, bLat: number, bLon: number): number =>
  EARTH_RADIUS * centralAngle(aLat, aLon, bLat, bLon)

/** Great-circle distance between two points, metres. */
export const between = (a: LatLon, b: LatLon): number => distance(a.lat, a.lon, b.lat, b.lon)
