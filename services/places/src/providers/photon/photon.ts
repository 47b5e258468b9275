import * as z from 'zod/mini'
import { distance } from '../../walking/geo.ts'
import { rowsOf, type ProviderClient } from '../client.ts'
import type { FoundPlace } from '../found-place.ts'
import { addressName, osmKind } from '../osm-kind.ts'

const text = z.optional(z.string())
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    country: text,
    countrycode: text,
    postcode: text,
    osm_key: text,
    osm_value: text,
    type: text,
    extent: z.optional(z.array(z.number())),
  }),
})
const answer = z.object({ features: rowsOf(feature) })
type Feature = z.infer<typeof feature>

/** Half the diagonal of the extent, else a house's error bound; metres. */
function precisionOf({ properties, geometry }: Feature): number {
  const [west, north, east, south] = properties.extent ?? []
  if (west === undefined || north === undefined || east === undefined || south === undefined) {
    return properties.housenumber ? 20 : 50
  }
  const [lon, lat] = geometry.coordinates
  return Math.round(Math.max(distance(lat, lon, north, west), distance(lat, lon, south, east)))
}

/** A feature as the site shows it; null without a name or a position, and for areas too large to walk from. */
export function fromPhoton(each: Feature): FoundPlace | null {
  const { properties, geometry } = each
  const { osm_key: key = '', osm_value: value = '', type = '', housenumber = '', countrycode = '' } = properties
  const [lon, lat] = geometry.coordinates
  const kind = osmKind({ key, value, rank: type, name: properties.name ?? '', number: housenumber })
  const country = countrycode.toUpperCase()
  const street = properties.street ?? (kind === 'street' ? (properties.name ?? '') : '')
  const house = addressName(housenumber, street, country)
  const name = kind === 'address' && house !== '' ? house : (properties.name ?? house)
  if (!kind || name === '' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null
  const { locality, district, county, state, postcode } = properties
  const city = properties.city ?? (kind === 'city' ? properties.name : undefined)
  return {
    result: {
      kind,
      name,
      ...(city ? { city } : {}),
      ...(country ? { country } : {}),
      lat,
      lon,
      precision: precisionOf(each),
      provider: 'Photon',
    },
    number: housenumber,
    street,
    within: [locality, district, city, county, state, properties.country, country, postcode].flatMap(
      (part) => part || [],
    ),
  }
}

/** Places a Photon server knows for a text (github.com/komoot/photon, `/api`). Throws `LiveError`. */
export async function photonSearch(
  client: ProviderClient,
  url: string,
  query: string,
  limit: number,
): Promise<FoundPlace[]> {
  const address = `${url.replace(/\/+$/, '')}/api?${new URLSearchParams({ q: query, limit: String(limit), lang: 'en' })}`
  const { features } = await client.json(address, answer)
  return features.flatMap((each) => fromPhoton(each) ?? [])
}
