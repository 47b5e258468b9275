import { hotelResponse } from '@site/contracts/hotel'
import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/queries.ts'

/** One hotel and, where a place is named, the way to it. */
export const savedHotelQuery = (backend: Backend, id: string, near: string | null) =>
  queryOptions(call(backend, 'hotel', { id, ...(near === null ? {} : { near }) }, hotelResponse))
