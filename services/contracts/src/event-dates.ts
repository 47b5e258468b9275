import * as z from 'zod/mini'
import { monthWord } from './date-words.ts'

/**
 * Local calendar days of an edition. An *expected* one follows a rule or the usual pattern and is not announced; `usual` says
 * that not even the pattern names the day, but about when it is, or the month alone.
 */
export const eventDates = z.object({
  start: z.string(),
  end: z.string(),
  status: z.enum(['confirmed', 'expected']),
  usual: z.optional(z.enum(['around', 'month'])),
})
export type EventDates = z.infer<typeof eventDates>

/** "in March", "around 12 March" of dates that are only usual; null where the days themselves may be shown. */
export const usualWords = ({ start, usual }: EventDates): string | null =>
  usual === undefined
    ? null
    : usual === 'month'
      ? `in ${monthWord(start)}`
      : `around ${Number(start.slice(8))} ${monthWord(start)}`
