import { eventResponse } from '@site/contracts/event'
import { eventsResponse, type EventCategory } from '@site/contracts/events'
import { geocodeResponse } from '@site/contracts/geocode'
import { hotelResponse } from '@site/contracts/hotel'
import { hotelsResponse, type HotelsRequest } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import { reachResponse, type ReachRequest } from '@site/contracts/reach'
import { BackendError, type Backend, type FunctionName } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { requestOf, type Origin } from '../search/origin.ts'
import { visitorsDay } from '../stay/days.ts'

/** Older answers are asked for again, as those that come with a page are (docs/decisions/014). */
const FIVE_MINUTES_MS = 300_000

/** One more try when nothing was reached; an answer with an error status is an answer. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof BackendError && (error.kind === 'fetch' || error.kind === 'relay')

/** What the server rendered the page with, for its first render in the browser; asked for again once it is old. */
const rendered = <Schema extends z.core.$ZodType>(
  { renderedAnswer }: Backend,
  name: FunctionName,
  body: object,
  schema: Schema,
) => {
  let found: ReturnType<NonNullable<typeof renderedAnswer>>
  return {
    initialData: (): z.output<Schema> | undefined => {
      found = renderedAnswer?.(name, body)
      return z.safeParse(schema, found?.answer).data
    },
    // The clock of the server may be ahead.
    initialDataUpdatedAt: () => Math.min(found?.at ?? 0, Date.now()),
  }
}

/** A call as a query. Its answer is parsed with the schema of its contract; an answer of another shape is a failure. */
export const call = <Schema extends z.core.$ZodType>(
  backend: Backend,
  name: FunctionName,
  body: object,
  schema: Schema,
) => ({
  staleTime: FIVE_MINUTES_MS,
  retry,
  retryDelay: 400,
  queryKey: [name, body],
  ...rendered(backend, name, body, schema),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<z.output<Schema>> => {
    const { success, data, error } = z.safeParse(schema, await backend.invoke(name, body, { signal }))
    if (success) return data
    throw new Error('The answer could not be read. Please try again in a moment.', { cause: error })
  },
})

/** Coming events of a category, soonest first, and the visitor's day. The category's page preloads this query (`routes.ts`). */
export const eventsQuery = (backend: Backend, category: EventCategory) =>
  queryOptions({
    ...call(backend, 'events', { category, limit: limits.events.max }, eventsResponse),
    select: ({ events }) => ({ events, today: visitorsDay() }),
  })

export const geocodeQuery = (backend: Backend, query: string, category?: EventCategory) =>
  queryOptions({
    ...call(
      backend,
      'geocode',
      { query, limit: 7, typing: true, ...(category === undefined ? {} : { category }) },
      geocodeResponse,
    ),
    select: ({ results }) => results,
  })

/** What is asked about the hotels round an origin: everything but the origin itself. */
export type HotelsAsk = Pick<HotelsRequest, 'speed' | 'stay' | 'filter' | 'sort' | 'offset'> & {
  readonly limit: number
}

/** One page of the hotels round an origin. A newer question aborts the one before it. */
export const hotelsQuery = (backend: Backend, origin: Origin, ask: HotelsAsk, category?: EventCategory) => {
  const from = JSON.stringify(origin)
  const request = { ...requestOf(origin, category), ...ask }
  return queryOptions({
    ...call(backend, 'hotels', request, hotelsResponse),
    queryKey: ['hotels', from, request],
    // While another filter, order or pace is on its way, the hotels of the same origin stay on the page.
    placeholderData: (before, query) => (query?.queryKey[1] === from ? before : undefined),
  })
}

/** What the map draws round a point: how far one gets on foot, and the streets where they are known. */
export const reachQuery = (backend: Backend, request: ReachRequest) =>
  queryOptions(call(backend, 'reach', request, reachResponse))

/** One hotel. Its page preloads this query (`routes.ts`). */
export const hotelQuery = (backend: Backend, id: string) => queryOptions(call(backend, 'hotel', { id }, hotelResponse))

/** One event. Its page preloads this query (`routes.ts`). */
export const eventQuery = (backend: Backend, id: string) => queryOptions(call(backend, 'event', { id }, eventResponse))
