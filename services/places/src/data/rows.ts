import { sessionKinds } from '@site/contracts/event-days'
import { eventCategories } from '@site/contracts/events'
import * as z from 'zod/mini'
import { eventRule } from './event-days/event-rule.ts'
import { limits } from './rules/place-rules.ts'
import { bestTimes, contractThemes, cuisines, diets, wheelchairAccess } from './rules/visit-words.ts'

/** A row as the services read it: nothing changes it. */
type Row<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly Row<E>[] : T[K] }

const positioned = { lat: z.number(), lon: z.number() }
/** What every located row has in common. */
const located = z.object({
  ...positioned,
  id: z.string(),
  name: z.string(),
  /** Former and other names, searched like the name itself. */
  altNames: z.array(z.string()),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  address: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** An honest error bound of the position in metres. */
  precision: z.number(),
  /** Source id as in `data/credits.json`, e.g. `curated`, `osm`, `bcn-od`. */
  source: z.string(),
})
export type Located = Row<z.infer<typeof located>>

export const hotelRow = z.extend(located, {
  /** hotel, motel, hostel, guest_house, apartment, resort … as the source says. */
  kind: z.string(),
  stars: z.nullable(z.number()),
  rooms: z.nullable(z.number()),
  /** The row is known only from an old list and may be closed by now. */
  mayBeClosed: z.boolean(),
  /** Perhaps a let house or an owner's name; a sure hotel goes first. */
  doubtful: z.optional(z.nullable(z.boolean())),
})
export type Hotel = Row<z.infer<typeof hotelRow>>

export const venueRow = z.extend(located, {
  /** arena, stadium, concert_hall, convention_centre, festival_site, racetrack, showground, theatre, golf … */
  kind: z.string(),
  capacity: z.nullable(z.number()),
})
export type Venue = Row<z.infer<typeof venueRow>>

export const poiRow = z.extend(located, {
  /** One of the venue categories of the contracts, or a finer word: art, gallery, shopping, transit. */
  category: z.string(),
  /** OpenStreetMap notation; null when unknown or not parsable. */
  openingHours: z.nullable(z.string()),
  visitMinutes: z.nullable(z.number()),
  /** 1–100, judged by hand; for open data a modest prior by category and known facts. */
  interest: z.number(),
  /** Themes of the contract; extracts imported by earlier versions say `nature` for `outdoors`. */
  themes: z.pipe(
    z.array(z.string()),
    z.transform((themes: string[]) => contractThemes(themes)),
  ),
  /** What a plan may use the place for when that is less than its category says. */
  limitedTo: z.optional(z.nullable(z.enum(limits))),
  /** Rank among the places of its city that no first visit may miss, from 1. */
  mustSee: z.optional(z.nullable(z.number())),
  /** When it is at its best, where that is not all day. */
  best: z.optional(z.nullable(z.enum(bestTimes))),
  /** Last admission, minutes of the day or minutes before closing. */
  lastEntry: z.optional(z.nullable(z.object({ at: z.optional(z.number()), beforeClosing: z.optional(z.number()) }))),
  /** Month-days (month * 100 + day) between which there is something to see; null: all year. */
  season: z.optional(z.nullable(z.object({ from: z.number(), until: z.number() }))),
  /** Usual times of shows, last entries and the like, as a visitor reads them. */
  usually: z.optional(z.nullable(z.string())),
  /** Days it is closed, whatever its hours, in OpenStreetMap notation: "We off; Dec 25 off". */
  closed: z.optional(z.nullable(z.string())),
  /** Whether a kitchen cooks in the evening; null where nobody said. */
  evening: z.optional(z.nullable(z.boolean())),
  /** Metres by which a place on a hill lies above the town below; null for what lies in it, and where nobody said. */
  height: z.optional(z.nullable(z.number())),
  /** The hill of steep streets that it lies on, as a sentence names it; null where none is known. */
  hill: z.optional(z.nullable(z.string())),
  /** What rides up there: a cable car, a bus. */
  wayUp: z.optional(z.nullable(z.string())),
  /** A kitchen of one long and dear menu in the evening. */
  fineDining: z.optional(z.nullable(z.boolean())),
  /** A house of songs or dancing where one dines during them. */
  dinnerShow: z.optional(z.nullable(z.boolean())),
  /** A room for a quiet evening of grown-ups, or a counter to stand at. */
  forAdults: z.optional(z.nullable(z.boolean())),
  /** When one gets in, in OpenStreetMap notation, where that is less than its hours: the curtain rises after it. */
  enter: z.optional(z.nullable(z.string())),
  /** Dear for its city. */
  isDear: z.optional(z.nullable(z.boolean())),
  /** Nobody gets in who has not booked days before. */
  bookAhead: z.optional(z.nullable(z.boolean())),
  /** The same word for sights of one ticket or one square: seen on one day. */
  together: z.optional(z.nullable(z.string())),
  /** Whether a wheelchair gets in; null when nobody said. */
  wheelchair: z.optional(z.nullable(z.enum(wheelchairAccess))),
  /** What stands in the way of a wheelchair, or lets it in: "stairs in the old house". */
  access: z.optional(z.nullable(z.string())),
  /** Diets it is known to serve, or (`no-…`) known not to; null when nobody said. */
  diets: z.optional(z.nullable(z.array(z.enum(diets)))),
  /** What its kitchen is known for; null when nobody said. */
  cuisines: z.optional(z.nullable(z.array(z.enum(cuisines)))),
  /** The season of nature it is known for, and when that usually is: "in the first ten days of April". */
  knownIn: z.optional(z.nullable(z.object({ season: z.string(), usually: z.string() }))),
})
export type Poi = Row<z.infer<typeof poiRow>>

