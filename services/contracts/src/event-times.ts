import * as z from 'zod/mini'
import { plannedDay } from './day.ts'

/** A time of the day on a wall clock. */
export const clockTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give a time as HH:MM, from 00:00 to 23:59'))

/** When an event is, in local time; an end before 05:00 belongs to the night after the date. */
export const eventTimes = z.object({ date: plannedDay, start: z.optional(clockTime), end: z.optional(clockTime) })
export type EventTimes = z.infer<typeof eventTimes>
