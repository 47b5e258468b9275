import type { HotelsOrigin } from '@site/contracts/hotels'
import type { Venue } from '../data/rows.ts'
import type { PlacesIndex } from '../search/places-index.ts'

/** The venue that a door belongs to: its own, that of an event, or a team's home; null for all other doors. */
export function venueOf(index: PlacesIndex, { kind, id = '' }: Pick<HotelsOrigin, 'kind' | 'id'>): Venue | null {
  switch (kind) {
    case 'venue':
      return index.venueById.get(id) ?? null
    case 'event': {
      const event = index.eventById.get(id)
      return event ? index.venueOf(event) : null
    }
    case 'team': {
      const venueId = index.data.teams.find((team) => team.id === id)?.venueId ?? ''
      return index.venueById.get(venueId) ?? null
    }
    default:
      return null
  }
}
