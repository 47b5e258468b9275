import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { hotelsQuery } from '../calls/queries.ts'
import type { Origin } from '../search/origin.ts'
import { useCategory } from '../search/use-category.ts'
import { useAsk } from './use-ask.ts'
import { PAGE_SIZE } from './view.ts'

/** The hotels listed so far, and the state of the page that was asked for last. */
export interface Pages {
  readonly hotels: readonly HotelItem[]
  readonly pending: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Hotels of several pages, each once: an answer that was kept may overlap a newer one. */
const eachOnce = (hotels: readonly HotelItem[]): readonly HotelItem[] => [
  ...new Map(hotels.map((hotel) => [hotel.id, hotel])).values(),
]

/** The first page of an answer and the pages after it, up to as many hotels as the address lists. */
export const usePages = (origin: Origin, first: HotelsResponse, listed: number): Pages => {
  const client = useQueryClient()
  const backend = useBackend()
  const category = useCategory()
  const ask = useAsk()
  const last = Math.min(listed, first.total)
  const asked = JSON.stringify([origin, ask])
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['hotels-after-the-first', asked, last],
    enabled: last > PAGE_SIZE,
    queryFn: async () => {
      const offsets = Array.from({ length: Math.ceil(last / PAGE_SIZE) - 1 }, (_, page) => (page + 1) * PAGE_SIZE)
      const pages = await Promise.all(
        offsets.map((offset) => client.fetchQuery(hotelsQuery(backend, origin, { ...ask, offset }, category))),
      )
      return pages.flatMap(({ hotels }) => hotels)
    },
    placeholderData: (before, query) => (query?.queryKey[1] === asked ? before : undefined),
  })
  return {
    hotels: last > PAGE_SIZE && data !== undefined ? eachOnce([...first.hotels, ...data]) : first.hotels,
    pending: last > PAGE_SIZE && isFetching,
    failed: last > PAGE_SIZE && isError && !isFetching,
    retry: () => void refetch(),
  }
}
