import type { ItineraryRequest } from '@site/contracts/itinerary'
import { addDays, daysBetween, minutesOf } from './local-time.ts'
import type { EventAnchor } from './port.ts'
import { gridDown, gridUp } from './style.ts'

/** The event as one stop of fixed time. `assumed` when neither the traveller nor the data name a start time. */
export interface PlannedEvent {
  readonly anchor: EventAnchor
  readonly day: number
  readonly start: number
  readonly minutes: number
  readonly assumed: boolean
}

/** Usual start and length by kind of event; only used with a note that it is an assumption. */
const USUAL: Record<string, { readonly start: number; readonly minutes: number }> = {
  sports: { start: 14 * 60, minutes: 180 },
  music: { start: 19 * 60 + 30, minutes: 180 },
  business: { start: 9 * 60 + 30, minutes: 300 },
}
const LATEST_END = 1400

export interface Calendar {
  readonly dates: readonly string[]
  readonly event: PlannedEvent | null
  /** What was asked for the event or its dates and could not be met. */
  readonly note: string | null
  readonly relaxed: boolean
}

/**
 * The days of the plan and the day the event falls on. Without a requested first day the trip is scheduled around the
 * event; without an event it begins tomorrow.
 */
export function planCalendar(request: ItineraryRequest, event: EventAnchor | null, today: string): Calendar {
  const attend = event === null ? null : attendance(request, event, today)
  const early = request.days >= 3 ? 1 : 0
  const lead = attend === null || attend <= addDays(today, early) ? 0 : early
  const first = request.startDate ?? (attend === null ? addDays(today, 1) : addDays(attend, -lead))
  const dates = Array.from({ length: request.days }, (_, day) => addDays(first, day))
  if (event === null) return { dates, event: null, note: null, relaxed: false }
  const day = attend === null ? -1 : daysBetween(first, attend)
  if (day < 0 || day >= request.days) return { dates, event: null, note: missedNote(event, today), relaxed: true }
  const usual = USUAL[event.category] ?? { start: 19 * 60, minutes: 150 }
  const start = request.eventTime === undefined ? usual.start : minutesOf(request.eventTime)
  const minutes = Math.min(request.eventMinutes ?? usual.minutes, Math.max(15, LATEST_END - start))
  const expected = event.dates.status === 'expected' && request.eventDate === undefined
  return {
    dates,
    event: {
      anchor: event,
      day,
      start: gridDown(start),
      minutes: gridUp(minutes + (start - gridDown(start))),
      assumed: request.eventTime === undefined,
    },
    note: expected
      ? `The dates of ${event.name} are its usual pattern, not an announced edition: check them before you book.`
      : null,
    relaxed: false,
  }
}

/** The local day the traveller attends; null when no edition falls into the days asked for. */
function attendance(request: ItineraryRequest, event: EventAnchor, today: string): string | null {
  if (request.eventDate !== undefined) return request.eventDate
  const { start, end } = event.dates
  if (request.startDate !== undefined) {
    const last = addDays(request.startDate, request.days - 1)
    if (end < request.startDate || start > last) return null
    return start > request.startDate ? start : request.startDate
  }
  if (end <= today) return null
  return start > today ? start : addDays(today, 1)
}

function missedNote(event: EventAnchor, today: string): string {
  const { start, end, status } = event.dates
  const when = start === end ? `on ${start}` : `from ${start} to ${end}`
  const edition = status === 'expected' ? 'is expected' : end < today ? 'was' : 'is'
  return `${event.name} ${edition} ${when}, outside the days planned, so it is not in the plan.`
}
