import type { EventItem } from '@site/contracts/events'
import type { Places, Poi as PlacesPoi } from '@site/places'

export type { Destination, LatLon } from '@site/places'

/** What the planner asks of the places service. Every method answers at once, from memory. */
export type PlacesPort = Pick<
  Places,
  | 'resolveDestination'
  | 'poisNear'
  | 'hotelById'
  | 'venueById'
  | 'eventById'
  | 'legs'
  | 'revision'
  | 'coveredCities'
  | 'credits'
>

/** A place a day could hold. Unknown facts are null; nothing here is ever guessed by the planner. */
export type Poi = Omit<PlacesPoi, 'altNames' | 'city' | 'country' | 'precision'>

/** An event and what the data know of its venue. */
export interface EventAnchor extends EventItem {
  readonly address: string | null
  readonly source: string
}

/** Where every day starts and ends. */
export interface Base {
  readonly kind: 'hotel' | 'venue' | 'centre'
  readonly id?: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}
