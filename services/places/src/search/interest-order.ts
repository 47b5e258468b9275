import { venueCategories, type VenueCategory, type VenueResult } from '@site/contracts/venues'
import type { Near } from '../walking/point-index.ts'
import type { Poi } from '../data/rows.ts'

export const isVenueCategory = (text: string): text is VenueCategory => venueCategories.some((name) => name === text)

/** Interest, less a point for every 200 m of way there. */
export const worth = (row: Near<Poi>): number => row.item.interest - row.metres / 200

/** A map of the place on openstreetmap.org: needs no key and no account. */
export const mapLink = (lat: number, lon: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`

export function toVenueResult(poi: Poi, category: VenueCategory): VenueResult {
  return {
    id: poi.id,
    title: poi.name,
    category,
    address: poi.address,
    lat: poi.lat,
    lon: poi.lon,
    mapLink: mapLink(poi.lat, poi.lon),
    openingHours: poi.openingHours,
    website: poi.website,
    source: poi.source,
  }
}
