import { canonicalUrl, site } from '@site/contracts/site'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { distance } from '../../walking/geo.ts'
import { rowsOf, type ProviderClient } from '../client.ts'
import type { FoundPlace } from '../found-place.ts'
import { addressName, osmKind } from '../osm-kind.ts'
import { Pace } from '../pace.ts'

/** The usage policy of the public server: at most one request a second, by the whole application. They travel unevenly. */
const EVERY_MS = 1100
/** Answers kept, and for how long: the policy asks for it. Some 2 MB. */
const CACHED = 1000
const CACHED_MS = 24 * 60 * 60 * 1000
/** The policy asks who is calling, and how to reach them. */
const USER_AGENT = `${site.brand} (${canonicalUrl('/')}; ${site.supportEmail})`

const text = z.optional(z.string())
const row = z.object({
  lat: z.string(),
  lon: z.string(),
  category: text,
  type: text,
  addresstype: text,
  name: z.nullish(z.string()),
  boundingbox: z.optional(z.array(z.string())),
  address: z.optional(z.record(z.string(), z.unknown())),
})
const answer = rowsOf(row)
type Row = z.infer<typeof row>

/** The parts of an address that hold the name of a city, in the order they are believed. */
const CITY = ['city', 'town', 'village', 'municipality', 'hamlet']
const STREET = ['road', 'pedestrian', 'footway', 'square', 'street']
const NOT_WITHIN = new Set(['house_number', ...STREET])

function precisionOf(each: Row, lat: number, lon: number, number: string): number {
  const [south, north, west, east] = (each.boundingbox ?? []).map(Number)
  const least = number === '' ? 50 : 20
  if (south === undefined || north === undefined || west === undefined || east === undefined) return least
  const far = Math.round(Math.max(distance(lat, lon, north, west), distance(lat, lon, south, east)))
  return Number.isFinite(far) ? Math.max(least, far) : least
}

/** A row of `jsonv2` as the site shows it; null without a name or a position, and for areas too large to walk from. */
export function fromNominatim(each: Row): FoundPlace | null {
  const [lat, lon] = [Number(each.lat || Number.NaN), Number(each.lon || Number.NaN)]
  if (!(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null
  const parts = new Map(
    Object.entries(each.address ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    ),
  )
  const first = (keys: readonly string[]) => keys.flatMap((key) => parts.get(key) ?? [])[0] ?? ''
  const own = each.name ?? ''
  const number = first(['house_number'])
  const rank = each.addresstype ?? ''
  const kind = osmKind({ key: each.category ?? '', value: each.type ?? '', rank, name: own, number })
  const street = first(STREET) || (kind === 'street' ? own : '')
  const country = first(['country_code']).toUpperCase()
  const house = addressName(number, street, country)
  const name = kind === 'address' && house !== '' ? house : own || house
  if (!kind || name === '') return null
  const city = first(CITY) || (kind === 'city' ? own : '')
  return {
    result: {
      kind,
      name,
      ...(city ? { city } : {}),
      ...(country ? { country } : {}),
      lat,
      lon,
      precision: precisionOf(each, lat, lon, number),
      provider: 'Nominatim',
    },
    number,
    street,
    within: [...parts]
      .flatMap(([key, value]) => (NOT_WITHIN.has(key) || value === own ? [] : value))
      .concat(city || []),
  }
}

/** Places of a Nominatim server (nominatim.org/release-docs/latest/api/Search), asked as its usage policy says. */
export class Nominatim {
  readonly client: ProviderClient
  readonly #url: string
  readonly #pace: Pace
  readonly #known = new LRUCache<string, readonly FoundPlace[]>({ max: CACHED, ttl: CACHED_MS })

  constructor(client: ProviderClient, url: string, pace = new Pace({ every: EVERY_MS })) {
    this.client = client
    this.#url = url.replace(/\/+$/, '')
    this.#pace = pace
  }

  /** Null where it is not asked: it rests, or others wait for it for longer than `maxQueueDelayMs`. Never rejects. */
  async search(query: string, limit: number, maxQueueDelayMs: number): Promise<readonly FoundPlace[] | null> {
    const key = `${limit}|${query}`
    const known = this.#known.get(key)
    if (known) return known
    if (!(await this.#pace.turn(maxQueueDelayMs))) return null
    const found = await this.client.ask(() => this.#ask(query, limit))
    if (found) this.#known.set(key, found)
    return found
  }

  async #ask(query: string, limit: number): Promise<FoundPlace[]> {
    const asked = new URLSearchParams({
      q: query,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(limit),
      'accept-language': 'en',
    })
    const rows = await this.client.json(`${this.#url}/search?${asked}`, answer, {
      headers: { 'user-agent': USER_AGENT },
    })
    return rows.flatMap((each) => fromNominatim(each) ?? [])
  }
}
