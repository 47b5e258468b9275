import type { QuotedPrice, stay } from '@site/contracts/hotels'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod/mini'
import type { Quote } from '../../hotels/quote.ts'
import { between, type LatLon } from '../../walking/geo.ts'
import type { ProviderClient } from '../client.ts'
import { hotelList, noHotels, noRates, rateList, type HotelPage } from './answers.ts'
import { readQuotes } from './read-quotes.ts'
import { matchHotels, type NamedPoint } from './same-hotel.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type Stay = z.input<typeof stay>

const ENDPOINT = 'https://api.liteapi.travel/v3.0'
/** The contract's default (`stay`). */
const DEFAULT_ADULTS = 2
/** Hotels that one question about rates may name, and those of one search that are asked about, nearest first. */
const BATCH = 200
const ASKED = 400
/** Hotels on one page of their list, and pages that are read at most: as many as stand round the nearest 400 of ours in a large city. */
const PAGE = 1000
const PAGES = 4
/** Searches from close by share a list: its centre is rounded to some 100 m (degrees), its radius up to whole 500 m. */
const CELL = 0.001
const RADIUS_STEP = 500
/** The corner of a cell is this far from its centre at most, and a provider may place a hotel elsewhere. Metres. */
const MARGIN = 250
/**
 * Seconds after which LiteAPI answers with what it has, leaving hotels out. Longer than we wait, so that an answer in time is a whole one
 * and a hotel that is not in it has no room.
 */
const THEIR_TIMEOUT = 10
/** "No availability found": an empty answer, not a failure (LiteAPI, error code 2001). */
const NO_AVAILABILITY = 2001

/** Quotes are kept while a visitor pages and filters: some 10 MB at most. */
const QUOTES = { max: 100, ttl: 5 * 60_000 }
/** Where hotels are hardly changes: some 20 MB at most. */
const LISTS = { max: 30, ttl: 60 * 60_000 }
/** Prices of single hotels, for when nobody can be asked: fifty stays of a whole search, some 10 MB at most. */
const PRICES = { max: 50 * ASKED }
/** A page says when each price was asked for; after half an hour it says too little of what a room costs now. */
const OLDEST_PRICE_MS = 30 * 60_000

const nightsOf = ({ checkin, checkout }: Stay): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / 86_400_000)

const keyOf = ({ checkin, checkout, adults = DEFAULT_ADULTS, currency, nationality }: Stay): string =>
  [checkin, checkout, adults, currency, nationality].join(' ')

interface Area extends LatLon {
  readonly radius: number
}
interface Batch {
  readonly ids: readonly string[]
  readonly stay: Stay
}

const cellOf = ({ lat, lon }: LatLon, radius: number): Area => ({
  lat: Number((Math.round(lat / CELL) * CELL).toFixed(3)),
  lon: Number((Math.round(lon / CELL) * CELL).toFixed(3)),
  radius: Math.ceil((radius + MARGIN) / RADIUS_STEP) * RADIUS_STEP,
})

/** Prices quoted by LiteAPI, for hotels of ours it recognisably knows. */
export class LiteApi {
  readonly client: ProviderClient
  readonly #headers: { readonly 'X-API-Key': string }
  readonly #endpoint: string
  // `fetch` of these joins visitors who ask the same at once, and forgets what failed.
  readonly #lists: LRUCache<string, readonly NamedPoint[], Area>
  readonly #quotes: LRUCache<string, ReadonlyMap<string, Quote>, Batch>
  /** By stay and our id. */
  readonly #prices = new LRUCache<string, QuotedPrice>(PRICES)

  constructor(client: ProviderClient, key: string, endpoint = ENDPOINT) {
    this.client = client
    this.#headers = { 'X-API-Key': key }
    this.#endpoint = endpoint.replace(/\/+$/, '')
    const perf = { now: () => client.now() }
    this.#lists = new LRUCache({ ...LISTS, perf, fetchMethod: (_key, _old, { context }) => this.#listed(context) })
    this.#quotes = new LRUCache({ ...QUOTES, perf, fetchMethod: (_key, _old, { context }) => this.#quoted(context) })
  }

