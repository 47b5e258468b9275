import * as z from 'zod/mini'
import { line } from './text.ts'

export const eventCategories = ['sports', 'music', 'business'] as const
export type EventCategory = (typeof eventCategories)[number]

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a date as YYYY-MM-DD'))

export const eventsRequest = z.object({
  query: z.optional(line(200)),
  category: z.optional(z.enum(eventCategories)),
  city: z.optional(line(120)),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
  limit: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
})
export type EventsRequest = z.infer<typeof eventsRequest>

export const eventVenue = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  city: z.string(),
  country: z.string(),
})
/** `start` and `end` are local calendar days; an *expected* edition is the usual pattern, not an announced date. */
export const eventItem = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(eventCategories),
  venue: eventVenue,
  dates: z.object({ start: z.string(), end: z.string(), status: z.enum(['confirmed', 'expected']) }),
  website: z.optional(z.string()),
  note: z.optional(z.string()),
})
export type EventItem = z.infer<typeof eventItem>
export const eventsResponse = z.object({ events: z.array(eventItem) })
export type EventsResponse = z.infer<typeof eventsResponse>
