import type { EventRequest, EventResponse } from '@site/contracts/event'
import { bySoonest, type EventsResponse } from '@site/contracts/events'
import type { GeocodeResponse, GeocodeResult, Resolution } from '@site/contracts/geocode'
import type { HotelRequest, HotelResponse } from '@site/contracts/hotel'
import type { HotelsOrigin, HotelsResponse } from '@site/contracts/hotels'
import type { ReachRequest, ReachResponse } from '@site/contracts/reach'
import type { RouteEnd, RouteRequest, RouteResponse, RoutesRequest, RoutesResponse } from '@site/contracts/route'
import type { VenuesResponse } from '@site/contracts/venues'
import type { WeatherRequest, WeatherResponse } from '@site/contracts/weather'
import { DEFAULT_GEOCODE_LIMIT, type Places } from '../create-places.ts'
import { fold } from '../data/fold.ts'
import type { Hotel } from '../data/rows.ts'
import { answerRoutes } from '../directions/answer-routes.ts'
import { toEventResponse } from '../events/event-answer.ts'
import { DEFAULT_EVENT_LIMIT, type EventsInput } from '../events/search-events.ts'
import type { Prices } from '../hotels/hotels-near.ts'
import type { InReach } from '../hotels/in-reach.ts'
import { resolvedTo, type HotelsInput } from '../hotels/origin.ts'
import type { Quotes } from '../hotels/quote.ts'
import type { GeocodeInput } from '../search/resolver.ts'
import type { VenuesInput } from '../search/venues.ts'
import { between, type LatLon } from '../walking/geo.ts'
import { ISOCHRONE_MINUTES, type Isochrone, type IsochroneOptions } from '../walking/isochrones.ts'
import { DEFAULT_SPEED, type Endpoint } from '../walking/minutes.ts'
import { ProviderClient, TIMEOUT_MS, type ClientOptions, type ProviderHealth } from './client.ts'
import { consult } from './consult.ts'
import { withEngineWalks } from './engine-walks.ts'
import { LiteApi } from './liteapi/liteapi.ts'
import { withLiveRides } from './motis/live-rides.ts'
import { motis } from './motis/motis.ts'
import { Nominatim } from './nominatim/nominatim.ts'
import { OpenMeteo } from './open-meteo/open-meteo.ts'
import { osrm } from './osrm/osrm.ts'
import { reachFrom } from './reach.ts'
import { eventPlace, quotaReset, TICKETED, Ticketmaster } from './ticketmaster/ticketmaster.ts'
import { valhalla } from './valhalla/valhalla.ts'

export interface LiveConfig extends Pick<ClientOptions, 'timeoutMs' | 'restMs' | 'onProblem'> {
  readonly valhallaUrl?: string | undefined
  readonly osrmUrl?: string | undefined
  readonly motisUrl?: string | undefined
  readonly photonUrl?: string | undefined
  readonly nominatimUrl?: string | undefined
  readonly ticketmasterKey?: string | undefined
  readonly liteApiKey?: string | undefined
  readonly weatherUrl?: string | undefined
  /** Other addresses of the providers, for tests. */
  readonly endpoints?: { readonly ticketmaster?: string; readonly liteApi?: string }
}

/** The calls that live services can improve; each answers from the embedded data when they do not. */
export interface LivePlaces {
  geocode(request: GeocodeInput): Promise<GeocodeResponse>
  events(request: EventsInput): Promise<EventsResponse>
  /** Null when the event is unknown or over. Throws `LiveError` when the ticket provider that knows it does not answer. */
  eventAnswer(request: EventRequest): Promise<EventResponse | null>
  /** A `stay` asks for quoted prices where a provider is configured. */
  hotelsNear(request: HotelsInput): Promise<HotelsResponse>
  /** One hotel; null when it is not listed. */
  hotel(request: HotelRequest): Promise<HotelResponse | null>
  venues(request: VenuesInput): VenuesResponse
  isochrones(point: Endpoint, options?: IsochroneOptions): Promise<readonly Isochrone[]>
  /** What a map draws round a point: areas on foot and streets where they are known. */
  reach(request: ReachRequest): Promise<ReachResponse>
  /** The way on foot between two places, street by street; null when one of them is not listed. */
  route(request: RouteRequest): Promise<RouteResponse | null>
  /** Several such ways; null when a place is not listed. */
  routes(request: RoutesRequest, signal?: AbortSignal): Promise<RoutesResponse | null>
  /** The weather of the coming days; null where no provider of it is configured. Throws `LiveError` when that does not answer. */
  weather(request: WeatherRequest): Promise<WeatherResponse | null>
  /** The file of an archive of vector tiles; null when there is none of that id. */
  tileFile(id: string): string | null
  /** How each configured provider is doing, by what it last answered; nobody is asked for it. */
  providers(): readonly ProviderHealth[]
}

