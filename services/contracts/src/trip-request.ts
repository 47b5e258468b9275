import * as z from 'zod/mini'
import { isoDay } from './day.ts'
import { paces, themes } from './itinerary.ts'
import { limits } from './limits.ts'
import { line } from './text.ts'
import {
  activities,
  budget,
  childAges,
  clockTime,
  dietList,
  dishes,
  mealHabits,
  people,
  tripLimits,
  walking,
} from './trip-fields.ts'

/** Kinds of place that a traveller may want left out: the categories of the places data, and churches, which are sights there. */
export const avoidable = [
  'church',
  'museum',
  'gallery',
  'art',
  'park',
  'market',
  'view',
  'experience',
  'shopping',
  'bar',
  'nightlife',
] as const
export type Avoidable = (typeof avoidable)[number]

export const dayParts = ['start', 'middle', 'end'] as const

/** A place by its name, and by our id where we list it. */
const namedPlace = z.object({ name: line(120), id: z.optional(line(120)) })
/** Times of day that a place may be asked for at. */
export const timesOfDay = ['morning', 'sunset', 'evening', 'night'] as const
const placeToSee = z.extend(namedPlace, { at: z.optional(z.enum(timesOfDay)) })
const namedPlaces = z.array(namedPlace).check(z.maxLength(tripLimits.places))

const weekdayIndex = z.int().check(z.gte(0), z.lte(6))

const cityStretch = z.object({
  /** What the place search is asked for: "Portland, Oregon". */
  place: line(200),
  nights: z.optional(z.int().check(z.gte(1), z.lte(tripLimits.cityNights))),
})

const whole = { fixed: z.boolean() }
/** When: days, some part of a month, or a weekend (Friday to Sunday). `fixed` is false where another date would do. */
const tripDates = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), first: isoDay, last: z.optional(isoDay), ...whole }),
  z.object({
    kind: z.literal('month'),
    month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    part: z.optional(z.enum(dayParts)),
    ...whole,
  }),
  z.object({ kind: z.literal('weekend'), first: isoDay, last: isoDay, ...whole }),
])

/** Days of one event that somebody holds tickets for. */
const MOST_TICKETS = 14

/** Everything a traveller asked for, read from the form and from free text by rules or by a language model. */
export const tripRequest = z.object({
  /** In the order of the trip. */
  cities: z.array(cityStretch).check(z.maxLength(limits.planner.maxDays)),
  /** Days of the whole trip, as asked for: more than can be planned at once, too. */
  days: z.optional(z.int().check(z.gte(1), z.lte(tripLimits.days))),
  dates: z.optional(tripDates),
  /** Local clock times at the first and the last place. */
  arrival: z.optional(clockTime),
  departure: z.optional(clockTime),
  party: z.optional(
    z.object({
      /** Where it is not said who of them are children: "a family of four". */
      people: z.optional(people),
      adults: z.optional(people),
      children: z.optional(people),
      ages: childAges,
      /** No child is small, though their ages are not said. */
      teenagers: z.optional(z.boolean()),
      /** One of them is a baby or a toddler, though their ages are not said. */
      toddlers: z.optional(z.boolean()),
      /** One of them is a grandparent, or of such an age. */
      seniors: z.optional(z.boolean()),
    }),
  ),
  event: z.optional(
    z.object({
      name: line(160),
      id: z.optional(line(120)),
      city: z.optional(line(120)),
      /** Of the traveller's own ticket. */
      ticketDate: z.optional(isoDay),
      ticketTime: z.optional(clockTime),
      /** Of tickets for several days: all of them are attended. */
      ticketDates: z.optional(z.array(isoDay).check(z.maxLength(MOST_TICKETS))),
      /** Of its programme, where the traveller named one: "Night session". */
      session: z.optional(line(120)),
    }),
  ),
  stay: z.optional(namedPlace),
  /** Stars of the hotel asked for. */
  hotelStars: z.optional(z.int().check(z.gte(1), z.lte(5))),
  hard: z.object({
    diet: dietList,
    /** Kitchens known for these are none for the traveller: "no seafood". */
    notEaten: z.optional(z.array(z.enum(dishes)).check(z.maxLength(dishes.length))),
    stepFree: z.boolean(),
    budget: z.optional(budget),
    mustSee: z.array(placeToSee).check(z.maxLength(tripLimits.places)),
    mustNot: z.object({ places: namedPlaces, kinds: z.array(z.enum(avoidable)).check(z.maxLength(avoidable.length)) }),
    /** Weekdays on which the traveller has no time, 0 = Monday … 6 = Sunday. */
    closedDays: z.array(weekdayIndex).check(z.maxLength(7)),
    /** Weekdays on which the traveller has no time before the first, or from the second of these on. */
    busyHours: z.optional(
      z
        .array(z.object({ day: weekdayIndex, until: z.optional(clockTime), from: z.optional(clockTime) }))
        .check(z.maxLength(7)),
    ),
  }),
  soft: z.object({
    pace: z.optional(z.enum(paces)),
    /** Weight 1 is an interest like any other, 2 the first thing. */
    interests: z
      .array(
        z.object({
          theme: z.enum(themes),
          weight: z.number().check(z.gt(0), z.lte(3)),
        }),
      )
      .check(z.maxLength(7)),
    walking: z.optional(walking),
    /** Kitchens to eat at, where they are known. */
    dishes: z.optional(z.array(z.enum(dishes)).check(z.maxLength(dishes.length))),
    /** What they come to hear, see or do. */
    activities: z.optional(z.array(z.enum(activities)).check(z.maxLength(activities.length))),
    /** Of these one is enough for the whole trip: "fado one evening". */
    once: z.optional(z.array(z.enum(activities)).check(z.maxLength(activities.length))),
    /** Away from where most people are. */
    quiet: z.optional(z.boolean()),
    /** When they eat, beside what is usual there. */
    meals: z.optional(z.enum(mealHabits)),
    /** No early starts: days begin later than the pace's own. */
    lateStart: z.optional(z.boolean()),
    /** No stop begins sooner: "nothing before 11". */
    dayFrom: z.optional(clockTime),
    /** Little money, where no amount was named. */
    thrifty: z.optional(z.boolean()),
  }),
})
export type TripRequest = z.infer<typeof tripRequest>
