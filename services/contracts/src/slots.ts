import * as z from 'zod/mini'

/**
 * What the slots of this site pass on, by slot. A change that whoever fills it could notice is a new version: the owner then offers that
 * (`props` in its contributions), and the gate refuses who still fills the one before.
 */
const place = z.object({
  name: z.string(),
  /** Left out where the place is a city itself, or lies in none. */
  city: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
})

/** `mf-events/below-results`, version 1: below the hotels of an answer. */
export const belowResults = z.object({
  /** What the hotels are near. */
  place,
  /** The nights that are looked for, as ISO dates; null where none are chosen. */
  stay: z.nullable(z.object({ checkin: z.string(), checkout: z.string() })),
})
export type BelowResults = z.infer<typeof belowResults>

/** `mf-planner/where-to-stay`, version 1: where a traveller chooses from where the days start. */
export const whereToStay = z.object({
  /** Where the traveller has to be most of all: the event, or where the days start now. */
  near: place,
  /** Id of the hotel that the days start from now; null for none. */
  chosen: z.nullable(z.string()),
  /** Ids of hotels that the page offers itself. */
  offered: z.optional(z.array(z.string())),
  /** Starts the days from the hotel with this id. */
  choose: z.custom<(id: string) => void>((value) => typeof value === 'function'),
})
export type WhereToStay = z.infer<typeof whereToStay>
