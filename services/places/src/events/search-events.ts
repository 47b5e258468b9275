import { bySoonest, type EventItem, type eventsRequest } from '@site/contracts/events'
import type * as z from 'zod/mini'
import { fold } from '../data/fold.ts'
import type { EventRow, Venue } from '../data/rows.ts'
import { noteOf } from '../data/rules/event-notes.ts'
import { genreOf } from '../data/rules/event-rules.ts'
import { CALIBRATION } from '../search/calibration.ts'
import type { PlacesIndex } from '../search/places-index.ts'
import { between } from '../walking/geo.ts'
import { editionsFrom, type Edition } from './editions.ts'
import { programmeOf } from './programme.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type EventsInput = z.input<typeof eventsRequest>

/** How far round a city, and round any other place, events are "there"; metres. */
const REACH = { city: 40_000, place: 1_500 } as const
/** Events shown where the request does not say (contracts, `eventsRequest`). */
export const DEFAULT_EVENT_LIMIT = 20

function toEventItem({ id, name, category, website, note }: EventRow, venue: Venue, edition: Edition): EventItem {
  const genre = genreOf(id)
  const read = noteOf(id, note)
  return {
    id,
    name,
    category,
    ...(genre ? { genre } : {}),
    venue: { id: venue.id, name: venue.name, lat: venue.lat, lon: venue.lon, city: venue.city, country: venue.country },
    dates: { ...edition },
    ...(website ? { website } : {}),
    ...(read ? { note: read } : {}),
  }
}

/** The next edition of an event; null when it or its venue is unknown, or it is over. `today` is YYYY-MM-DD. */
export function nextEdition(index: PlacesIndex, id: string, today: string): EventItem | null {
  const event = index.eventById.get(id)
  const venue = event && index.venueOf(event)
  const edition = event && editionsFrom(event, today)[0]
  if (!event || !venue || !edition) return null
  const programme = programmeOf(event, edition)
  return { ...toEventItem(event, venue, edition), ...(programme ? { programme } : {}) }
}

/** Events that a text names: by their own name, or by the city, venue or team that it means. */
function eventsNamed(index: PlacesIndex, query: string): EventRow[] {
  const { place, ranked } = index.resolver.resolve(query)
  const byName = ranked.flatMap(({ named, evidence }) =>
    named?.kind === 'event' && evidence >= CALIBRATION.offer ? [named.event] : [],
  )
  if (!place || place.result.kind === 'event') return byName
  const reach = place.result.kind === 'city' ? REACH.city : REACH.place
  const there = index.data.events.filter((event) => {
    const venue = index.venueOf(event)
    return venue !== null && between(venue, place.result) <= reach
  })
  return [...new Set([...there, ...byName])]
}

/** Events with an edition in the asked days, soonest first and seasons last. `today` is YYYY-MM-DD; earlier days are never shown. */
export function searchEvents(index: PlacesIndex, request: EventsInput, today: string): EventItem[] {
  const query = request.query?.trim() ?? ''
  const rows = query === '' ? index.data.events : eventsNamed(index, query)
  const from = request.from && request.from > today ? request.from : today
  const city = fold(request.city ?? '')
  const items: EventItem[] = []
  for (const event of rows) {
    if (request.category && event.category !== request.category) continue
    const venue = index.venueOf(event)
    if (!venue || (city !== '' && fold(venue.city) !== city)) continue
    const edition = editionsFrom(event, from).find((next) => !request.to || next.start <= request.to)
    if (edition) items.push(toEventItem(event, venue, edition))
  }
  return items.sort(bySoonest).slice(0, request.limit ?? DEFAULT_EVENT_LIMIT)
}
