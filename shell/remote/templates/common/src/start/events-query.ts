import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** What the page reads of an answer; what else it holds is left alone. */
const answer = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      venue: z.object({ name: z.string() }),
      dates: z.object({ start: z.string(), status: z.enum(['confirmed', 'expected']) }),
    }),
  ),
})
export type NextEvent = z.infer<typeof answer>['events'][number]

/** The body as `routes.ts` preloads it: with the same keys in the same order the answer comes with the page. */
const body = { city: 'Melbourne', limit: 5 }

/** The next events of a city. Answers of the backend are unknown until a schema has read them. */
export const eventsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['events', body],
    queryFn: async ({ signal }) => answer.parse(await backend.invoke('events', body, { signal })).events,
  })

/** "12 March 2026", and whether that day is announced. */
export const dayWords = ({ start, status }: NextEvent['dates']): string => {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(start))
  return status === 'confirmed' ? day : `${day}, expected`
}
