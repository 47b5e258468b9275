import type { HotelsResponse } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { stayRequest, type Stay } from '../stay/stay.ts'
import type { EntryGroup } from './list-entry.ts'
import { fetchPrices, type Priced } from './fetch-prices.ts'
import { savedHotelQuery } from './saved-hotel-query.ts'

export interface ListPrices {
  readonly asking: boolean
  /** Undefined while nobody knows. */
  readonly state: HotelsResponse['prices'] | undefined
  readonly of: ReadonlyMap<string, Priced>
}

/**
 * Prices of the hotels on the page for the chosen nights. They are asked for beside the hotels themselves, which do not wait for a
 * provider, and only where the answers about those say that there is one.
 */
export const useListPrices = (groups: readonly EntryGroup[], stay: Stay | null): ListPrices => {
  const backend = useBackend()
  const client = useQueryClient()
  const hotels = groups.flatMap(({ near, entries }) => entries.map(({ id }) => ({ id, near })))
  const { data: without } = useQuery(
    queryOptions({
      queryKey: ['whether a list has prices', hotels],
      queryFn: async () => {
        const answers = hotels.map(({ id, near }) => client.ensureQueryData(savedHotelQuery(backend, id, near)))
        return (await Promise.any(answers)).prices
      },
      // The rows say what is missing.
      retry: false,
      placeholderData: (before) => before,
    }),
  )
  const asked = stay !== null && without !== undefined && without !== 'off'
  const nights = stay === null ? '' : JSON.stringify(stayRequest(stay))
  const { data, isPending, isPlaceholderData } = useQuery(
    queryOptions({
      queryKey: ['prices of a list', nights, hotels],
      queryFn: () => (stay === null ? null : fetchPrices(client, backend, groups, stay)),
      enabled: asked,
      // More hotels of the same list: those that are there keep their prices.
      placeholderData: (before, query) => (query?.queryKey[1] === nights ? before : undefined),
    }),
  )
  return {
    asking: asked && (isPending || isPlaceholderData),
    state: asked ? data?.prices : without,
    of: new Map((asked ? data?.hotels : undefined)?.map((hotel) => [hotel.id, hotel])),
  }
}
