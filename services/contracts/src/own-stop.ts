import * as z from 'zod/mini'
import { latitude, line, longitude } from './text.ts'
import { clockTime } from './trip-fields.ts'

/** Bounds of what travellers write into a plan; characters and minutes. */
export const ownStopLimits = {
  title: 80,
  address: 160,
  note: 280,
  minMinutes: 5,
  maxMinutes: 720,
  /** Stops of a day that the server checks. */
  perDay: 16,
} as const

const { title, address, minMinutes, maxMinutes } = ownStopLimits

const lengthMessage = `Choose ${minMinutes} minutes to ${maxMinutes / 60} hours`
/** How long a traveller stays, in minutes. */
export const stayMinutes = z
  .int(lengthMessage)
  .check(z.gte(minMinutes, lengthMessage), z.lte(maxMinutes, lengthMessage))

/** A stop that the traveller added: their words for it, and where it is if they said so. */
export const ownPlace = z.object({
  title: line(title).check(z.minLength(1, 'Give your stop a name')),
  address: z.optional(line(address)),
  point: z.optional(z.object({ lat: latitude, lon: longitude })),
})
export type OwnPlace = z.infer<typeof ownPlace>

/** The same as part of a request for a plan: `day` is 0-based. */
export const ownStop = z.object({
  id: line(120),
  start: z.optional(clockTime),
  minutes: stayMinutes,
  /** It stays whether it fits or not. */
  anyway: z.optional(z.boolean()),
  place: ownPlace,
})
export type OwnStop = z.infer<typeof ownStop>

/** A stop of a plan as the client sends it for a change. */
export const outlineStop = z.object({
  id: line(120),
  start: clockTime,
  end: clockTime,
  meal: z.optional(z.enum(['lunch', 'dinner'])),
  locked: z.optional(z.boolean()),
  /** When and how long the traveller wants to be there, where they said so. */
  askedStart: z.optional(clockTime),
  askedMinutes: z.optional(stayMinutes),
  /** Stays whether it fits or not. */
  anyway: z.optional(z.boolean()),
  /** Set for a stop that the traveller added: we know nothing of it but this. */
  own: z.optional(ownPlace),
})
export type OutlineStop = z.infer<typeof outlineStop>

/** What the ids of own stops begin with; no place that we list has one like it. */
const OWN = 'own:'
export const isOwnId = (id: string): boolean => id.startsWith(OWN)
export const ownId = (unique: string): string => `${OWN}${unique}`
