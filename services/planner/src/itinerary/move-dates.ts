import type { ItineraryMove, ItineraryMoveResponse } from '@site/contracts/move-dates'
import { rememberedReading } from '../request/remembered.ts'
import { eventDaysOf } from './attendance.ts'
import { addDays, daysBetween, localDate } from './days.ts'
import { ownOf } from './edit-day.ts'
import type { EventAnchor, PlacesPort } from './places.ts'
import { planWithFacts } from './plan.ts'

/** Pieces of the text that name dates: the traveller has just chosen others. */
const DATE_PIECES = ['dates', 'ticket-date', 'event-day', 'past-dates', 'reversed-dates']

/**
 * A plan on other dates: every stop stands where it stood as far as its new day lets it, every fact is looked up again, and `lost` says
 * which stops have no place any more and why. An event goes along only where it is on: it is never moved with the days.
 */
export async function moveDates(
  { request, plan, startDate }: ItineraryMove,
  port: PlacesPort,
  now = new Date(),
): Promise<ItineraryMoveResponse> {
  const { understood } = rememberedReading(request, port, localDate(now, 'UTC')).reading
  const dated = understood.flatMap(({ key }) => (DATE_PIECES.includes(key) ? key : []))
  const { eventDate: _old, locked: _locked, ...asked } = request
  const eventDate = eventDayOf(plan, startDate, port)
  const moved = {
    ...asked,
    own: ownOf(plan),
    without: [...new Set([...(asked.without ?? []), ...dated])],
    ...(eventDate === null ? {} : { eventDate }),
    // Days of a city that nothing is known of are in the request and not in the plan.
    days: Math.max(asked.days, plan.length),
    startDate,
  }
  const { response, lost } = await planWithFacts(moved, port, { now, kept: plan })
  const there = new Set(response.plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.id)))
  return {
    ...response,
    lost: lost
      .filter(({ id }) => !there.has(id))
      .map(({ id, reason }) => ({ id, reason: port.eventById(id) === null ? reason : 'event' })),
  }
}

/** The day of the plan's event within the new dates: as far into the trip as before where it is on then, else the day it was. */
function eventDayOf(plan: ItineraryMove['plan'], startDate: string, port: PlacesPort): string | null {
  for (const [at, { date, stops }] of plan.entries()) {
    const event = stops.map(({ id }) => port.eventById(id)).find((found): found is EventAnchor => found !== null)
    if (event === undefined) continue
    const days = eventDaysOf(event)
    const along = addDays(startDate, at)
    if (days.some((day) => day.date === along)) return along
    const since = daysBetween(startDate, date)
    return since >= 0 && since < plan.length ? date : null
  }
  return null
}
