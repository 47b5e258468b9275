import type { EventItem } from '@site/contracts/events'
import type { HotelsResponse } from '@site/contracts/hotels'
import type { HotelsInput, Places } from '../../places.ts'

/** Ids of the ticket provider's events and venues begin so. */
export const TICKETED = 'tm-'
/** The provider names a venue by one point of it, as the site's own venues are; metres. */
const VENUE_PRECISION = 50

/** Hotels round the venue of an event that only the ticket provider knows. */
export function forTicketedEvent(places: Places, request: HotelsInput, event: EventItem): HotelsResponse {
  const { venue } = event
  const answer = places.hotelsNear({
    ...request,
    eventId: undefined,
    venueId: undefined,
    lat: venue.lat,
    lon: venue.lon,
  })
  if (!answer.origin) return answer
  const { lat, lon } = venue
  const origin = {
    kind: 'event' as const,
    id: event.id,
    name: `${event.name}, ${venue.name}`,
    city: venue.city,
    lat,
    lon,
  }
  return { ...answer, origin: { ...origin, precision: VENUE_PRECISION } }
}
