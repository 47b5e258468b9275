import * as z from 'zod/mini'
import { isoDay } from './day.ts'
import { restatements } from './restatement.ts'
import { tripLimits } from './trip-fields.ts'

/** Fields of the planner's form that an understood piece can be changed in. */
export const tripFormFields = [
  'destination',
  'notes',
  'days',
  'startDate',
  'adults',
  'children',
  'arrival',
  'departure',
  'diet',
  'budget',
  'walking',
  'stepFree',
  'ticketTime',
  'stay',
] as const
export type TripFormField = (typeof tripFormFields)[number]

/** One thing that was understood. */
export const understoodPiece = z.object({
  /** Names the piece when it is to be left out (`without`). */
  key: z.string(),
  /** What it is about, and how it was understood: "Diet", "vegetarian". */
  label: z.string(),
  value: z.string(),
  /** The traveller's own words; empty where a form field said it. */
  words: z.string(),
  /** The field that said it. */
  field: z.enum(tripFormFields),
  /** `noted`: understood, but the days are not planned by it. */
  use: z.enum(['planned', 'noted']),
  /** A language model read it, and rules did not. */
  by: z.optional(z.literal('model')),
})
export type UnderstoodPiece = z.infer<typeof understoodPiece>

/** A contradiction, with what may be meant. A choice leaves out pieces (`without`) and may set fields of the form. */
export const tripQuestion = z.object({
  key: z.string(),
  words: z.string(),
  choices: z.array(
    z.object({
      words: z.string(),
      without: z.array(z.string()),
      set: z.optional(
        z.object({
          days: z.optional(z.int()),
          startDate: z.optional(isoDay),
          destination: z.optional(z.string()),
          hotelId: z.optional(z.string()),
          notes: z.optional(z.string()),
        }),
      ),
    }),
  ),
})
export type TripQuestion = z.infer<typeof tripQuestion>

/** What the planner says of the request itself. */
export const tripReading = z.object({
  understood: z.array(understoodPiece).check(z.maxLength(tripLimits.chips)),
  /** Pieces of the traveller's text that changed nothing, as they were typed. */
  notUsed: z.array(z.string()).check(z.maxLength(tripLimits.quotes)),
  questions: z.array(tripQuestion).check(z.maxLength(6)),
  /** What was read in other words than the traveller's; a change to the plan sends it along. */
  restated: z.optional(restatements),
})
export type TripReading = z.infer<typeof tripReading>

/** Stars as the hotel's source says; left out where it says none. */
const stars = z.optional(z.number())
const minutesSaved = z.int().check(z.gte(0))

/** Where a day starts and ends. */
export const planBase = z.object({
  kind: z.enum(['hotel', 'venue', 'centre']),
  id: z.optional(z.string()),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  stars,
  /** The traveller named no hotel, and from this one the days are shortest. */
  proposed: z.optional(
    z.object({
      /** What the same days would take longer on the way out and home from `insteadOf`, in steps of five; 0: nothing to tell. */
      savedMinutes: minutesSaved,
      insteadOf: z.string(),
      others: z
        .array(z.object({ id: z.string(), name: z.string(), stars, savedMinutes: minutesSaved }))
        .check(z.maxLength(2)),
    }),
  ),
})
export type PlanBase = z.infer<typeof planBase>

/** Days of a plan that are spent in one city. */
export const stretch = z.object({
  /** What the place search is asked for, to plan a day of this stretch again. */
  place: z.string(),
  city: z.string(),
  country: z.optional(z.string()),
  tz: z.optional(z.string()),
  /** Index of its first day in the plan, and how many there are. */
  firstDay: z.int(),
  days: z.int(),
  /** Where each of its days starts and ends. */
  base: z.optional(planBase),
})
export type Stretch = z.infer<typeof stretch>
