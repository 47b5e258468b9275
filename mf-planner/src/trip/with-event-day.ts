import type { TripRequest } from './planner-store.ts'
import { requestFrom } from './request-from.ts'
import type { ItineraryBody } from './sanitise.ts'

const DAY_MS = 86_400_000
/** Local calendar days: no time zone may move them. */
const lastDayOf = (start: string, days: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + (days - 1) * DAY_MS).toISOString().slice(0, 10)

/** The request of a plan, around another day of its event; its first day stays where that day is among its days. */
export const withEventDay = (body: ItineraryBody, eventDate: string): TripRequest => {
  const request = requestFrom(body)
  const { startDate, days } = request
  const isWithin = startDate !== '' && eventDate >= startDate && eventDate <= lastDayOf(startDate, days)
  return { ...request, startDate: isWithin ? startDate : '', eventDate }
}
