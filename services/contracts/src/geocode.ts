import * as z from 'zod/mini'
import { eventCategories } from './events.ts'
import { line } from './text.ts'

export const geocodeRequest = z.object({
  query: line(200).check(z.minLength(1, 'Enter an event, venue, address or "lat, lon"')),
  limit: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
  /** The page it is typed on: places of that kind of event go first, the others stay in reach. */
  category: z.optional(z.enum(eventCategories)),
  /** Sent while the text is being typed: services that only take finished questions are not asked then. */
  typing: z.optional(z.boolean()),
})
export type GeocodeRequest = z.infer<typeof geocodeRequest>

export const geocodeKinds = [
  'event',
  'team',
  'venue',
  'city',
  'neighbourhood',
  'airport',
  'station',
  'place',
  'hotel',
  'address',
  'street',
  'postcode',
  'point',
] as const
export type GeocodeKind = (typeof geocodeKinds)[number]

/** `precision` is an error bound of the position in metres. */
export const geocodeResult = z.object({
  kind: z.enum(geocodeKinds),
  id: z.optional(z.string()),
  name: z.string(),
  city: z.optional(z.string()),
  /** State or province in words: tells cities of one name in one country apart. */
  region: z.optional(z.string()),
  country: z.optional(z.string()),
  /** The country in words, of the place that an answer is about. */
  countryName: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  precision: z.number(),
  /** Where an event or a team plays. */
  at: z.optional(z.string()),
  /** A well-known place beside it, to tell it from others of its name. */
  near: z.optional(z.string()),
  /** The service that found it, where it is not in our own data. */
  provider: z.optional(z.string()),
})
export type GeocodeResult = z.infer<typeof geocodeResult>

/** Most places a question on the page offers. */
export const MOST_CHOICES = 6

/**
 * What a typed text means. `resolved`: `place` is meant and `candidates` come next. `choose`: one of `candidates` is
 * meant and we cannot tell which. `unknown`: nothing we hold is meant. `notes` say in a visitor's words what was read
 * differently from what was typed, or what is missing.
 */
export const resolution = z.object({
  status: z.enum(['resolved', 'choose', 'unknown']),
  place: z.nullable(geocodeResult),
  candidates: z.array(geocodeResult),
  notes: z.array(z.string()),
})
export type Resolution = z.infer<typeof resolution>

/** `results` is the place and the candidates in one list, best first. */
export const geocodeResponse = z.extend(resolution, { results: z.array(geocodeResult) })
export type GeocodeResponse = z.infer<typeof geocodeResponse>
