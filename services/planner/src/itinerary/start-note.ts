import type { TripRequest } from '@site/contracts/trip-request'
import { spellDate } from './days.ts'
import type { NotedStretch } from './plan-notes.ts'

/** Says which day a plan begins on where the traveller named none: hours, holidays and daylight are those of its dates. */
export function startNote(
  stretches: readonly NotedStretch[],
  { dates }: Pick<TripRequest, 'dates'>,
  chosen: string | undefined,
): string | null {
  const [first] = stretches
  const isForEvent = stretches.some(({ context }) => context.calendar.event !== null)
  if (first === undefined || chosen !== undefined || isForEvent) return null
  if (dates !== undefined && dates.kind !== 'month') return null
  const named = dates === undefined ? 'dates' : 'first day'
  return `You named no ${named}, so this plan starts on ${spellDate(first.context.calendar.dates[0])}. Choose your first day to plan for it.`
}
