import { type EventCategory, eventsResponse } from '@site/contracts/events'
import { geocodeResponse } from '@site/contracts/geocode'
import { type HotelsRequest, hotelsResponse } from '@site/contracts/hotels'
import { type ReachRequest, reachResponse } from '@site/contracts/reach'
import { type Backend, BackendError } from '@site/kit'
import { queryOptions } from '@tanstack/react-query'
import { type Origin, requestOf } from '../search/origin.ts'
import * as z from 'zod/mini'

/** The backend answered, but not in the shape of its contract. `message` is for a person. */
class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  constructor(cause: unknown) {
    super('The answer could not be read. Please try again in a moment.', { cause })
  }
}

/** Parses an answer of the backend with the schema of its contract. Throws `UnreadableAnswer`. */
const readAnswer = <Schema extends z.core.$ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
  const parsed = z.safeParse(schema, answer)
  if (!parsed.success) throw new UnreadableAnswer(parsed.error)
  return parsed.data
}

const FIVE_MINUTES_MS = 300_000

/** One more try when nothing was reached; an answer with an error status is an answer. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof BackendError && (error.kind === 'fetch' || error.kind === 'relay')

const common = { staleTime: FIVE_MINUTES_MS, retry, retryDelay: 400 } as const

/** The visitor's calendar day as `YYYY-MM-DD`, which is how Swedes write dates. */
const today = (): string => new Date().toLocaleDateString('sv-SE')

/** Coming events of a category, soonest first, and the day they were asked for. The category's page preloads this query (`routes.ts`). */
export const eventsQuery = (backend: Backend, category: EventCategory) =>
  queryOptions({
    ...common,
    queryKey: ['events', category],
    queryFn: async ({ signal }) => ({
      events: readAnswer(eventsResponse, await backend.invoke('events', { category, limit: 100 }, { signal })).events,
      today: today(),
    }),
  })

/** Meanings of a text that is being typed. */
export const geocodeQuery = (backend: Backend, query: string) =>
  queryOptions({
    ...common,
    queryKey: ['geocode', query],
    queryFn: async ({ signal }) =>
      readAnswer(geocodeResponse, await backend.invoke('geocode', { query, limit: 7 }, { signal })).results,
  })

/** Hotels round an origin at a walking speed in m/s. A newer question aborts the one before it. */
export const hotelsQuery = (backend: Backend, origin: Origin, speed: HotelsRequest['speed']) => {
  const from = JSON.stringify(origin)
  return queryOptions({
    ...common,
    queryKey: ['hotels', from, speed],
    queryFn: async ({ signal }) =>
      readAnswer(hotelsResponse, await backend.invoke('hotels', requestOf(origin, speed), { signal })),
    // At another pace the hotels of the same origin stay on the page until their new minutes are there.
    placeholderData: (before, query) => (query?.queryKey[1] === from ? before : undefined),
  })
}

/** What the map draws round a point: how far one gets on foot, and the streets where they are known. */
export const reachQuery = (backend: Backend, request: ReachRequest) =>
  queryOptions({
    ...common,
    queryKey: ['reach', request],
    queryFn: async ({ signal }) => readAnswer(reachResponse, await backend.invoke('reach', request, { signal })),
  })
