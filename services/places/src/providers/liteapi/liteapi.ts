import type { HotelItem } from '@site/contracts/hotels'
import * as z from 'zod/mini'
import { similarNames } from '../../data/similar-names.ts'
import type { HotelsInput } from '../../hotels/hotels-near.ts'
import { distance, type LatLon } from '../../walking/geo.ts'
import { rowsOf, type ProviderClient } from '../client.ts'

const ENDPOINT = 'https://api.liteapi.travel/v3.0'
/** The contract's default (`stay`). */
const DEFAULT_ADULTS = 2
/** A quote is taken for one of our hotels only when the names agree and they stand this close, metres. */
const SAME_HOTEL = 150

const failure = z.object({ error: z.object({ code: z.number(), message: z.string() }) })
const hotelList = z.union([
  z.object({
    data: rowsOf(z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
  failure,
])
const rateList = z.union([
  z.object({
    data: rowsOf(
      z.object({
        hotelId: z.string(),
        roomTypes: rowsOf(
          z.object({ offerRetailRate: z.optional(z.object({ amount: z.number(), currency: z.string() })) }),
        ),
      }),
    ),
  }),
  failure,
])
/** "No availability found": an empty answer, not a failure (LiteAPI, error code 2001). */
const NO_AVAILABILITY = 2001

export type Stay = NonNullable<HotelsInput['stay']>
type Price = NonNullable<HotelItem['price']>

const nights = ({ checkin, checkout }: Stay): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / 86_400_000)

/** Prices quoted by LiteAPI, for hotels of ours it recognisably knows. */
export class LiteApi {
  readonly client: ProviderClient
  readonly #headers: { readonly 'X-API-Key': string }
  readonly #endpoint: string

  constructor(client: ProviderClient, key: string, endpoint = ENDPOINT) {
    this.client = client
    this.#headers = { 'X-API-Key': key }
    this.#endpoint = endpoint
  }

  /** Our hotels with the cheapest quoted price a night where there is one; the others unchanged. Throws `LiveError`. */
  async withPrices(hotels: readonly HotelItem[], centre: LatLon, radius: number, stay: Stay): Promise<HotelItem[]> {
    const stayed = nights(stay)
    if (!(stayed >= 1)) throw new RangeError('A stay has at least one night')
    const theirs = await this.#hotels(centre, radius)
    const idOf = new Map<string, string>()
    for (const hotel of hotels) {
      const same = theirs.find((other) => {
        const apart = distance(hotel.lat, hotel.lon, other.latitude, other.longitude)
        return apart <= SAME_HOTEL && similarNames(hotel.name, other.name)
      })
      if (same) idOf.set(hotel.id, same.id)
    }
    const prices = await this.#prices([...new Set(idOf.values())], stay, stayed)
    return hotels.map((hotel) => ({ ...hotel, price: prices.get(idOf.get(hotel.id) ?? '') ?? hotel.price }))
  }

  async #hotels(centre: LatLon, radius: number) {
    const query = new URLSearchParams({
      latitude: String(centre.lat),
      longitude: String(centre.lon),
      radius: String(Math.max(1000, Math.round(radius))),
      limit: '200',
    })
    const answer = await this.client.json(`${this.#endpoint}/data/hotels?${query}`, hotelList, {
      headers: this.#headers,
    })
    return 'data' in answer ? answer.data : this.#none(answer.error)
  }

  async #prices(hotelIds: readonly string[], stay: Stay, stayed: number): Promise<Map<string, Price>> {
    const prices = new Map<string, Price>()
    if (hotelIds.length === 0) return prices
    const body = {
      hotelIds,
      checkin: stay.checkin,
      checkout: stay.checkout,
      currency: stay.currency,
      guestNationality: stay.nationality,
      occupancies: [{ adults: stay.adults ?? DEFAULT_ADULTS }],
    }
    const answer = await this.client.json(`${this.#endpoint}/hotels/rates`, rateList, { headers: this.#headers, body })
    const quotedAt = new Date(this.client.now()).toISOString()
    for (const { hotelId, roomTypes } of 'data' in answer ? answer.data : this.#none(answer.error)) {
      const offers = roomTypes.flatMap(({ offerRetailRate: offer }) => (offer && offer.amount > 0 ? [offer] : []))
      const [cheapest] = offers.sort((a, b) => a.amount - b.amount)
      if (!cheapest) continue
      // The amount is for the whole stay.
      const amount = Math.round((cheapest.amount / stayed) * 100) / 100
      prices.set(hotelId, { amount, currency: cheapest.currency, per: 'night', provider: 'LiteAPI', quotedAt })
    }
    return prices
  }

  #none(error: { readonly code: number; readonly message: string }): never[] {
    if (error.code === NO_AVAILABILITY) return []
    throw this.client.error('refused', error.message)
  }
}
