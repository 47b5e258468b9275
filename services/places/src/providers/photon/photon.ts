import type { GeocodeKind, GeocodeResult } from '@site/contracts/geocode'
import * as z from 'zod/mini'
import { distance } from '../../walking/geo.ts'
import type { ProviderClient } from '../client.ts'

const text = z.optional(z.string())
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: text,
        housenumber: text,
        street: text,
        city: text,
        countrycode: text,
        osm_key: text,
        osm_value: text,
        type: text,
        extent: z.optional(z.array(z.number())),
      }),
    }),
  ),
})
type Feature = z.infer<typeof answer>['features'][number]

function kindOf({ osm_key: key, osm_value: value, type, housenumber }: Feature['properties']): GeocodeKind {
  if (key === 'tourism' && ['hotel', 'hostel', 'motel', 'guest_house'].includes(value ?? '')) return 'hotel'
  if (key === 'place' && ['city', 'town', 'village'].includes(value ?? '')) return 'city'
  if (housenumber || type === 'house' || type === 'street' || key === 'highway') return 'address'
  return 'place'
}

/** Half the diagonal of the extent, else a house's error bound; metres. */
function precisionOf({ properties, geometry }: Feature): number {
  const [west, north, east, south] = properties.extent ?? []
  if (west === undefined || north === undefined || east === undefined || south === undefined) {
    return properties.housenumber ? 20 : 50
  }
  const [lon, lat] = geometry.coordinates
  return Math.round(Math.max(distance(lat, lon, north, west), distance(lat, lon, south, east)))
}

function toResult(feature: Feature): GeocodeResult | null {
  const { properties, geometry } = feature
  const [lon, lat] = geometry.coordinates
  const address = [properties.street, properties.housenumber].filter((part) => part !== undefined).join(' ')
  const name = properties.name ?? address
  if (name === '' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null
  const country = properties.countrycode?.toUpperCase()
  return {
    kind: kindOf(properties),
    name,
    ...(properties.city ? { city: properties.city } : {}),
    ...(country ? { country } : {}),
    lat,
    lon,
    precision: precisionOf(feature),
  }
}

/** Places a Photon server knows for a text (github.com/komoot/photon, `/api`). Throws `LiveError`. */
export async function photonSearch(
  client: ProviderClient,
  url: string,
  query: string,
  limit: number,
): Promise<GeocodeResult[]> {
  const address = `${url.replace(/\/+$/, '')}/api?${new URLSearchParams({ q: query, limit: String(limit), lang: 'en' })}`
  const { features } = await client.json(address, answer)
  return features.flatMap((feature) => toResult(feature) ?? [])
}
