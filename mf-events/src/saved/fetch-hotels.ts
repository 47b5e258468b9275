import type { HotelResponse } from '@site/contracts/hotel'
import type { Backend } from '@site/kit'
import type { QueryClient } from '@tanstack/react-query'
import { hotelQuery } from './hotel-query.ts'
import { ASKED_AT_ONCE } from './hotel-list.tsx'
import type { SharedHotel } from './shared-list.ts'

interface FoundHotel {
  readonly near: string | null
  readonly answer: HotelResponse
}

/** Looks hotels up, a few at once; those that are gone or cannot be looked up are left out. */
export const fetchHotels = async (
  client: QueryClient,
  backend: Backend,
  hotels: readonly SharedHotel[],
): Promise<readonly FoundHotel[]> => {
  if (hotels.length === 0) return []
  const answers = await Promise.allSettled(
    hotels.slice(0, ASKED_AT_ONCE).map(async ({ id, near }) => ({
      near,
      answer: await client.ensureQueryData(hotelQuery(backend, id, near)),
    })),
  )
  const found = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  return [...found, ...(await fetchHotels(client, backend, hotels.slice(ASKED_AT_ONCE)))]
}
