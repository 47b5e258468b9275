import type { EventItem, eventsRequest, EventsResponse } from '@site/contracts/events'
import type { GeocodeKind, geocodeRequest, GeocodeResponse, GeocodeResult } from '@site/contracts/geocode'
import type { hotelsRequest, HotelsResponse, Transit, Walk } from '@site/contracts/hotels'
import type { venuesRequest, VenuesResponse } from '@site/contracts/venues'
import type * as z from 'zod/mini'
import type { Unreadable } from './import/library.ts'
import type { Manifest } from './import/manifest.ts'
import type { Isochrone } from './walking/isochrones.ts'
import type { Position } from './walking/plane.ts'
import type { City, Credit, Hotel, LatLon, Poi, Venue } from './data/rows.ts'

/** Requests as callers write them: the schema's defaults may be left out. */
export type GeocodeInput = z.input<typeof geocodeRequest>
export type EventsInput = z.input<typeof eventsRequest>
export type HotelsInput = z.input<typeof hotelsRequest>
export type VenuesInput = z.input<typeof venuesRequest>

export interface CoveredCity extends LatLon {
  readonly city: string
  readonly country: string
  readonly tz: string
  readonly hotels: number
  readonly pois: number
  readonly venues: number
}

/** What the text of a destination field means; `centre` is where days start when nothing else is chosen. */
export interface Destination {
  readonly kind: GeocodeKind
  readonly id?: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly region: string | null
  readonly neighborhood: string | null
  readonly tz: string
  readonly centre: LatLon
  /** The named place itself; absent when the text names a city. */
  readonly point?: LatLon
  /** Honest error bound of `point` or `centre`, metres. */
  readonly precision: number
}

/** The ways to get from one point to another; `transit` only where it is expected to beat walking. */
export interface RouteOptions {
  readonly walk: Walk
  readonly transit: Transit | null
}

/** The quicker sensible mode of a route, in the shape of the itinerary's legs. */
export interface TripLeg {
  readonly mode: 'walk' | 'transit'
  readonly minutes: number
  readonly low: number
  readonly high: number
  readonly metres: number
  readonly source: 'street' | 'estimate'
}

export interface PoisNearOptions {
  /** Only these categories; all when left out. */
  readonly categories?: readonly string[]
  /** At most so many, most interesting first; all when left out. */
  readonly limit?: number
}

export interface IsochroneOptions {
  readonly minutes?: readonly number[]
  /** m/s; 1.33 when left out. */
  readonly speed?: number
}

/** A point with the error bound of its position in metres (0 when left out). */
export interface Endpoint extends LatLon {
  readonly precision?: number
}

/**
 * Facts and minutes, no HTTP. Every method is synchronous and answers from memory; requests are expected to have passed
 * the contract's schema. Nothing is invented: what is not known is null, empty or said in `message`.
 */
export interface Places {
  geocode(request: GeocodeInput): GeocodeResponse
  events(request: EventsInput): EventsResponse
  hotelsNear(request: HotelsInput): HotelsResponse
  venues(request: VenuesInput): VenuesResponse

  /** Attribution lines of the sources named, or of everything shipped and imported. */
  credits(sources?: readonly string[]): readonly string[]
  creditRows(): readonly Credit[]

  /** The best city of that name (most populous wins); understands "City, Country" and "City, ST". Null when unknown. */
  resolveCity(query: string): City | null
  /** The city around a point, for its name and time zone. */
  cityAt(point: LatLon): City | null
  /** The first meaning of a text: event, venue, hotel, place, city, address or "lat, lon". Null when it names nothing known. */
  resolveDestination(text: string): Destination | null
  /** Places of interest round a point within `radiusMetres`, most interesting first. */
  poisNear(lat: number, lon: number, radiusMetres: number, options?: PoisNearOptions): readonly Poi[]

  hotelById(id: string): Hotel | null
  venueById(id: string): Venue | null
  poiById(id: string): Poi | null
  /** The next edition of an event. */
  eventById(id: string): EventItem | null
  /** Cities with hotels or places of interest, largest coverage first. */
  coveredCities(): readonly CoveredCity[]

  /** Walking (and where it helps, transit) between two points at `speed` m/s (1.33 when left out). */
  route(from: Endpoint, to: Endpoint, speed?: number): RouteOptions
  /** Matrix of legs `[from][to]`, the quicker sensible mode for each pair. */
  legs(points: readonly Endpoint[], speed?: number): readonly (readonly TripLeg[])[]

  /** Where one gets on foot from a point within 5, 10, 15 and 20 minutes: on streets where imported, else circles. */
  isochrones(point: Endpoint, options?: IsochroneOptions): readonly Isochrone[]
  /** Walkable ways within `radius` metres as lines for a small map; none where no streets are imported. */
  streetLines(point: Endpoint, radius: number): readonly (readonly Position[])[]

  /** Seas, lakes and rivers within `radius` metres as polygons for a small map; none where no map is imported. */
  water(point: LatLon, radius: number): readonly (readonly (readonly Position[])[])[]

  /** The imported extracts that are live, and those that could not be read. */
  extracts(): readonly Manifest[]
  unreadableExtracts(): readonly Unreadable[]

  /** Looks for newly imported extracts and loads them; returns how many are live. */
  refresh(): number
  /** Counts how often new data were loaded: cached answers are stale when it has changed. */
  revision(): number
}

export type { GeocodeResult }
