import type { TripRequest } from '@site/contracts/trip-request'
import { localDate, spellDate } from './days.ts'
import type { NotedStretch } from './plan-notes.ts'
import { waitsForSummer } from './undated.ts'

/** Says which day a plan begins on where the traveller named none: hours, holidays and daylight are those of its dates. */
export function startNote(
  stretches: readonly NotedStretch[],
  { dates }: Pick<TripRequest, 'dates'>,
  chosen: string | undefined,
  now: Date,
): string | null {
  const [first] = stretches
  const isForEvent = stretches.some(({ context }) => context.calendar.event !== null)
  if (first === undefined || chosen !== undefined || isForEvent) return null
  if (dates !== undefined && dates.kind !== 'month') return null
  const named = dates === undefined ? 'dates' : 'first day'
  const { calendar, destination, trip } = first.context
  const waits =
    dates === undefined &&
    stretches.length === 1 &&
    waitsForSummer(trip, localDate(now, destination.tz), destination.centre.lat)
  const why = waits ? ', when it is warm enough for the beach' : ''
  return `You named no ${named}, so this plan starts on ${spellDate(calendar.dates[0])}${why}. Choose your first day to plan for it.`
}
