import { hotelResponse, type HotelRequest, type HotelResponse } from '@site/contracts/hotel'
import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/queries.ts'

/** A hotel with the way from a place and the price of a stay. */
export const hotelForQuery = (backend: Backend, request: HotelRequest) => {
  const { id, near = '' } = request
  return queryOptions({
    ...call(backend, 'hotel', request, hotelResponse),
    queryKey: ['hotel', `${id} ${near}`, request],
    // While other nights are asked for, the way to the same hotel stays on the page.
    placeholderData: (before: HotelResponse | undefined, query) =>
      query?.queryKey[1] === `${id} ${near}` ? before : undefined,
  })
}
