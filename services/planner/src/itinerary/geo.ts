import type { LatLon } from './port.ts'

/** Kilometres between two points on the sphere (haversine). */
export function kilometres(a: LatLon, b: LatLon): number {
  const rad = Math.PI / 180
  const sin = Math.sin(((b.lat - a.lat) * rad) / 2) ** 2
  const cos = Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2
  return 12742 * Math.asin(Math.min(1, Math.sqrt(sin + cos)))
}

/** A link any maps app opens, by position: names differ between map providers, coordinates do not. */
export const mapLink = (point: LatLon): string =>
  `https://www.openstreetmap.org/?mlat=${point.lat.toFixed(5)}&mlon=${point.lon.toFixed(5)}#map=18/${point.lat.toFixed(5)}/${point.lon.toFixed(5)}`

/** Joins the sentences that are there; null when there is none. */
export function sentences(...parts: readonly (string | null | false | undefined)[]): string | null {
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '')
  return said.length > 0 ? said.join(' ') : null
}
