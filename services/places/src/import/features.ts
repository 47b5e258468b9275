import { poiCategory } from '../data/build/poi-prior.ts'
import type { Tags } from './pbf-block.ts'

export type FeatureKind =
  | { readonly is: 'hotel'; readonly kind: string }
  | { readonly is: 'venue'; readonly kind: string }
  | { readonly is: 'poi'; readonly category: string; readonly subtype: string }

const HOTELS = new Set(['hotel', 'hostel', 'motel', 'guest_house', 'apartment', 'chalet'])
const VENUES: readonly (readonly [key: string, value: string, kind: string])[] = [
  ['leisure', 'stadium', 'stadium'],
  ['building', 'stadium', 'stadium'],
  ['amenity', 'theatre', 'theatre'],
  ['amenity', 'concert_hall', 'concert_hall'],
  ['amenity', 'music_venue', 'concert_hall'],
  ['amenity', 'conference_centre', 'convention_centre'],
  ['amenity', 'exhibition_centre', 'convention_centre'],
  ['amenity', 'events_venue', 'events_venue'],
  ['leisure', 'ice_rink', 'arena'],
  ['leisure', 'horse_riding', 'showground'],
]
const POIS: readonly (readonly [key: string, value: string, category: string])[] = [
  ['tourism', 'museum', 'museum'],
  ['tourism', 'gallery', 'gallery'],
  ['tourism', 'attraction', 'sight'],
  ['tourism', 'zoo', 'sight'],
  ['tourism', 'aquarium', 'sight'],
  ['tourism', 'theme_park', 'sight'],
  ['tourism', 'viewpoint', 'viewpoint'],
  ['tourism', 'artwork', 'art'],
  ['historic', 'castle', 'sight'],
  ['historic', 'monument', 'sight'],
  ['historic', 'memorial', 'sight'],
  ['amenity', 'restaurant', 'food'],
  ['amenity', 'fast_food', 'food'],
  ['amenity', 'food_court', 'food'],
  ['amenity', 'cafe', 'coffee'],
  ['amenity', 'bar', 'bar'],
  ['amenity', 'pub', 'bar'],
  ['amenity', 'biergarten', 'bar'],
  ['amenity', 'nightclub', 'nightlife'],
  ['amenity', 'casino', 'nightlife'],
  ['amenity', 'marketplace', 'market'],
  ['leisure', 'park', 'park'],
  ['leisure', 'garden', 'park'],
  ['shop', 'mall', 'shopping'],
  ['shop', 'department_store', 'shopping'],
]

/** What a named object is to a traveller; null when it is nothing the site shows. */
export function featureKind(tags: Tags): FeatureKind | null {
  if (!tags.has('name')) return null
  const tourism = tags.get('tourism') ?? ''
  if (HOTELS.has(tourism)) return { is: 'hotel', kind: tourism }
  for (const [key, value, kind] of VENUES) if (tags.get(key) === value) return { is: 'venue', kind }
  for (const [key, value, category] of POIS) {
    if (tags.get(key) === value) return { is: 'poi', category: poiCategory(category, value), subtype: value }
  }
  return null
}

/** Countries that write the house number before the street. */
const NUMBER_FIRST = new Set('AU US GB CA NZ IE SG FR MC IN HK ZA MY PH'.split(' '))

/** "Mannerheimintie 12" or "12 Collins Street"; null without a street. */
export function streetAddress(tags: Tags, country: string): string | null {
  const street = tags.get('addr:street') ?? tags.get('addr:place')
  const number = tags.get('addr:housenumber')
  if (!street) return null
  if (!number) return street
  return NUMBER_FIRST.has(country) ? `${number} ${street}` : `${street} ${number}`
}

/** The whole address on one line; null without a street. */
export function fullAddress(tags: Tags, country: string): string | null {
  const street = streetAddress(tags, country)
  if (!street) return null
  const place = [tags.get('addr:postcode'), tags.get('addr:city')].filter((part) => part !== undefined).join(' ')
  return place === '' ? street : `${street}, ${place}`
}

/** Every other name an object goes by. */
export function otherNames(tags: Tags): string[] {
  const keys = ['alt_name', 'old_name', 'official_name', 'short_name', 'loc_name', 'name:en', 'name:sv', 'int_name']
  const names = keys.flatMap((key) => (tags.get(key) ?? '').split(';')).map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '' && name !== tags.get('name'))
}
