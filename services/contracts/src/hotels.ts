import * as z from 'zod/mini'
import { eventTimes } from './event-times.ts'
import { eventCategories } from './events.ts'
import { geocodeKinds, geocodeResult, resolution } from './geocode.ts'
import { limits } from './limits.ts'
import { plannedDay } from './day.ts'
import { latitude, line, longitude } from './text.ts'
import { walkingSpeeds } from './walking-speed.ts'

/** Metres a second. */
export const walkingSpeed = z.literal(Object.values(walkingSpeeds))

/** Nights to price; only where a provider is configured. */
export const stay = z
  .object({
    checkin: plannedDay,
    checkout: plannedDay,
    adults: z._default(z.int().check(z.gte(1), z.lte(8)), 2),
    /** ISO 4217. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Expected a currency as three capital letters')),
    /** ISO 3166-1 alpha-2 of the guest: providers price by it. */
    nationality: z.string().check(z.regex(/^[A-Z]{2}$/, 'Expected a country as two capital letters')),
  })
  .check(
    z.refine(({ checkin, checkout }) => checkin < checkout, {
      error: 'The stay must end after it begins',
      path: ['checkout'],
    }),
  )

/** Minutes that a filter offers, on foot or by the quicker of foot and transit. */
export const minuteOptions = [5, 10, 15, 20, 30, 45] as const

const minutesAtMost = z.optional(z.int().check(z.gte(1), z.lte(120)))

/** What a hotel has to fulfil to be listed; each is left out when it does not matter. */
export const hotelFilter = z.object({
  /** At most so many minutes on foot. */
  walk: minutesAtMost,
  /** At most so many minutes by the quicker of foot and transit. */
  ride: minutesAtMost,
  /** At least so many; hotels of unknown stars do not pass. */
  stars: z.optional(z.int().check(z.gte(1), z.lte(5))),
  kind: z.optional(line(40)),
  /** At most so much a night, in the currency of `stay`; hotels without a quote do not pass. */
  price: z.optional(z.number().check(z.gt(0))),
  /** Only hotels that were quoted a price for `stay`. */
  available: z.optional(z.literal(true)),
  /** Only hotels with a known way without steps that keeps to the chosen minutes. */
  stepFree: z.optional(z.literal(true)),
  /** No approximate positions. */
  exact: z.optional(z.literal(true)),
  /** Only these hotels, such as those being compared. */
  ids: z.optional(z.array(line(120)).check(z.maxLength(limits.hotels.max))),
})
export type HotelFilter = z.infer<typeof hotelFilter>

/** `walk`: minutes on foot; `quickest`: by the quicker of foot and transit. Hotels without a price or stars come last. */
export const hotelSorts = ['walk', 'quickest', 'price', 'stars'] as const
export type HotelSort = (typeof hotelSorts)[number]

/** Spec: hotels near an event, venue, address or point; at least one way to name the origin is needed. */
export const hotelsRequest = z
  .object({
    query: z.optional(line(200).check(z.minLength(1, 'Enter an event, venue or address'))),
    eventId: z.optional(line(120)),
    venueId: z.optional(line(120)),
    /** The id of a place of any kind, as `geocode` gives it. */
    placeId: z.optional(line(120)),
    /** The page a query is typed on (see `geocodeRequest`). */
    category: z.optional(z.enum(eventCategories)),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
    speed: z.optional(walkingSpeed),
    stay: z.optional(stay),
    /** When the visitor has to be there: transit is then that of a timetable, where one holds. */
    event: z.optional(eventTimes),
    filter: z.optional(hotelFilter),
    sort: z.optional(z.enum(hotelSorts)),
    limit: z._default(z.int().check(z.gte(limits.hotels.min), z.lte(limits.hotels.max)), limits.hotels.default),
    /** Hotels to pass over, for the pages after the first. */
    offset: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  })
  .check(
    z.refine((body) => (body.lat === undefined) === (body.lon === undefined), {
      error: 'Give both lat and lon',
      path: ['lat'],
    }),
    z.refine(
      (body) => [body.query, body.eventId, body.venueId, body.placeId, body.lat].some((each) => each !== undefined),
      { error: 'Give a query, an eventId, a venueId, a placeId or lat and lon', path: ['query'] },
    ),
  )
export type HotelsRequest = z.infer<typeof hotelsRequest>

/** What lies across a straight line where no way is known: there may be no bridge. */
export const crossing = z.enum(['water', 'rail'])
export type Crossing = z.infer<typeof crossing>

