import type { Leg } from '@site/contracts/itinerary'

export interface LatLon {
  readonly lat: number
  readonly lon: number
}

/** A place a day could hold. Unknown facts are null; nothing here is ever guessed by the planner. */
export interface Poi extends LatLon {
  readonly id: string
  readonly title: string
  /** One of the venue categories, or a finer word of the source (`art`, `gallery`, `shopping` …). */
  readonly category: string
  readonly address: string | null
  /** OpenStreetMap notation. */
  readonly openingHours: string | null
  readonly website: string | null
  readonly source: string
  /** 1–100, how much a first-time visitor wants it; null when nobody judged it. */
  readonly interest: number | null
  readonly visitMinutes: number | null
  readonly themes: readonly string[]
  /** Honest error bound of the position, metres. */
  readonly precisionMetres?: number
}

export interface Base extends LatLon {
  readonly kind: 'hotel' | 'venue' | 'centre'
  readonly id?: string
  readonly name: string
}

export interface EventAnchor {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly venue: LatLon & { readonly id: string; readonly name: string; readonly address: string | null }
  readonly website: string | null
  readonly source: string
  /** Local calendar days; `expected` is a usual pattern, not an announced edition. */
  readonly dates: { readonly start: string; readonly end: string; readonly status: 'confirmed' | 'expected' } | null
}

/** What the text of the destination field means. `centre` is where the city's days start when nothing else is chosen. */
export interface Destination {
  readonly kind: 'city' | 'venue' | 'event' | 'hotel' | 'place' | 'address' | 'point'
  /** Id of the venue, event or hotel the text names. */
  readonly id?: string
  readonly name: string
  readonly city: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly region?: string | null
  readonly neighborhood: string | null
  /** IANA zone. */
  readonly tz: string
  readonly centre: LatLon
  /** The named venue, hotel or address itself; absent when the text names a city. */
  readonly point?: LatLon
}

export interface CoveredCity extends LatLon {
  readonly city: string
  readonly country: string
}

export interface NearQuery {
  readonly radiusMetres: number
  readonly limit: number
}

/** Embedded data answers synchronously, a routing server does not. */
export type Awaitable<T> = T | Promise<T>

/** The data the planner needs. */
export interface PlacesPort {
  /** Null when the text names nothing known. */
  resolveDestination(text: string): Awaitable<Destination | null>
  /** Places round a point, most interesting first. */
  poisNear(point: LatLon, query: NearQuery): Awaitable<readonly Poi[]>
  hotelById(id: string): Awaitable<(Base & { readonly kind: 'hotel' }) | null>
  eventById(id: string): Awaitable<EventAnchor | null>
  /** Matrix of legs `[from][to]`; the quicker sensible mode for each pair, minutes whole and rounded up. */
  legs(points: readonly LatLon[], signal?: AbortSignal): Awaitable<readonly (readonly Leg[])[]>
  /** Another number whenever the answers may be others, as after an import; left out where they never change. */
  revision?(): number
  coveredCities(): Awaitable<readonly CoveredCity[]>
  /** Attribution lines for the sources named. */
  credits(sources: readonly string[]): readonly string[]
}
