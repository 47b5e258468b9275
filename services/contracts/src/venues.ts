import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { line } from './text.ts'

/** Spec §9: the categories of the venue search. */
export const venueCategories = [
  'sight',
  'experience',
  'museum',
  'park',
  'market',
  'view',
  'food',
  'coffee',
  'bar',
  'nightlife',
] as const
export type VenueCategory = (typeof venueCategories)[number]

const limitMessage = `Choose a limit from ${limits.venues.min} to ${limits.venues.max}`

export const venuesRequest = z.object({
  destination: line(200).check(z.minLength(1, 'Please enter a destination')),
  categories: z.optional(
    z
      .array(z.enum(venueCategories, `Choose categories from ${venueCategories.join(', ')}`))
      .check(z.maxLength(venueCategories.length, `Give at most ${venueCategories.length} categories`)),
  ),
  limit: z._default(
    z.int(limitMessage).check(z.gte(limits.venues.min, limitMessage), z.lte(limits.venues.max, limitMessage)),
    limits.venues.default,
  ),
})
export type VenuesRequest = z.infer<typeof venuesRequest>

export const venueResult = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(venueCategories),
  address: z.nullable(z.string()),
  lat: z.number(),
  lon: z.number(),
  mapLink: z.string(),
  openingHours: z.nullable(z.string()),
  website: z.nullable(z.string()),
  source: z.string(),
})
export type VenueResult = z.infer<typeof venueResult>
export const venuesResponse = z.object({
  results: z.array(venueResult),
  relaxed: z.boolean(),
  error: z.nullable(z.string()),
  message: z.nullable(z.string()),
  credits: z.array(z.string()),
})
export type VenuesResponse = z.infer<typeof venuesResponse>

export const venueTestMessages = {
  backend: (message: string) => `Backend error: ${message}`,
  request: (message: string) => `Request failed: ${message}`,
  api: (message: string) => `API returned error: ${message}`,
} as const
