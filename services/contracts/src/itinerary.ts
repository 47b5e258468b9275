import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { line } from './text.ts'

export const paces = ['relaxed', 'balanced', 'packed'] as const
export type Pace = (typeof paces)[number]
export const themes = ['sightseeing', 'food', 'culture', 'outdoors', 'family', 'nightlife', 'shopping'] as const
export type Theme = (typeof themes)[number]

/** Spec §3 request; `days` is coerced as §5 asks (a number, default 1) before it is bounded. */
export const itineraryRequest = z.object({
  destination: line(200).check(z.minLength(1, 'Please enter a destination')),
  days: z._default(z.int().check(z.gte(limits.planner.minDays), z.lte(limits.planner.maxDays)), 1),
  pace: z._default(z.enum(paces), 'balanced'),
  themes: z._default(z.array(line(40)).check(z.maxLength(12)), []),
  /** First day, local calendar (added to the spec's shape). */
  startDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a date as YYYY-MM-DD'))),
  hotelId: z.optional(line(120)),
  eventId: z.optional(line(120)),
  seed: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
})
export type ItineraryRequest = z.infer<typeof itineraryRequest>

export const food = z.object({
  id: z.string(),
  title: z.string(),
  mapLink: z.string(),
  walkMinutes: z.optional(z.number()),
})

export const periods = ['morning', 'afternoon', 'evening'] as const
export const slot = z.object({
  period: z.enum(periods),
  activity: z.object({
    id: z.string(),
    title: z.string(),
    address: z.nullable(z.string()),
    mapLink: z.string(),
    lat: z.number(),
    lon: z.number(),
    category: z.string(),
    /** Opening hours in OpenStreetMap's notation; null when not known. */
    openingHours: z.nullable(z.string()),
    website: z.nullable(z.string()),
    source: z.string(),
    note: z.optional(z.string()),
  }),
  /** Local clock times HH:MM. */
  start: z.string(),
  end: z.string(),
  /** How one gets here from the stop before; an estimate unless `source` is `street`. */
  leg: z.nullable(
    z.object({
      mode: z.enum(['walk', 'transit']),
      minutes: z.number(),
      low: z.number(),
      high: z.number(),
      metres: z.number(),
      source: z.enum(['street', 'estimate']),
    }),
  ),
  foodNearby: z.array(food),
})
export type Slot = z.infer<typeof slot>

export const day = z.object({ date: z.string(), slots: z.array(slot) })
export type Day = z.infer<typeof day>

export const itineraryMeta = z.object({
  city: z.string(),
  country: z.optional(z.string()),
  tz: z.optional(z.string()),
  venueDetails: z.nullable(
    z.object({ name: z.string(), cityContext: z.string(), neighborhood: z.nullable(z.string()) }),
  ),
  expandedNote: z.nullable(z.string()),
  relaxed: z.boolean(),
  searchNote: z.nullable(z.string()),
  credits: z.array(z.string()),
  seed: z.optional(z.number()),
})
export const itineraryResponse = z.object({ plan: z.array(day), meta: itineraryMeta })
export type ItineraryResponse = z.infer<typeof itineraryResponse>

/** Spec §8: every sentence the planner can answer with. */
export const plannerMessages = {
  destination: 'Please enter a destination',
  serialize: 'Invalid payload format - cannot serialize to JSON',
  nonJson: 'Direct fetch returned non-JSON response',
  empty: 'No response received from API',
  flagged: 'Edge function returned an error',
  default: 'Failed to generate itinerary. Please try again.',
  banner: (message: string) => `Failed to generate trip plan: ${message}`,
  both: (invoke: string, direct: string) => `API call failed. Invoke error: ${invoke} Fetch error: ${direct}`,
  direct: (status: number, statusText: string, body: string) =>
    `Direct fetch failed: ${status} ${statusText} - ${body}`,
  invalidData: 'Invalid Data',
  invalidItinerary: 'Invalid Itinerary',
} as const
