import { restatements } from '@site/contracts/restatement'
import { isoDay } from '@site/contracts/day'
import { leg, periods } from '@site/contracts/itinerary'
import { misfit } from '@site/contracts/misfit'
import { tripQuestion, understoodPiece } from '@site/contracts/trip-reading'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { costList } from '../costs/cost.ts'
import { clock, flag, isZone, listOf, name, number, text, webLink } from './lenient.ts'
import { orNothing, yours } from './yours.ts'

const food = z.object({ id: text, title: name, mapLink: webLink, walkMinutes: number, source: text })
export type Food = z.infer<typeof food>

/**
 * One stop as the screen knows it. Only the title is sure: the spec's own shape has no times or positions, so everything that
 * was added to it may be null and is then simply not shown.
 */
export const stop = z.pipe(
  z.object({
    period: orElse(z.enum(periods), 'morning'),
    activity: z.object({
      id: text,
      title: name,
      address: text,
      mapLink: webLink,
      lat: number,
      lon: number,
      category: text,
      openingHours: text,
      website: webLink,
      source: text,
      note: text,
    }),
    start: clock,
    end: clock,
    leg: orElse(z.nullable(leg), null),
    foodNearby: listOf(food),
    hours: orElse(z.nullable(z.enum(['published', 'assumed'])), null),
    meal: orElse(z.nullable(z.enum(['lunch', 'dinner'])), null),
    fixed: orElse(z.nullable(z.enum(['event', 'locked'])), null),
    /** What the traveller said of it. */
    yours: orElse(z.optional(yours), undefined),
    /** Why it does not fit, where the traveller keeps it all the same. */
    misfit: orElse(z.optional(misfit), undefined),
    /** An answer's word for a stop without a position: that in `activity` says nothing. */
    unplaced: flag,
  }),
  z.transform(({ activity, unplaced, yours: said, misfit: why, ...rest }) => ({
    ...activity,
    ...(unplaced ? { lat: null, lon: null, mapLink: null } : {}),
    ...rest,
    ...(said === undefined || orNothing(said) === undefined ? {} : { yours: said }),
    ...(why === undefined ? {} : { misfit: why }),
  })),
)
export type Stop = z.infer<typeof stop>

export const tripDay = z.pipe(
  z.object({
    date: orElse(z.nullable(isoDay), null),
    slots: listOf(stop),
    departAt: clock,
    returnLeg: orElse(z.nullable(leg), null),
    returnBy: clock,
  }),
  z.transform(({ slots, ...rest }) => ({ ...rest, stops: slots })),
)
export type TripDay = z.infer<typeof tripDay>

const minutesSaved = z.int().check(z.gte(0))
const stars = orElse(z.optional(z.number().check(z.gte(1), z.lte(7))), undefined)
/** A hotel that we proposed, as nobody named one: what it saves on the way, and which others there are. */
const proposed = z.object({
  savedMinutes: minutesSaved,
  insteadOf: name,
  others: listOf(z.object({ id: name, name, stars, savedMinutes: minutesSaved })),
})
export type Proposed = z.infer<typeof proposed>

const base = z.object({
  kind: orElse(z.enum(['hotel', 'venue', 'centre']), 'centre'),
  id: text,
  name,
  lat: z.number(),
  lon: z.number(),
  stars,
  proposed: orElse(z.optional(proposed), undefined),
})
export type Base = z.infer<typeof base>

const venueDetails = z.object({ name, cityContext: text, neighborhood: text })
const eventChoice = z.object({ name, date: text, days: listOf(z.object({ date: isoDay, label: text })) })
const nearest = z.object({ city: name, country: name, km: z.number() })

/** Days spent in one city of a trip through several. */
const stretch = z.object({
  place: name,
  city: name,
  country: text,
  tz: orElse(z.nullable(z.string().check(z.refine(isZone))), null),
  firstDay: z.int().check(z.gte(0)),
  days: z.int().check(z.gte(1)),
  base: orElse(z.nullable(base), null),
})
export type Stretch = z.infer<typeof stretch>

const reading = z.object({
  understood: listOf(understoodPiece),
  notUsed: listOf(name),
  questions: listOf(tripQuestion),
  restated: orElse(z.optional(restatements), undefined),
})
export type Reading = z.infer<typeof reading>

export const tripMeta = z.object({
  city: text,
  country: text,
  tz: orElse(z.nullable(z.string().check(z.refine(isZone))), null),
  venueDetails: orElse(z.nullable(venueDetails), null),
  expandedNote: text,
  relaxed: flag,
  searchNote: text,
  credits: listOf(name),
  base: orElse(z.nullable(base), null),
  event: orElse(z.nullable(eventChoice), null),
  nearestCovered: orElse(z.nullable(nearest), null),
  reading: orElse(z.nullable(reading), null),
  stretches: listOf(stretch),
  writtenBy: orElse(z.nullable(z.enum(['engine', 'model'])), null),
  /** Null where the traveller typed none in. */
  costs: costList,
})
export type EventChoice = z.infer<typeof eventChoice>
export type TripMeta = z.infer<typeof tripMeta>

/** A plan on the screen. */
export interface Trip {
  readonly days: readonly TripDay[]
  readonly meta: TripMeta
}

/** Whether there is anything to do on any day. */
export const hasStops = ({ days }: Trip): boolean => days.some((day) => day.stops.length > 0)

/** What an answer turned out to be (spec §2): a plan, not an object at all, or an object whose `plan` is no list. */
export type Answer =
  | { readonly kind: 'trip'; readonly trip: Trip }
  | { readonly kind: 'invalid-data' }
  | { readonly kind: 'invalid-itinerary' }

/** Reads an answer of the itinerary function; never throws. Details that cannot be read are left out of the plan. */
export const readAnswer = (data: unknown): Answer => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { kind: 'invalid-data' }
  if (!('plan' in data) || !Array.isArray(data.plan)) return { kind: 'invalid-itinerary' }
  const meta = 'meta' in data && typeof data.meta === 'object' && data.meta !== null ? data.meta : {}
  return { kind: 'trip', trip: { days: z.parse(listOf(tripDay), data.plan), meta: z.parse(tripMeta, meta) } }
}
