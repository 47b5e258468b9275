import { isSeason, type EventItem } from '@site/contracts/events'
import { limits } from '@site/contracts/limits'
import { writeOrigin } from '../search/origin.ts'
import { nightsBetween } from '../stay/days.ts'
import { stayOfEvent } from '../stay/stay-of-event.ts'
import { writeStay } from '../stay/stay.ts'

/** The search for hotels near an event on its category's page, for the nights of the event where those are clear. */
export const eventHotelsAddress = ({ id, category, dates }: EventItem, today: string): string => {
  const origin = writeOrigin({ by: 'event', id })
  const stay = stayOfEvent(dates, today)
  return `/${category}?${(stay === null ? origin : writeStay(origin, stay)).toString()}`
}

/** Ids of events that only the ticket provider knows: the planner finds their venue, not their name. */
const TICKETED = 'tm-'

export interface PlanLink {
  readonly to: string
  /** What the planner fills in: the days of the event, or any days in its city. */
  readonly plans: 'these days' | 'any days'
}

/** The planner with the event and its days filled in; without days where nobody knows which are meant. */
export const planLink = ({ id, name, venue, dates }: EventItem, today: string): PlanLink => {
  const destination = id.startsWith(TICKETED) ? `${venue.name}, ${venue.city}` : name
  const params = new URLSearchParams({ destination })
  const to = () => `/ai-trip-planner?${params.toString()}`
  if (isSeason(dates) || dates.end < today || dates.usual !== undefined) return { to: to(), plans: 'any days' }
  const start = dates.start < today ? today : dates.start
  params.set('days', String(Math.min(nightsBetween(start, dates.end) + 1, limits.planner.maxDays)))
  params.set('start', start)
  return { to: to(), plans: 'these days' }
}
