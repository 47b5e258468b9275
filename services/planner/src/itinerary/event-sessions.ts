/** What a plan attends beside the main day of its event: the other days, a place along a course, a night of the year. */

import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { eventDaysOf } from './attendance.ts'
import type { Calendar } from './calendar.ts'
import { dayProgramme, withMealsSaid } from './day-programme.ts'
import { calendarNote } from './event-words.ts'
import { kilometres, type EventAnchor, type LatLon } from './places.ts'
import { pointWords } from './race-role.ts'
import { bibStop } from './runners.ts'
import { sessionId, sessionOf, type PlannedSession } from './session-stop.ts'

/** An event of more days than this is a season of play: nobody goes to all of a tournament, but for the days they hold tickets of. */
const MOST_DAYS = 4

/** Only the main day of an event may end after midnight (decision 35): a festival is left by then on its others, so that one is home on the same day; minutes of the day. */
const LAST_END = 23 * 60 + 15
/** From grounds farther away than this, kilometres, one goes so much sooner (chosen, decision 35). */
const FAR = { km: 4, sooner: 45 }

interface Asked {
  readonly request: ItineraryRequest
  readonly trip: Pick<TripRequest, 'dates' | 'event'>
  readonly dates: readonly string[]
  /** The date of the main day, which is planned as the event itself. */
  readonly attended: string
  /** Stops that a plan keeps. */
  readonly kept: readonly string[]
  /** Where one sleeps, as far as it is known yet. */
  readonly home: LatLon
}

const isWeekend = ({ request, trip }: Pick<Asked, 'request' | 'trip'>): boolean =>
  trip.dates?.kind === 'weekend' &&
  request.eventDate === undefined &&
  trip.event?.session === undefined &&
  trip.event?.ticketDates === undefined

/** "Grand Prix weekend" is all of its days, as are those of tickets; a day or a session that the traveller chose is that one alone. */
export function otherSessions(event: EventAnchor, asked: Asked): readonly PlannedSession[] {
  const { request, trip, dates, attended, kept, home } = asked
  const days = eventDaysOf(event)
  if (days.length < 2) return []
  const isWhole = days.length <= MOST_DAYS && isWeekend(asked)
  const { ticketDates = [] } = trip.event ?? {}
  const isOther = request.eventDate !== undefined && !ticketDates.includes(request.eventDate)
  const tickets = isOther ? [] : ticketDates
  return days.flatMap((own): readonly PlannedSession[] => {
    const day = dates.indexOf(own.date)
    const isMeant = isWhole || tickets.includes(own.date) || kept.includes(sessionId(event, own.date))
    if (day < 0 || own.date === attended || !isMeant) return []
    const programme = dayProgramme(request, event, own)
    const lastEnd = LAST_END - (kilometres(event.venue, home) > FAR.km ? FAR.sooner : 0)
    const minutes = Math.min(programme.minutes, lastEnd - programme.start)
    return [{ ...sessionOf(event, { date: own.date, day, ...programme, minutes }), isEvent: true }]
  })
}

/** The place along the course of a race where one watches before the finish. */
function alongCourse({ event, dates }: Calendar): readonly PlannedSession[] {
  const { before, anchor, day = 0 } = event ?? {}
  if (before === undefined || anchor === undefined) return []
  const { point, start, minutes } = before
  const others = anchor.facts?.viewpoints.filter((own) => own !== point) ?? []
  const instead =
    others.length === 0 ? '' : ` You can also stand at ${others.map((own) => pointWords(own)).join(' or ')}.`
  const tip = `Runners pass here at km ${point.km}. Follow yours in the race’s app, and go on to the finish once they are through.${instead}`
  const session = sessionOf(anchor, {
    date: dates[day] ?? '',
    day,
    start,
    minutes,
    what: point.name,
    tip: withMealsSaid(tip, start, minutes),
    at: point,
  })
  return [{ ...session, isEvent: true }]
}

/** The calendar with all that its traveller comes for beside the main day of an event, and what is said of it. */
export function withSessions<T extends Calendar>(
  planned: T,
  event: EventAnchor | null,
  {
    request,
    held,
    ...asked
  }: Pick<Asked, 'request' | 'trip' | 'kept' | 'home'> & { readonly held: readonly PlannedSession[] },
): T & { readonly sessions: readonly PlannedSession[] } {
  const { dates } = planned
  const attended = planned.event === null ? undefined : dates[planned.event.day]
  if (event === null || attended === undefined) return { ...planned, sessions: held }
  const others = otherSessions(event, { request, ...asked, dates, attended })
  const sessions = [...others, ...alongCourse(planned), ...bibStop(planned), ...held]
  return others.length === 0
    ? { ...planned, sessions }
    : {
        ...planned,
        sessions,
        note: calendarNote(request, event, attended, isWeekend({ request, ...asked }) ? 'every' : 'tickets'),
      }
}
