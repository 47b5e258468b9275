import type { HotelItem } from '@site/contracts/hotels'
import * as z from 'zod/mini'
import { distance } from '../../walking/geo.ts'
import type { LatLon } from '../../data/rows.ts'
import { similarNames } from '../../data/similar-names.ts'
import { fetchJson, LiveError, Pause } from '../client.ts'

const ENDPOINT = 'https://api.liteapi.travel/v3.0'
const TIMEOUT_MS = 5000
/** A quote is taken for one of our hotels only when the names agree and they stand this close, metres. */
const SAME_HOTEL = 150

const failure = z.object({ error: z.object({ code: z.number(), message: z.string() }) })
const hotelList = z.union([
  z.object({
    data: z.array(z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
  failure,
])
const rateList = z.union([
  z.object({
    data: z.array(
      z.object({
        hotelId: z.string(),
        roomTypes: z.array(
          z.object({ offerRetailRate: z.optional(z.object({ amount: z.number(), currency: z.string() })) }),
        ),
      }),
    ),
  }),
  failure,
])
/** "No availability found": an empty answer, not a failure (LiteAPI, error code 2001). */
const NO_AVAILABILITY = 2001

export interface Stay {
  /** Local days, YYYY-MM-DD; `checkout` is after `checkin`. */
  readonly checkin: string
  readonly checkout: string
  readonly adults: number
  /** ISO 4217. */
  readonly currency: string
  /** ISO 3166-1 alpha-2 of the guest, as providers price by it. */
  readonly nationality: string
}

export type Price = NonNullable<HotelItem['price']>

const nights = ({ checkin, checkout }: Stay): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / 86_400_000)

/** Prices quoted by LiteAPI, for hotels of ours it recognisably knows; pauses while the quota is used up. */
export class LiteApi {
  readonly #key: string
  readonly #endpoint: string
  readonly #timeoutMs: number
  readonly #pause: Pause
  readonly #now: () => number

  constructor(key: string, options: { endpoint?: string; timeoutMs?: number; now?: () => number } = {}) {
    this.#key = key
    this.#endpoint = options.endpoint ?? ENDPOINT
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS
    this.#now = options.now ?? Date.now
    this.#pause = new Pause(this.#now)
  }

  get paused(): boolean {
    return this.#pause.on
  }

  /** Our hotels with the cheapest quoted price a night where there is one; the others unchanged. Throws `LiveError`. */
  async withPrices(hotels: readonly HotelItem[], centre: LatLon, radius: number, stay: Stay): Promise<HotelItem[]> {
    const stayed = nights(stay)
    if (!(stayed >= 1)) throw new RangeError('A stay has at least one night')
    try {
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
    } catch (error) {
      this.#pause.note(error)
      throw error
    }
  }

  async #hotels(centre: LatLon, radius: number) {
    const query = new URLSearchParams({
      latitude: String(centre.lat),
      longitude: String(centre.lon),
      radius: String(Math.max(1000, Math.round(radius))),
      limit: '200',
    })
    const answer = await fetchJson(this.#call(`/data/hotels?${query}`), hotelList)
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
      occupancies: [{ adults: stay.adults }],
    }
    const answer = await fetchJson({ ...this.#call('/hotels/rates'), method: 'POST', body }, rateList)
    const quotedAt = new Date(this.#now()).toISOString()
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
    throw new LiveError('LiteAPI', 'refused', error.message)
  }

  #call(path: string) {
    const headers = { 'X-API-Key': this.#key }
    return { service: 'LiteAPI', url: `${this.#endpoint}${path}`, headers, timeoutMs: this.#timeoutMs }
  }
}
