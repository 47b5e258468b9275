import type { HotelResponse } from '@site/contracts/hotel'
import { isNotFound, type Backend } from '@stageside/kit'
import type { QueryClient } from '@tanstack/react-query'
import { savedHotelQuery } from './saved-hotel-query.ts'
import type { SharedHotel } from './shared-list.ts'

/** So many hotels are asked about at once. */
export const ASKED_AT_ONCE = 20

interface Lookup {
  readonly found: readonly { readonly near: string | null; readonly answer: HotelResponse }[]
  /** How many could not be looked up; those that are gone are in neither. */
  readonly failed: number
}

/** Looks hotels up, some at once and the others after them. */
export const fetchHotels = async (
  client: QueryClient,
  backend: Backend,
  hotels: readonly SharedHotel[],
): Promise<Lookup> => {
  if (hotels.length === 0) return { found: [], failed: 0 }
  const answers = await Promise.allSettled(
    hotels.slice(0, ASKED_AT_ONCE).map(async ({ id, near }) => ({
      near,
      answer: await client.ensureQueryData(savedHotelQuery(backend, id, near)),
    })),
  )
  const rest = await fetchHotels(client, backend, hotels.slice(ASKED_AT_ONCE))
  return {
    found: [...answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])), ...rest.found],
    failed: answers.filter((each) => each.status === 'rejected' && !isNotFound(each.reason)).length + rest.failed,
  }
}
