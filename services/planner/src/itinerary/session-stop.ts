/** What is attended beside the main day of an event, as a stop of a plan. */

import { clock } from './days.ts'
import type { EventAnchor, LatLon, Poi } from './places.ts'

/** What is attended on a day beside the main one, in minutes of that day. */
export interface PlannedSession {
  readonly poi: Poi
  readonly day: number
  readonly start: number
  readonly minutes: number
  /** The event itself, on one more of its days or from one more place; a bib that is collected is not. */
  readonly isEvent?: true
}

export const sessionId = (event: Pick<EventAnchor, 'id'>, date: string): string => `${event.id}@${date}`

interface Attended {
  readonly date: string
  readonly day: number
  readonly start: number
  readonly minutes: number
  /** Added to the name of the event: "qualifying". */
  readonly what: string
  readonly tip: string
  /** Where, when not at the venue. */
  readonly at?: LatLon & Pick<Poi, 'address'>
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Oct 08 16:30-22:15", as opening hours are written. */
const hoursOf = (date: string, from: number, until: number): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(8)} ${clock(from)}-${clock(until)}`

export function sessionOf(event: EventAnchor, { date, day, start, minutes, what, tip, at }: Attended): PlannedSession {
  const { id, name, category, website = null, source } = event
  const { lat, lon, address } = at ?? { ...event.venue, address: event.address }
  const poi: Poi = {
    id: sessionId(event, date),
    name: what === '' ? name : `${name}, ${what}`,
    altNames: [],
    city: event.venue.city,
    category,
    address,
    lat,
    lon,
    openingHours: hoursOf(date, start, start + minutes),
    website,
    source,
    interest: 100,
    visitMinutes: minutes,
    themes: [],
    mustSee: 1,
    ofEvent: id,
    tip,
  }
  return { poi, day, start, minutes }
}
