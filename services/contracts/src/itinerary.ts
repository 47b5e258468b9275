import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { isoDay, plannedDay } from './day.ts'
import { MOST_EVENT_DAYS } from './event-days.ts'
import { misfit, stopMisfit } from './misfit.ts'
import { outlineStop, ownStop, ownStopLimits, stayMinutes } from './own-stop.ts'
import { restatements } from './restatement.ts'
import { line, prose } from './text.ts'
import { clockTime, tripFields, tripLimits } from './trip-fields.ts'
import { planBase, stretch, tripReading } from './trip-reading.ts'

export const paces = ['relaxed', 'balanced', 'packed'] as const
export type Pace = (typeof paces)[number]
export const themes = ['sightseeing', 'food', 'culture', 'outdoors', 'family', 'nightlife', 'shopping'] as const
export type Theme = (typeof themes)[number]

const dayIndex = z.int().check(z.gte(0), z.lte(limits.planner.maxDays - 1))

const { minDays, maxDays } = limits.planner
const daysMessage = `Choose ${minDays} to ${maxDays} days`

/** Spec §5: coerces days to a number, 1 by default. Bounds are checked afterwards. */
export const coerceDays = (given: unknown): number => {
  if (typeof given === 'object' && given !== null) return 1
  return Number(given) || 1
}

/** Spec §3 request. */
export const itineraryRequest = z.object({
  destination: line(200).check(z.minLength(1, 'Please enter a destination')),
  days: z.pipe(
    z.transform(coerceDays),
    z.int(daysMessage).check(z.gte(minDays, daysMessage), z.lte(maxDays, daysMessage)),
  ),
  pace: z._default(z.enum(paces), 'balanced'),
  themes: z._default(z.array(line(40)).check(z.maxLength(12)), []),
  /** First day, local calendar (added to the spec's shape). */
  startDate: z.optional(plannedDay),
  hotelId: z.optional(line(120)),
  /** No hotel is to be proposed. */
  noHotel: z.optional(z.boolean()),
  eventId: z.optional(line(120)),
  seed: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
  /** When the traveller attends the event, if not at the announced time: local day, clock time, length. */
  eventDate: z.optional(plannedDay),
  eventTime: z.optional(clockTime),
  eventMinutes: z.optional(z.int().check(z.gte(15), z.lte(720))),
  /** Locked places: on a day (0-based), at a clock time if given, and as a meal if they are one. */
  locked: z.optional(
    z
      .array(
        z.object({
          day: dayIndex,
          id: line(120),
          start: z.optional(clockTime),
          minutes: z.optional(stayMinutes),
          /** It stays whether it fits or not. */
          anyway: z.optional(z.boolean()),
          meal: z.optional(z.enum(['lunch', 'dinner'])),
        }),
      )
      .check(z.maxLength(limits.planner.maxDays * 12)),
  ),
  /** Stops that the traveller added, on their days (0-based). */
  own: z.optional(
    z.array(z.extend(ownStop, { day: dayIndex })).check(z.maxLength(limits.planner.maxDays * ownStopLimits.perDay)),
  ),
  /** Places to exclude. */
  exclude: z.optional(z.array(line(120)).check(z.maxLength(200))),
  /** Places to avoid unless too few others are known: those of the plan that is replaced. */
  avoid: z.optional(z.array(line(120)).check(z.maxLength(200))),
  /** "Anything we should know?": free text, read by the planner. */
  notes: z.optional(prose(tripLimits.notes)),
  /** What the form asks behind "More". */
  trip: z.optional(tripFields),
  /** Keys of understood pieces that the traveller removed. */
  without: z.optional(z.array(line(120)).check(z.maxLength(tripLimits.chips))),
  /** How a language model put pieces of the text, as the answer before told it: it is not asked again. */
  restated: z.optional(restatements),
})
export type ItineraryRequest = z.infer<typeof itineraryRequest>

export const food = z.object({
  id: z.string(),
  title: z.string(),
  mapLink: z.string(),
  walkMinutes: z.optional(z.number()),
  source: z.optional(z.string()),
})

