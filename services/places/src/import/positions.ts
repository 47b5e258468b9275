import type { LatLon } from '../data/rows.ts'
import type { Scan } from './scan.ts'

/** Where a node lies; null when the extract does not hold it. */
export const position = ({ nodes }: Scan, id: number): LatLon | null => nodes.at(id)

export const middle = (points: readonly LatLon[]): LatLon => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lon: points.reduce((sum, point) => sum + point.lon, 0) / points.length,
})

/** To 1e-6 degrees, a hand's breadth. */
export const rounded = ({ lat, lon }: LatLon): LatLon => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lon: Math.round(lon * 1e6) / 1e6,
})
