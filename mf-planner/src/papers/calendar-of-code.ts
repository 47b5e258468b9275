import { toIcs } from '../export/ics.ts'
import { fileStem } from '../export/title.ts'
import { MAX_READ_LENGTH } from '../share/link-address.ts'
import { decodeTrip } from '../share/link-code.ts'
import { NewerLink } from '../share/link-problem.ts'
import { travelTimes } from './travel-times.ts'

/** What a code of a link turned out to be, as a calendar. */
export type CalendarOfCode =
  | { readonly kind: 'calendar'; readonly text: string; readonly name: string }
  | { readonly kind: 'too-long' | 'newer' | 'damaged' }

/** The plan of a code as a calendar, for a server that answers subscriptions. Never throws. */
export const calendarOfCode = (code: string, now: Date): CalendarOfCode => {
  if (code.length > MAX_READ_LENGTH) return { kind: 'too-long' }
  try {
    const { body, trip } = decodeTrip(code)
    return { kind: 'calendar', text: toIcs(trip, travelTimes(body, trip), now), name: `${fileStem(trip)}.ics` }
  } catch (error) {
    return { kind: error instanceof NewerLink ? 'newer' : 'damaged' }
  }
}