/** Prices are asked for a little beyond the furthest hotel: a provider may place it elsewhere. Metres. */
const PRICE_MARGIN = 200
const noQuotes: Quotes = new Map()

/** Both lists, without those of the second whose key is in the first. */
function joined<T>(own: readonly T[], more: readonly T[], keyOf: (each: T) => string): T[] {
  const known = new Set(own.map(keyOf))
  return [...own, ...more.filter((each) => !known.has(keyOf(each)))]
}

/** The embedded places with the configured services in front; no service configured means no difference. */
export function createLivePlaces(places: Places, config: LiveConfig = {}): LivePlaces {
  const {
    valhallaUrl,
    osrmUrl,
    motisUrl,
    photonUrl,
    nominatimUrl,
    ticketmasterKey,
    liteApiKey,
    weatherUrl,
    endpoints = {},
    ...common
  } = config
  const client = (name: string, options: ClientOptions = {}) => new ProviderClient(name, { ...common, ...options })
  const engine = valhallaUrl
    ? valhalla(client('Valhalla'), valhallaUrl)
    : osrmUrl
      ? osrm(client('OSRM'), osrmUrl)
      : null
  const timetables = motisUrl ? motis(client('MOTIS'), motisUrl) : null
  const photon = photonUrl ? { client: client('Photon'), url: photonUrl } : null
  const nominatim = nominatimUrl ? new Nominatim(client('Nominatim'), nominatimUrl) : null
  const tickets = ticketmasterKey
    ? new Ticketmaster(client('Ticketmaster', { quotaReset }), ticketmasterKey, endpoints.ticketmaster)
    : null
  const rates = liteApiKey ? new LiteApi(client('LiteAPI'), liteApiKey, endpoints.liteApi) : null

  const forecast = weatherUrl ? new OpenMeteo(client('Open-Meteo'), weatherUrl) : null

  const finders = { photon, nominatim, tickets, budgetMs: common.timeoutMs ?? TIMEOUT_MS }

  /** The place of an event that only the ticket provider knows. */
  const ticketedPlace = async (id: string | undefined): Promise<GeocodeResult | null> => {
    if (!tickets || !id?.startsWith(TICKETED)) return null
    const event = tickets.remembered(id) ?? (await tickets.client.ask(() => tickets.eventById(id)))
    return event ? { ...eventPlace(event).result, name: `${event.name}, ${event.venue.name}` } : null
  }

  /** Where the search starts, by our own reading or by what a provider knows. */
  const locate = async (request: HotelsInput): Promise<Resolution> => {
    const { eventId, venueId, placeId, lat, query } = request
    const ticketed = await ticketedPlace([eventId, placeId].find((id) => id?.startsWith(TICKETED)))
    if (ticketed) return resolvedTo(ticketed)
    const own = places.hotels.locate(request)
    const byText = [eventId, venueId, placeId, lat].every((each) => each === undefined)
    return byText && query !== undefined ? consult(finders, own, query, request) : own
  }

  /** What is in reach by the engine's walks; without an engine, or while it rests, by the embedded ones. */
  const inReachOf = async (origin: HotelsOrigin, { speed, event }: HotelsInput): Promise<InReach> => {
    const own = places.hotels.inReach(origin, speed, event)
    return (engine && (await engine.client.ask(() => withEngineWalks(engine, own)))) ?? own
  }

  const pricesOf = async (hotels: readonly Hotel[], centre: LatLon, stay: HotelsInput['stay']): Promise<Prices> => {
    if (!rates) return { state: 'off', quotes: noQuotes }
    if (!stay) return { state: 'unasked', quotes: noQuotes }
    const radius = PRICE_MARGIN + hotels.reduce((most, hotel) => Math.max(most, between(centre, hotel)), 0)
    const quotes = await rates.client.ask(() => rates.quotes(hotels, centre, radius, stay))
    return quotes ? { state: 'quoted', quotes } : { state: 'failed', quotes: rates.remembered(hotels, stay) }
  }

  /** The hotels in reach, nearest first: the order in which prices are asked for. */
  const nearestFirst = ({ candidates }: InReach): Hotel[] =>
    candidates.toSorted((a, b) => a.metres - b.metres).map(({ hotel }) => hotel)

  const isochrones: LivePlaces['isochrones'] = async (point, options = {}) => {
    const own = places.isochrones(point, options)
    const draw = engine?.isochrones
    if (!draw || own[0]?.properties.source === 'street') return own
    const { minutes = ISOCHRONE_MINUTES, speed = DEFAULT_SPEED } = options
    return (await engine.client.ask(() => draw(point, minutes, speed))) ?? own
  }

  const route: LivePlaces['route'] = async ({ from, to, ...how }) => {
    const endOf = async (end: RouteEnd) => (await ticketedPlace(end.id)) ?? places.routeEnd(end)
    const [start, end] = await Promise.all([endOf(from), endOf(to)])
    return start && end && places.walkingRoute(start, end, how)
  }

  return {
    geocode: async (request) => {
      const { results, ...own } = places.geocode(request)
      const { query, limit = DEFAULT_GEOCODE_LIMIT } = request
      const after = await consult(finders, own, query, request)
      if (after === own) return { ...own, results }
      const first = [...(after.place ? [after.place] : []), ...after.candidates]
      const all = joined(first, results, ({ kind, id, name, lat, lon }) => id ?? `${kind}|${name}|${lat}|${lon}`)
      return { ...after, results: all.slice(0, limit) }
    },
    events: async (request) => {
      const own = places.events(request)
      if (!tickets) return own
      const more = (await tickets.client.ask(() => tickets.events(request))) ?? []
      const all = joined(own.events, more, ({ name, dates }) => `${fold(name)}|${dates.start}`)
      return { events: all.sort(bySoonest).slice(0, request.limit ?? DEFAULT_EVENT_LIMIT) }
    },
    eventAnswer: async (request) => {
      if (!tickets || !request.id.startsWith(TICKETED)) return places.eventAnswer(request)
      const event = await tickets.event(request.id)
      return event && toEventResponse(event, places.dayAt(event.venue))
    },
    hotelsNear: async (request) => {
      const resolution = await locate(request)
      const door = places.hotels.doorOf(resolution)
      if (!door) return places.hotels.withoutDoor(resolution)
      const inReach = await inReachOf(door, request)
      const prices = await pricesOf(nearestFirst(inReach), door, request.stay)
      const answer = places.hotels.answer(resolution, inReach, request, prices)
      const isForeign = resolution.place?.provider !== undefined
      return isForeign ? { ...answer, credits: [...new Set([...answer.credits, ...places.credits(['osm'])])] } : answer
    },
    hotel: async ({ id, near, speed, stay, event }) => {
      const hotel = places.hotelById(id)
      if (!hotel) return null
      const from = near === undefined ? null : ((await ticketedPlace(near)) ?? places.hotels.placeNear(near))
      const answer = places.hotels.details(hotel, from, {
        speed,
        event,
        eventDay: (near !== undefined && tickets?.remembered(near)?.dates.start) || null,
        prices: await pricesOf([hotel], hotel, stay),
      })
      const zone = places.cityAt(hotel)?.tz
      return timetables && zone !== undefined ? withLiveRides(timetables, answer, { event, zone, speed }) : answer
    },
    venues: (request) => places.venues(request),
    isochrones,
    reach: (request) => reachFrom(places, isochrones, request),
    tileFile: places.tileFile,
    route,
    weather: async (request) => {
      if (!forecast) return null
      const days = await forecast.days(request)
      if (!days) throw forecast.client.error('unreachable', 'no forecast just now')
      return { days: [...days] }
    },
    routes: (request, signal) => answerRoutes(request, route, signal),
    providers: () =>
      [engine, timetables, photon, nominatim, tickets, rates, forecast].flatMap((each) =>
        each ? [each.client.health] : [],
      ),
  }
}
