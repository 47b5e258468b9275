import type { HotelItem } from '@site/contracts/hotels'
import { useBackend } from '@site/kit'
import { useQuery } from '@tanstack/react-query'
import { hotelsQuery } from '../calls/queries.ts'
import type { Origin } from '../search/origin.ts'
import { useAsk } from './use-ask.ts'
import { MOST_COMPARED } from './view.ts'

/** The hotels chosen for comparison; those that the list does not show are asked for. */
export const useCompared = (
  origin: Origin,
  listed: readonly HotelItem[],
  ids: readonly string[],
): readonly HotelItem[] => {
  const ask = useAsk()
  const missing = ids.filter((id) => listed.every((hotel) => hotel.id !== id))
  const { data } = useQuery({
    ...hotelsQuery(useBackend(), origin, { ...ask, filter: { ids: missing }, limit: MOST_COMPARED }),
    enabled: missing.length > 0,
  })
  const known = missing.length === 0 ? listed : [...listed, ...(data?.hotels ?? [])]
  return ids.flatMap((id) => known.find((hotel) => hotel.id === id) ?? [])
}
