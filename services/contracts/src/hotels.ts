import * as z from 'zod/mini'
import { eventCategories } from './events.ts'
import { geocodeKinds, resolution } from './geocode.ts'
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
    maxWalkMinutes: z.optional(z.number().check(z.gte(1), z.lte(120))),
    speed: z.optional(walkingSpeed),
    stay: z.optional(stay),
    limit: z._default(z.int().check(z.gte(limits.hotels.min), z.lte(limits.hotels.max)), limits.hotels.default),
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

/** A travel time in whole minutes with its range: low ≤ minutes ≤ high. */
export const walk = z.object({
  minutes: z.number(),
  low: z.number(),
  high: z.number(),
  metres: z.number(),
  source: z.enum(['street', 'estimate']),
})
export type Walk = z.infer<typeof walk>
export const transit = z.object({
  minutes: z.number(),
  low: z.number(),
  high: z.number(),
  source: z.literal('estimate'),
})
export type Transit = z.infer<typeof transit>

/** A price quoted by a provider; there are no estimates. */
export const quotedPrice = z.object({
  amount: z.number(),
  currency: z.string(),
  per: z.literal('night'),
  provider: z.string(),
  quotedAt: z.string(),
})

export const hotelItem = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  address: z.optional(z.string()),
  stars: z.optional(z.number()),
  website: z.optional(z.string()),
  walk,
  transit: z.nullable(transit),
  price: z.nullable(quotedPrice),
  /** `approximate` means the position may be off by 100 m or more: the page says "approximate location". */
  coordQuality: z.enum(['checked', 'approximate']),
  source: z.string(),
})
export type HotelItem = z.infer<typeof hotelItem>

/** How the origin was found; hotels are there only where it is `resolved`. */
export const hotelsResponse = z.extend(resolution, {
  origin: z.nullable(
    z.object({
      kind: z.enum(geocodeKinds),
      id: z.optional(z.string()),
      name: z.string(),
      city: z.optional(z.string()),
      lat: z.number(),
      lon: z.number(),
      precision: z.number(),
    }),
  ),
  hotels: z.array(hotelItem),
  /** True when a filter of the request was relaxed to find something; `message` says which. */
  relaxed: z.boolean(),
  message: z.nullable(z.string()),
  credits: z.array(z.string()),
})
export type HotelsResponse = z.infer<typeof hotelsResponse>