/** A travel time in whole minutes with its range: low ≤ minutes ≤ high. */
export const walk = z.object({
  minutes: z.number(),
  low: z.number(),
  high: z.number(),
  metres: z.number(),
  source: z.enum(['street', 'estimate']),
  /** Only of an estimate whose line crosses it: `minutes` are then the upper end, the only figure that may be promised. */
  crossing: z.optional(crossing),
})
export type Walk = z.infer<typeof walk>
/** By public transport: of a timetable for the date and time asked for, or a rough range where none is known. */
export const transit = z.object({
  minutes: z.number(),
  low: z.number(),
  high: z.number(),
  source: z.enum(['timetable', 'estimate']),
})
export type Transit = z.infer<typeof transit>

/** A price quoted by a provider; there are no estimates. */
export const quotedPrice = z.object({
  amount: z.number(),
  currency: z.string(),
  per: z.literal('night'),
  provider: z.string(),
  quotedAt: z.string(),
  /** What it includes, in the provider's words, such as "Breakfast". */
  includes: z.optional(z.array(z.string())),
  /** Cancelled for nothing until then, as an ISO date and time; left out when it is not said. */
  freeCancellationUntil: z.optional(z.string()),
})
export type QuotedPrice = z.infer<typeof quotedPrice>

export const hotelItem = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  city: z.string(),
  address: z.optional(z.string()),
  stars: z.optional(z.number()),
  website: z.optional(z.string()),
  walk,
  transit: z.nullable(transit),
  /** The walk without steps and raised kerbs where the streets are known: null when there is no such way. */
  stepFree: z.optional(z.nullable(walk)),
  price: z.nullable(quotedPrice),
  /** `sold_out`: the provider knows the hotel and has no room for the stay. Left out when nobody was asked or nobody knows. */
  availability: z.optional(z.enum(['available', 'sold_out'])),
  /** `approximate` means the position may be off by 100 m or more: the page says "approximate location". */
  coordQuality: z.enum(['checked', 'approximate']),
  source: z.string(),
})
export type HotelItem = z.infer<typeof hotelItem>

const option = <Value extends z.core.$ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }))

/** How many hotels each option would list, the other filters staying as they are. */
export const hotelFacets = z.object({
  walk: option(z.int()),
  ride: option(z.int()),
  /** At least so many stars. */
  stars: option(z.int()),
  /** The most frequent first. */
  kind: option(z.string()),
  available: z.int(),
  stepFree: z.int(),
  exact: z.int(),
})
export type HotelFacets = z.infer<typeof hotelFacets>

export const hotelsOrigin = z.object({
  kind: z.enum(geocodeKinds),
  id: z.optional(z.string()),
  name: z.string(),
  city: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  precision: z.number(),
})
export type HotelsOrigin = z.infer<typeof hotelsOrigin>

/** How the origin was found; hotels are there only where it is `resolved`. */
export const hotelsResponse = z.extend(resolution, {
  origin: z.nullable(hotelsOrigin),
  /** One page of the hotels that pass the filter, in the order asked for. */
  hotels: z.array(hotelItem),
  /** Hotels that pass the filter, on all pages. */
  total: z.int(),
  /** Hotels within reach without any filter. */
  reachable: z.int(),
  facets: hotelFacets,
  /** Where no hotel keeps to the chosen minutes: the nearest that passes all other filters, and the minutes that list it. */
  nearest: z.nullable(z.object({ id: z.string(), name: z.string(), by: z.enum(['walk', 'ride']), minutes: z.int() })),
  /** Well-known venues to choose from where the origin is a city: its centre is nobody's door, so no minutes are counted from it. */
  venues: z.array(geocodeResult),
  /** `off`: no provider is set. `unasked`: no dates were given. `quoted`: it answered. `failed`: it did not; prices that are there were quoted a little earlier. */
  prices: z.enum(['off', 'unasked', 'quoted', 'failed']),
  /** True when the search was widened to find something; `message` says how. */
  relaxed: z.boolean(),
  message: z.nullable(z.string()),
  /** Day the streets were mapped that walks of this page follow, YYYY-MM-DD or a part of it; missing where nobody knows. */
  streetsOf: z.optional(z.string().check(z.regex(/^\d{4}(?:-\d{2}){0,2}$/))),
  credits: z.array(z.string()),
})
export type HotelsResponse = z.infer<typeof hotelsResponse>
