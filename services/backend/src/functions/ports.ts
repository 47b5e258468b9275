import type { EventRequest, EventResponse } from '@site/contracts/event'
import type { EventsRequest, EventsResponse } from '@site/contracts/events'
import type { GeocodeRequest, GeocodeResponse } from '@site/contracts/geocode'
import type { HotelRequest, HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest, HotelsResponse } from '@site/contracts/hotels'
import type {
  ItineraryEdit,
  ItineraryEditResponse,
  ItineraryRequest,
  ItineraryResponse,
} from '@site/contracts/itinerary'
import type { ItineraryMove, ItineraryMoveResponse } from '@site/contracts/move-dates'
import type { ReachRequest, ReachResponse } from '@site/contracts/reach'
import type { RouteRequest, RouteResponse, RoutesRequest, RoutesResponse } from '@site/contracts/route'
import type { VenuesRequest, VenuesResponse } from '@site/contracts/venues'
import type { WeatherRequest, WeatherResponse } from '@site/contracts/weather'

type Awaitable<T> = T | Promise<T>

/** The place functions that this service calls. No method needs the database. */
export interface PlacesPort {
  geocode(request: GeocodeRequest): Awaitable<GeocodeResponse>
  events(request: EventsRequest): Awaitable<EventsResponse>
  /** Null when the event is unknown or over. */
  eventAnswer(request: EventRequest): Awaitable<EventResponse | null>
  hotelsNear(request: HotelsRequest): Awaitable<HotelsResponse>
  /** Null when it is not listed. */
  hotel(request: HotelRequest): Awaitable<HotelResponse | null>
  venues(request: VenuesRequest): Awaitable<VenuesResponse>
  reach(request: ReachRequest): Awaitable<ReachResponse>
  /** Null when one of its ends is not listed. */
  route(request: RouteRequest): Awaitable<RouteResponse | null>
  routes(request: RoutesRequest, signal: AbortSignal): Awaitable<RoutesResponse | null>
  /** Null where no provider of forecasts is configured. */
  weather(request: WeatherRequest): Awaitable<WeatherResponse | null>
  /** The file of an archive of vector tiles; null when there is none of that id. */
  tileFile(id: string): string | null
}

export interface PlannerPort {
  plan(request: ItineraryRequest, signal: AbortSignal): Awaitable<ItineraryResponse>
  edit(edit: ItineraryEdit, signal: AbortSignal): Awaitable<ItineraryEditResponse>
  move(move: ItineraryMove, signal: AbortSignal): Awaitable<ItineraryMoveResponse>
}
