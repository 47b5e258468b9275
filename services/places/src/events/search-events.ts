import { bySoonest, type EventItem } from '@site/contracts/events'
import type { EventsInput } from '../places.ts'
import type { EventRow, Venue } from '../data/rows.ts'
import { fold } from '../data/fold.ts'
import { editionsFrom, type Edition } from './editions.ts'

export const DEFAULT_EVENT_LIMIT = 20

export function toEventItem(event: EventRow, venue: Venue, edition: Edition): EventItem {
  return {
    id: event.id,
    name: event.name,
    category: event.category,
    venue: {
      id: venue.id,
      name: venue.name,
      lat: venue.lat,
      lon: venue.lon,
      city: venue.city,
      country: venue.country,
    },
    dates: { start: edition.start, end: edition.end, status: edition.status },
    ...(event.website ? { website: event.website } : {}),
    ...(event.note ? { note: event.note } : {}),
  }
}

export interface EventSearchData {
  readonly events: readonly EventRow[]
  readonly venueOf: (event: EventRow) => Venue | null
  /** Events a text names, best first; the order is used only to choose, the answer is by date. */
  readonly matching: (query: string) => readonly EventRow[]
}

/** Events with an edition in the asked days, soonest first and seasons last. `today` is YYYY-MM-DD; earlier days are never shown. */
export function searchEvents(data: EventSearchData, request: EventsInput, today: string): EventItem[] {
  const query = request.query?.trim() ?? ''
  const rows = query === '' ? data.events : data.matching(query)
  const from = request.from && request.from > today ? request.from : today
  const city = fold(request.city ?? '')
  const items: EventItem[] = []
  for (const event of rows) {
    if (request.category && event.category !== request.category) continue
    const venue = data.venueOf(event)
    if (!venue || (city !== '' && fold(venue.city) !== city)) continue
    const edition = editionsFrom(event, from).find((next) => !request.to || next.start <= request.to)
    if (edition) items.push(toEventItem(event, venue, edition))
  }
  return items.sort(bySoonest).slice(0, request.limit ?? DEFAULT_EVENT_LIMIT)
}
