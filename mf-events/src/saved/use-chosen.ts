import { useBackend } from '@stageside/kit'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComparedHotel } from '../compare/compared-hotel.ts'
import type { Lookup } from '../compare/use-compared.ts'
import { fetchHotels } from './fetch-hotels.ts'
import { savedHotelQuery } from './saved-hotel-query.ts'
import { comparedOf } from './list-entry.ts'
import type { SharedHotel } from './shared-list.ts'

interface Chosen {
  readonly hotels: readonly ComparedHotel[]
  readonly lookup: Lookup
}

/** Hotels chosen from a list for a comparison. Most are on the page already; those of a link that was opened are waited for. */
export const useChosen = (chosen: readonly SharedHotel[]): Chosen => {
  const backend = useBackend()
  const client = useQueryClient()
  const known = chosen.flatMap(({ id, near }) => {
    const answer = client.getQueryData(savedHotelQuery(backend, id, near).queryKey)
    return answer === undefined ? [] : [answer]
  })
  const complete = known.length === chosen.length
  const { data } = useQuery(
    queryOptions({
      queryKey: ['hotels of a list', chosen.map(({ id, near }) => ({ id, near }))],
      queryFn: () => fetchHotels(client, backend, chosen),
      enabled: !complete,
    }),
  )
  return {
    hotels: known.map(comparedOf),
    lookup: complete ? 'done' : data === undefined ? 'waiting' : data.failed === 0 ? 'done' : 'failed',
  }
}
