import { between } from '@site/places/geo'
import type { LatLon } from './port.ts'

/** Great-circle kilometres between two points. */
export const kilometres = (a: LatLon, b: LatLon): number => between(a, b) / 1000

/** A link any maps app opens, by position: names differ between map providers, coordinates do not. */
export const mapLink = (point: LatLon): string =>
  `https://www.openstreetmap.org/?mlat=${point.lat.toFixed(5)}&mlon=${point.lon.toFixed(5)}#map=18/${point.lat.toFixed(5)}/${point.lon.toFixed(5)}`

/** Joins the sentences that are there; null when there is none. */
export function sentences(...parts: readonly (string | null | false | undefined)[]): string | null {
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '')
  return said.length > 0 ? said.join(' ') : null
}