export const cityRow = z.object({
  ...positioned,
  id: z.number(),
  name: z.string(),
  country: z.string(),
  admin1: z.string(),
  /** IANA zone. */
  tz: z.string(),
  population: z.number(),
})
export type City = Row<z.infer<typeof cityRow>>

/** A: tradition or law fixes it. B: a stable pattern. C: about right, never to be told without "usually". */
const confidence = z.enum(['A', 'B', 'C'])
const dayIndex = z.int().check(z.gte(0))

/** A session of one day of an edition; minutes of that day, beyond 1440 the night after. */
const sessionRow = z.object({
  day: dayIndex,
  name: z.string(),
  kind: z.enum(sessionKinds),
  from: z.int(),
  to: z.nullable(z.int()),
})
export type SessionRow = Row<z.infer<typeof sessionRow>>

/** A recurring or dated event as compiled; editions are computed from it (see `events/editions.ts`). */
export const eventRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(eventCategories),
  venueId: z.string(),
  rule: eventRule,
  /** From the day the rule names to the first day of the event. */
  startOffset: z.int(),
  days: z.int().check(z.gte(1)),
  /** Held in years that leave this remainder when divided. */
  years: z.object({ every: z.int().check(z.gte(1)), remainder: z.int() }),
  dateConfidence: confidence,
  /** Announced editions, local calendar days. */
  known: z.array(z.object({ start: z.string(), end: z.string() })),
  /** The day most people come for. */
  keyDay: z.nullable(dayIndex),
  labels: z.array(z.object({ day: dayIndex, label: z.string() })),
  /** Days between the first and the last without anything on. */
  restDays: z.array(dayIndex),
  sessions: z.array(sessionRow),
  timeConfidence: confidence,
  website: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type EventRow = Row<z.infer<typeof eventRow>>

/** A house number or a street of an imported extract; a street's `precision` is half its length. */
export const addressRow = z.object({
  ...positioned,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  precision: z.number(),
})
export type AddressRow = Row<z.infer<typeof addressRow>>

/** One line of attribution; `source` is what rows carry in their `source` field. */
export const credit = z.object({ source: z.string(), line: z.string(), licence: z.string(), url: z.string() })
export type Credit = Row<z.infer<typeof credit>>
