/** A marathon as whoever runs it goes to it: the bib on a day before, the start in the morning, and the finish somewhere else. */

import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { Calendar } from './calendar.ts'
import { addDays, clock, gridUp, minutesOf } from './days.ts'
import type { EventAnchor } from './places.ts'
import { isMarathon, type RacePart } from './race-role.ts'
import { freeFrom } from './travel-days.ts'
import { sessionOf, type PlannedSession } from './session-stop.ts'

/** The point that one leaves from, where that is not where one came to. */
export const finishId = ({ id }: Pick<EventAnchor, 'id'>): string => `${id}@finish`

/** The event at its start for whoever runs it; as it is for everybody else, and where a ticket says when. */
export function atTheStart(
  event: EventAnchor | null,
  part: RacePart | null,
  { eventTime }: Pick<ItineraryRequest, 'eventTime'>,
): EventAnchor | null {
  const { start, finish = null } = event?.facts?.runners ?? {}
  if (event === null || start === undefined || part?.role !== 'runs' || !isMarathon(event) || eventTime !== undefined)
    return event
  const { name, lat, lon, address } = start
  return { ...event, venue: { ...event.venue, name, lat, lon }, address, finish: finish ?? event.venue }
}

/** Collecting the bib takes so long, and not before this hour of the first day one has for it (chosen, decision 27). */
const BIB = { minutes: 75, from: 10 * 60 }
/** On a day of arriving the way from the hotel takes so long, minutes (chosen, decision 27). */
const FROM_HOTEL = 45

/** The stop at which the bib is collected, on the first day of the plan that has an hour for it. */
export function bibStop({ event, dates, travel }: Calendar): readonly PlannedSession[] {
  const bib = event?.anchor.facts?.runners?.bib ?? null
  if (event?.role !== 'runs' || bib === null) return []
  const [opens = Number.NaN, closes = Number.NaN] = bib.hours.split('-').map(minutesOf)
  const raceDay = dates[event.day] ?? ''
  const [first, last] = bib.days
  for (let before = first; before >= last; before--) {
    const date = addDays(raceDay, -before)
    const day = dates.indexOf(date)
    if (day < 0) continue
    const start = gridUp(Math.max(opens, BIB.from, freeFrom(travel[day]) + FROM_HOTEL))
    if (!(start + BIB.minutes <= closes)) continue
    const what = `bib at ${bib.name}`
    const tip = `Nobody runs without it, and it is not given out on race day. In other years it was open from ${clock(opens)} to ${clock(closes)} at least, so check your day and bring your passport.`
    return [sessionOf(event.anchor, { date, day, start, minutes: BIB.minutes, what, tip, at: bib })]
  }
  return []
}