  /**
   * What is quoted for a stay in each of our hotels that LiteAPI knows, by our ids: of the nearest to `centre` where there are too many.
   * `radius` in metres holds them all. Throws `LiveError`.
   */
  async quotes(
    hotels: readonly NamedPoint[],
    centre: LatLon,
    radius: number,
    stay: Stay,
  ): Promise<ReadonlyMap<string, Quote>> {
    if (!(nightsOf(stay) >= 1)) throw new RangeError('A stay has at least one night')
    if (hotels.length === 0) return new Map()
    const byDistance = hotels.map((hotel) => ({ hotel, metres: between(centre, hotel) }))
    const nearest = byDistance.sort((a, b) => a.metres - b.metres).slice(0, ASKED)
    // Their list has no order, so that a shorter radius keeps hotels far away from filling its pages.
    const area = cellOf(centre, Math.min(radius, nearest.at(-1)?.metres ?? radius))
    const theirs = (await this.#lists.fetch(JSON.stringify(area), { context: area })) ?? []
    const theirId = matchHotels(
      nearest.map(({ hotel }) => hotel),
      theirs,
    )
    const ids = nearest.flatMap(({ hotel }) => theirId.get(hotel.id) ?? [])
    const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
      ids.slice(at * BATCH, (at + 1) * BATCH),
    )
    const answers = await Promise.all(batches.map((batch) => this.#batch({ ids: batch, stay })))
    const quotes = new Map(answers.flatMap((answer) => [...answer]))
    const found = new Map(
      [...theirId].flatMap(([id, other]) => {
        const quote = quotes.get(other)
        return quote ? [[id, quote] as const] : []
      }),
    )
    this.#remember(stay, found)
    return found
  }

  /** Prices that were quoted earlier for exactly this stay, by our ids: for a visitor who comes while LiteAPI cannot be asked. */
  remembered(hotels: readonly Pick<NamedPoint, 'id'>[], stay: Stay): ReadonlyMap<string, Quote> {
    const key = keyOf(stay)
    const oldest = this.client.now() - OLDEST_PRICE_MS
    return new Map(
      hotels.flatMap(({ id }) => {
        const price = this.#prices.get(`${key} ${id}`)
        return price && Date.parse(price.quotedAt) >= oldest ? [[id, { price }] as const] : []
      }),
    )
  }

  #remember(stay: Stay, quotes: ReadonlyMap<string, Quote>): void {
    const key = keyOf(stay)
    for (const [id, quote] of quotes)
      if (quote === 'sold_out') this.#prices.delete(`${key} ${id}`)
      else this.#prices.set(`${key} ${id}`, quote.price)
  }

  async #batch(batch: Batch): Promise<ReadonlyMap<string, Quote>> {
    const key = [keyOf(batch.stay), ...batch.ids].join(' ')
    return (await this.#quotes.fetch(key, { context: batch })) ?? new Map<string, Quote>()
  }

  async #listed(area: Area): Promise<NamedPoint[]> {
    const first = await this.#page(area, 0)
    const others = first.count < PAGE ? [] : Array.from({ length: PAGES - 1 }, (_, at) => this.#page(area, at + 1))
    return [first, ...(await Promise.all(others))].flatMap(({ hotels }) =>
      hotels.map(({ id, name, latitude, longitude }) => ({ id, name, lat: latitude, lon: longitude })),
    )
  }

  async #page({ lat, lon, radius }: Area, page: number): Promise<HotelPage> {
    const query = new URLSearchParams({
      latitude: String(lat),
      longitude: String(lon),
      radius: String(radius),
      limit: String(PAGE),
      offset: String(page * PAGE),
    })
    const answer = await this.client.json(`${this.#endpoint}/data/hotels?${query}`, hotelList, {
      headers: this.#headers,
    })
    return 'data' in answer ? answer.data : this.#unlessNone(answer.error, noHotels)
  }

  async #quoted({ ids, stay }: Batch): Promise<ReadonlyMap<string, Quote>> {
    const { checkin, checkout, adults = DEFAULT_ADULTS, currency, nationality: guestNationality } = stay
    const occupancies = [{ adults }]
    const asked = { checkin, checkout, currency, guestNationality, occupancies }
    const body = { hotelIds: ids, ...asked, maxRatesPerHotel: 1, timeout: THEIR_TIMEOUT }
    const answer = await this.client.json(`${this.#endpoint}/hotels/rates`, rateList, { headers: this.#headers, body })
    const rates = 'data' in answer ? answer.data : this.#unlessNone(answer.error, noRates)
    return readQuotes(ids, rates, { nights: nightsOf(stay), currency, now: this.client.now() })
  }

  #unlessNone<T>(error: { readonly code: number; readonly message: string }, none: T): T {
    if (error.code === NO_AVAILABILITY) return none
    throw this.client.error('refused', error.message)
  }
}
