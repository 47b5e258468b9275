import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { hotelQuery } from '../calls/queries.ts'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { useAddressKnown } from '../search/use-address-known.ts'
import { stayRequest, type Stay } from '../stay/stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { hotelListIn, nearIn, paceIn, type HotelList } from './hotel-address.ts'
import { hotelForQuery } from './hotel-query.ts'

export interface AskedHotel {
  /** What holds wherever one comes from. */
  readonly facts: UseQueryResult<HotelResponse>
  /** The same with the way from `near` and a price for the stay; not asked for where the address names neither. */
  readonly forVisitor: UseQueryResult<HotelResponse>
  readonly near: string | null
  readonly stay: Stay | null
  readonly pace: NonNullable<HotelsRequest['speed']>
  /** The list it was opened from. */
  readonly list: HotelList | null
}

/** What a hotel's address asks for. Its page may be rendered for the place alone that one comes from, never for history. */
export const useHotel = (id: string): AskedHotel => {
  const backend = useBackend()
  const hydrated = useHydrated()
  const { state } = useLocation()
  const [params] = useSearchParams()
  const { stay } = useStay()
  const near = useAddressKnown() ? nearIn(params) : null
  const pace = paceIn(hydrated ? params : new URLSearchParams())
  const facts = useQuery(hotelQuery(backend, id))
  const forVisitor = useQuery({
    ...hotelForQuery(backend, {
      id,
      speed: pace,
      ...(near === null ? {} : { near }),
      ...(stay === null ? {} : { stay: stayRequest(stay) }),
    }),
    enabled: near !== null || stay !== null,
  })
  return { facts, forVisitor, near, stay, pace, list: hydrated ? hotelListIn(state) : null }
}
