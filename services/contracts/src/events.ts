import * as z from 'zod/mini'
import { isoDay } from './day.ts'
import { eventDates, type EventDates } from './event-dates.ts'
import { eventDays } from './event-days.ts'
import { limits } from './limits.ts'
import { line } from './text.ts'

export const eventCategories = ['sports', 'music', 'business'] as const
export type EventCategory = (typeof eventCategories)[number]

export const eventsRequest = z.object({
  query: z.optional(line(200)),
  category: z.optional(z.enum(eventCategories)),
  city: z.optional(line(120)),
  from: z.optional(isoDay),
  to: z.optional(isoDay),
  limit: z._default(z.int().check(z.gte(limits.events.min), z.lte(limits.events.max)), limits.events.default),
})
export type EventsRequest = z.infer<typeof eventsRequest>

export const eventVenue = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  city: z.string(),
  country: z.string(),
  /** The country in words, where one event is answered; lists leave it out. */
  countryName: z.optional(z.string()),
})
export const eventItem = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(eventCategories),
  /** Of the music category, where the programme is not music: films, comedy, a parade. Left out where it is. */
  genre: z.optional(z.enum(['arts', 'celebration'])),
  venue: eventVenue,
  dates: eventDates,
  /** Day by day, where one event is answered; lists leave it out. */
  programme: z.optional(eventDays),
  website: z.optional(z.string()),
  note: z.optional(z.string()),
})
export type EventItem = z.infer<typeof eventItem>
export const eventsResponse = z.object({ events: z.array(eventItem) })
export type EventsResponse = z.infer<typeof eventsResponse>

/** Number of days from which a listing is a season of many dates and not one event. */
const SEASON_DAYS = 60

/** Whether the days are a season, such as a club's home games from August to May. False for days it cannot read. */
export const isSeason = ({ start, end }: Pick<EventDates, 'start' | 'end'>): boolean =>
  Date.parse(end) - Date.parse(start) >= SEASON_DAYS * 86_400_000

/** Order of listings: soonest first, seasons after single events; then by name. */
export const bySoonest = (a: EventItem, b: EventItem): number => {
  const season = Number(isSeason(a.dates)) - Number(isSeason(b.dates))
  if (season !== 0) return season
  return a.dates.start < b.dates.start ? -1 : a.dates.start > b.dates.start ? 1 : a.name < b.name ? -1 : 1
}