/** A travel time in whole minutes, low ≤ minutes ≤ high. */
export const leg = z.object({
  mode: z.enum(['walk', 'transit']),
  minutes: z.number(),
  low: z.number(),
  high: z.number(),
  metres: z.number(),
  /** Metres of ascent to a place on a hill, told where it is known; its minutes are among those of the leg. */
  climb: z.optional(z.number()),
  source: z.enum(['street', 'estimate']),
})
export type Leg = z.infer<typeof leg>

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
  /** The way from the previous stop; an estimate unless `source` is `street`. */
  leg: z.nullable(leg),
  foodNearby: z.array(food),
  /** `assumed`: the opening hours of that day are not known, so a usual time or the hours of the week were taken; the page says so. */
  hours: z.optional(z.enum(['published', 'assumed'])),
  /** Set on a stop that is a meal, and on the event the day is built around. */
  meal: z.optional(z.enum(['lunch', 'dinner'])),
  fixed: z.optional(z.enum(['event', 'locked'])),
  /** A traveller's own stop for which they gave no position: that in `activity` is where the day starts, and not to be shown. */
  unplaced: z.optional(z.boolean()),
  /** Why it does not fit, where the traveller keeps it all the same. */
  misfit: z.optional(misfit),
})
export type Slot = z.infer<typeof slot>

export const day = z.object({
  date: z.string(),
  slots: z.array(slot),
  /** When to leave the base, and the way back to it after the last stop. */
  departAt: z.optional(z.string()),
  returnLeg: z.optional(z.nullable(leg)),
  returnBy: z.optional(z.string()),
})
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
  /** Where each day starts and ends. */
  base: z.optional(planBase),
  /** The event asked for: the day it stands on (null when it is left out), and all days one may go. */
  event: z.optional(
    z.object({
      name: z.string(),
      date: z.nullable(z.string()),
      days: z.array(z.object({ date: z.string(), label: z.optional(z.string()) })).check(z.maxLength(MOST_EVENT_DAYS)),
    }),
  ),
  /** Offered when nothing is known about places in the city asked for. */
  nearestCovered: z.optional(z.object({ city: z.string(), country: z.string(), km: z.number() })),
  /** `model` when a language model weighted the candidates; the plan itself is always the engine's. */
  writtenBy: z.optional(z.enum(['engine', 'model'])),
  /** How the request was read. */
  reading: z.optional(tripReading),
  /** The cities of a trip through several; the way from one to the next is the traveller's own. */
  stretches: z.optional(z.array(stretch).check(z.maxLength(limits.planner.maxDays))),
})
export const itineraryResponse = z.object({ plan: z.array(day), meta: itineraryMeta })
export type ItineraryResponse = z.infer<typeof itineraryResponse>

/** A plan as the client sends it for a change: ids in order with their times; all other data is looked up again. */
export const planOutline = z
  .array(
    z.object({
      date: isoDay,
      /** The `place` of the stretch that the day belongs to, in a trip through several cities. */
      place: z.optional(line(200)),
      /** The hotel that the day starts at, whoever chose it. */
      hotelId: z.optional(line(120)),
      stops: z.array(outlineStop).check(z.maxLength(ownStopLimits.perDay)),
    }),
  )
  .check(z.minLength(1), z.maxLength(limits.planner.maxDays))
export type PlanOutline = z.infer<typeof planOutline>

/** Places that a search for one to add answers with at most. */
export const MOST_PLACES = 8

const editBase = { request: itineraryRequest, plan: planOutline, day: dayIndex }
const slotIndex = z.int().check(z.gte(0), z.lte(15))

/** Changes to one plan; the same endpoint as planning, distinguished by `action`. */
export const itineraryEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('alternatives'), ...editBase, slot: slotIndex, limit: z._default(z.int(), 6) }),
  z.object({ action: z.literal('slot'), ...editBase, slot: slotIndex, id: z.optional(line(120)) }),
  z.object({ action: z.literal('day'), ...editBase }),
  z.object({ action: z.literal('order'), ...editBase, order: z.array(line(120)).check(z.maxLength(16)) }),
  z.object({ action: z.literal('add'), ...editBase, stop: outlineStop }),
  z.object({
    action: z.literal('places'),
    ...editBase,
    query: line(80).check(z.minLength(2, 'Type at least two letters')),
  }),
])
export type ItineraryEdit = z.infer<typeof itineraryEdit>

/**
 * `day`: the changed day; `conflicts`: messages on what cannot be kept; `alternatives`: slots that would fit. `misfits`: which stops do
 * not fit and why, where the traveller may keep them all the same.
 */
export const itineraryEditResponse = z.object({
  day: z.nullable(day),
  alternatives: z.array(slot),
  conflicts: z.array(z.string()),
  misfits: z.optional(z.array(stopMisfit)),
  /** Places whose names answer a search, best first. */
  places: z.optional(z.array(slot.shape.activity).check(z.maxLength(MOST_PLACES))),
})
export type ItineraryEditResponse = z.infer<typeof itineraryEditResponse>

/** Spec §8: every message of the planner. */
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
