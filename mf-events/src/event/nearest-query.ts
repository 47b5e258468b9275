import type { EventItem } from '@site/contracts/events'
import { hotelsResponse } from '@site/contracts/hotels'
import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/queries.ts'

/** Hotels that the page of an event shows before the search for all of them. */
export const NEAREST = 5

/** The nearest hotels on foot from an event's door. */
export const nearestQuery = (backend: Backend, { id }: Pick<EventItem, 'id'>) =>
  queryOptions(call(backend, 'hotels', { eventId: id, limit: NEAREST }, hotelsResponse))
