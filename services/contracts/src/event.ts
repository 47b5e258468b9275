import * as z from 'zod/mini'
import { answerHead } from './answer-head.ts'
import { isoDay } from './day.ts'
import { eventItem } from './events.ts'
import { line } from './text.ts'

/** The next edition of one event. An unknown event is a 404. */
export const eventRequest = z.object({ id: line(120).check(z.minLength(1, 'Give the id of an event')) })
export type EventRequest = z.infer<typeof eventRequest>

export const eventResponse = z.object({
  event: eventItem,
  head: answerHead,
  /** The calendar day at the venue, by which the event is on, over or to come; left out by older backends. */
  today: z.optional(isoDay),
})
export type EventResponse = z.infer<typeof eventResponse>
