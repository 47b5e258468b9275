import { hotelResponse } from '@site/contracts/hotel'
import { hotelsResponse, type HotelItem, type HotelsResponse } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import type { Backend } from '@stageside/kit'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../calls/queries.ts'
import { requestOf } from '../search/origin.ts'
import { stayRequest, type Stay } from '../stay/stay.ts'
import { originOfKey } from './group-heading.tsx'
import type { EntryGroup } from './list-entry.ts'

export type Priced = Pick<HotelItem, 'id' | 'price' | 'availability'>
/** What was said of prices. */
export interface PricesAnswer {
  readonly prices: HotelsResponse['prices']
  readonly hotels: readonly Priced[]
}

const unanswered: PricesAnswer = { prices: 'failed', hotels: [] }

const chunks = (ids: readonly string[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))

/** What several calls said together: what failed is said before what was quoted. */
export const stateOf = (states: readonly HotelsResponse['prices'][]): HotelsResponse['prices'] =>
  (['failed', 'quoted', 'unasked'] as const).find((state) => states.includes(state)) ?? 'off'

/**
 * Prices of the hotels of each place all at once: a provider is asked the same as for the list of that place. Those of no place are asked
 * for one by one. A call that fails leaves its hotels without a price.
 */
export const fetchPrices = async (
  client: QueryClient,
  backend: Backend,
  groups: readonly EntryGroup[],
  stay: Stay,
): Promise<PricesAnswer> => {
  const request = stayRequest(stay)
  const ofPlace = async (near: string, ids: readonly string[]): Promise<PricesAnswer> => {
    const body = { ...requestOf(originOfKey(near, '')), filter: { ids }, limit: ids.length, stay: request }
    const { prices, hotels } = await client.fetchQuery(call(backend, 'hotels', body, hotelsResponse))
    return { prices, hotels: hotels.map(({ id, price, availability }) => ({ id, price, availability })) }
  }
  const ofHotel = async (id: string): Promise<PricesAnswer> => {
    const { prices, price, availability } = await client.fetchQuery(
      call(backend, 'hotel', { id, stay: request }, hotelResponse),
    )
    return { prices, hotels: [{ id, price, availability }] }
  }
  const asking = groups.flatMap(({ near, entries }) => {
    const ids = entries.map(({ id }) => id)
    return near === null ? ids.map(ofHotel) : chunks(ids, limits.hotels.max).map((some) => ofPlace(near, some))
  })
  const answers = (await Promise.allSettled(asking)).map((each) =>
    each.status === 'fulfilled' ? each.value : unanswered,
  )
  return { prices: stateOf(answers.map(({ prices }) => prices)), hotels: answers.flatMap(({ hotels }) => hotels) }
}
