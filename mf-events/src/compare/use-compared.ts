import { hotelsResponse, type HotelItem, type HotelsRequest } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../calls/queries.ts'
import { MOST_COMPARED } from '../results/view.ts'
import type { Near } from '../saved/saved-hotels.ts'
import type { ComparedHotel } from './compared-hotel.ts'

/** Names the origin, the pace and the nights that the page lists hotels for. */
export type ComparedRequest = Omit<Partial<HotelsRequest>, 'filter' | 'sort' | 'limit' | 'offset'>

export type Lookup = 'waiting' | 'done' | 'failed'

interface Compared {
  /** In the order they were chosen. */
  readonly hotels: readonly ComparedHotel[]
  /** How the others are doing: still being looked up, looked up and no longer listed if missing, or not to be had at the moment. */
  readonly lookup: Lookup
}

/**
 * The chosen hotels. Those that the page does not show, because of its filters or because they are on a later page, are looked up.
 */
export const useCompared = (
  ids: readonly string[],
  known: readonly HotelItem[],
  request: ComparedRequest,
  near: Near,
): Compared => {
  const backend = useBackend()
  const missing = ids.filter((id) => known.every((hotel) => hotel.id !== id)).toSorted()
  const { data, status } = useQuery({
    ...queryOptions(
      call(backend, 'hotels', { ...request, filter: { ids: missing }, limit: MOST_COMPARED }, hotelsResponse),
    ),
    enabled: missing.length > 0,
  })
  const all = [...known, ...(data?.hotels ?? [])]
  const hotels = ids.flatMap((id) => {
    const hotel = all.find((each) => each.id === id)
    return hotel === undefined ? [] : [{ ...hotel, near }]
  })
  const lookup = missing.length === 0 || status === 'success' ? 'done' : status === 'error' ? 'failed' : 'waiting'
  return { hotels, lookup }
}
