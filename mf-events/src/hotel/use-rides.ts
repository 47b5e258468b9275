import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { hotelForQuery } from './hotel-query.ts'
import type { RideTimes } from './ride-times.ts'

export interface AskedRide {
  readonly id: string
  readonly near: string
  readonly pace: NonNullable<HotelsRequest['speed']>
  readonly times: RideTimes | null
}

/** The ways there and back; asked for once a visitor has said when the event ends. */
export const useRides = ({
  id,
  near,
  pace,
  times,
}: AskedRide): UseQueryResult<Pick<HotelResponse, 'rideHome' | 'rideThere'>> => {
  const backend = useBackend()
  return useQuery({
    ...hotelForQuery(backend, { id, near, speed: pace, ...(times === null ? {} : { event: times }) }),
    enabled: times !== null,
    // Rides of another night are not those that were asked for.
    placeholderData: undefined,
    select: ({ rideHome, rideThere }) => ({ rideHome, rideThere }),
  })
}
