import type { VenueExit } from '@site/contracts/hotel'
import { daysAfter } from './feed/calendar.ts'
import { momentOf } from './zoned-time.ts'

/** A night ends when the first services of the morning have begun; an end of an event before that belongs to the night. */
const NIGHT_ENDS = '05:00'

/** Minutes from the seat to the street: those of whoever is quick, and those of the last. */
export type TimeToLeave = Pick<VenueExit, 'low' | 'high'>

/** Seconds since 1970. */
export interface Night {
  /** On the street with the quickest, and with the last. */
  readonly earliest: number
  readonly from: number
  readonly until: number
}

/** From when a visitor is on the street after an event to the end of its night; nobody is sooner than the end without `toLeave`. */
export function nightOf(date: string, end: string, zone: string, toLeave: TimeToLeave | null = null): Night {
  const tomorrow = daysAfter(date, 1)
  const over = momentOf({ date: end < NIGHT_ENDS ? tomorrow : date, time: end }, zone)
  const { low, high } = toLeave ?? { low: 0, high: 0 }
  return {
    earliest: over + low * 60,
    from: over + high * 60,
    until: momentOf({ date: tomorrow, time: NIGHT_ENDS }, zone),
  }
}
