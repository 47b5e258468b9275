import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { Destination, EventAnchor, PlacesPort } from './places.ts'

/** The event a request is for, where one goes to it: at its venue, or at the ground that one still gets into. */
export function eventOf(
  request: Pick<ItineraryRequest, 'eventId'>,
  destination: Destination,
  port: Pick<PlacesPort, 'eventById' | 'eventFacts' | 'venueById'>,
): EventAnchor | null {
  const id = request.eventId ?? (destination.kind === 'event' ? destination.id : undefined)
  const event = id === undefined ? null : port.eventById(id)
  if (event === null) return null
  const listed = port.venueById(event.venue.id)
  const facts = port.eventFacts(event.id)
  const { ground = null } = facts ?? {}
  const venue = ground === null ? event.venue : { ...event.venue, name: ground.name, lat: ground.lat, lon: ground.lon }
  return {
    ...event,
    venue,
    address: ground === null ? (listed?.address ?? null) : ground.address,
    source: listed?.source ?? 'curated',
    capacity: listed?.capacity ?? null,
    facts,
  }
}
