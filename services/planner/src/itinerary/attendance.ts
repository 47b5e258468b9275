/** Which day of an event the traveller goes: their own choice, else the day most people come for. */

import type { EventDay, EventSession } from '@site/contracts/event-days'
import { isSeason } from '@site/contracts/events'
import type { ItineraryRequest } from '@site/contracts/itinerary'
import { addDays, daysBetween } from './days.ts'
import type { EventAnchor } from './places.ts'

/** The days an event can be attended; none of a season, of which the date that is meant is not known. */
export function eventDaysOf({ dates, programme }: Pick<EventAnchor, 'dates' | 'programme'>): readonly EventDay[] {
  if (isSeason(dates)) return []
  if (programme !== undefined) return programme.days
  const count = Math.max(0, daysBetween(dates.start, dates.end)) + 1
  return Array.from({ length: count }, (_, day) => ({ date: addDays(dates.start, day), sessions: [] }))
}

/** The local day the traveller attends; null when no day of the event falls into the days asked for. */
export function attendance(
  request: Pick<ItineraryRequest, 'eventDate' | 'startDate' | 'days'>,
  event: Pick<EventAnchor, 'dates' | 'programme'>,
  today: string,
): string | null {
  if (request.eventDate !== undefined) return request.eventDate
  const { startDate } = request
  const last = startDate === undefined ? null : addDays(startDate, request.days - 1)
  const within = eventDaysOf(event).filter(({ date }) =>
    startDate === undefined || last === null ? date > today : date >= startDate && date <= last,
  )
  return (within.find(({ main }) => main === true) ?? within[0])?.date ?? null
}

/** A day of the programme as the traveller goes to it: the session they named is the main one. */
export function dayWithSession(day: EventDay | undefined, name: string | undefined): EventDay | undefined {
  if (day === undefined || !day.sessions.some((session) => session.name === name)) return day
  const kindOf = (session: EventSession): EventSession['kind'] => {
    if (session.kind === 'gates') return 'gates'
    return session.name === name ? 'main' : 'session'
  }
  return { ...day, sessions: day.sessions.map((session) => ({ ...session, kind: kindOf(session) })) }
}
