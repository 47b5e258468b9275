import { paces, themes, type ItineraryRequest, type PlanOutline } from '@site/contracts/itinerary'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

/** The outline of a plan for an edit request; null when a stop has no id or times. */
export const outlineOf = (trip: Trip): PlanOutline | null => {
  const days: PlanOutline = []
  for (const day of trip.days) {
    const stops: PlanOutline[number]['stops'] = []
    for (const { id, start, end, meal, fixed } of day.stops) {
      if (id === null || start === null || end === null) return null
      stops.push({
        id,
        start,
        end,
        ...(meal === null ? {} : { meal }),
        ...(fixed === 'locked' ? { locked: true } : {}),
      })
    }
    if (day.date === null) return null
    days.push({ date: day.date, stops })
  }
  return days.length === 0 ? null : days
}

/** What was asked for, as part of a change to its plan. */
export const requestOf = (body: ItineraryBody): ItineraryRequest => ({
  destination: body.destination,
  days: body.days,
  pace: paces.find((pace) => pace === body.pace) ?? 'balanced',
  themes: themes.filter((theme) => body.themes.includes(theme)),
  ...(body.startDate === undefined ? {} : { startDate: body.startDate }),
})
