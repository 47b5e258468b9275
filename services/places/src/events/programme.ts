import type { EventDay, EventDays } from '@site/contracts/event-days'
import { MOST_EVENT_DAYS } from '@site/contracts/event-days'
import type { EventRow } from '../data/rows.ts'
import { daysAfter } from '../data/event-days/calendar.ts'
import type { Edition } from './editions.ts'

function dayOf(event: EventRow, start: string, day: number): EventDay {
  const label = event.labels.find((each) => each.day === day)?.label
  return {
    date: daysAfter(start, day),
    ...(label === undefined ? {} : { label }),
    ...(event.keyDay === day ? { main: true } : {}),
    sessions: event.sessions
      .filter((session) => session.day === day)
      .map(({ name, kind, from, to }) => ({ name, kind, from, ...(to === null ? {} : { to }) })),
  }
}

/** The days of an edition with what is on; null for a season, and for an edition of another length than usual. */
export function programmeOf(event: EventRow, { start, end, status }: Edition): EventDays | null {
  if (event.rule.kind === 'season' || event.days > MOST_EVENT_DAYS) return null
  if (daysAfter(start, event.days - 1) !== end) return null
  const rest = new Set(event.restDays)
  const days = Array.from({ length: event.days }, (_, day) => day).filter((day) => !rest.has(day))
  // Of an edition that is not announced even the surest hour is that of other years.
  const usual = status === 'expected' || event.timeConfidence !== 'A'
  return { days: days.map((day) => dayOf(event, start, day)), usual }
}
