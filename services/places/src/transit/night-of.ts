import { daysAfter } from './feed/calendar.ts'
import { momentOf } from './zoned-time.ts'

/** A night ends when the first services of the morning have begun; an end of an event before that belongs to the night. */
const NIGHT_ENDS = '05:00'

/** From the end of an event to the end of its night, in seconds since 1970. */
export function nightOf(date: string, end: string, zone: string): { readonly from: number; readonly until: number } {
  const tomorrow = daysAfter(date, 1)
  return {
    from: momentOf({ date: end < NIGHT_ENDS ? tomorrow : date, time: end }, zone),
    until: momentOf({ date: tomorrow, time: NIGHT_ENDS }, zone),
  }
}
