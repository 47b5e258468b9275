import * as z from 'zod/mini'
import { line } from './text.ts'

export const geocodeRequest = z.object({
  query: line(200).check(z.minLength(1, 'Enter an event, venue, address or "lat, lon"')),
  limit: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
})
export type GeocodeRequest = z.infer<typeof geocodeRequest>

export const geocodeKinds = ['event', 'venue', 'hotel', 'place', 'city', 'address', 'point'] as const
export type GeocodeKind = (typeof geocodeKinds)[number]

/** `precision` is an error bound of the position in metres. */
export const geocodeResult = z.object({
  kind: z.enum(geocodeKinds),
  id: z.optional(z.string()),
  name: z.string(),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  precision: z.number(),
})
export type GeocodeResult = z.infer<typeof geocodeResult>
export const geocodeResponse = z.object({ results: z.array(geocodeResult) })
export type GeocodeResponse = z.infer<typeof geocodeResponse>
