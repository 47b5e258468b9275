import { bySoonest, type EventItem, type EventsResponse } from '@site/contracts/events'
import type { GeocodeResponse } from '@site/contracts/geocode'
import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import type { ReachRequest, ReachResponse } from '@site/contracts/reach'
import type { VenuesResponse } from '@site/contracts/venues'
import { DEFAULT_GEOCODE_LIMIT, type Places } from '../create-places.ts'
import { fold } from '../data/fold.ts'
import { DEFAULT_EVENT_LIMIT, type EventsInput } from '../events/search-events.ts'
import { noneWithinWalk, sourcesOf, type HotelsInput } from '../hotels/hotels-near.ts'
import type { GeocodeInput } from '../search/resolver.ts'
import type { VenuesInput } from '../search/venues.ts'
import { between } from '../walking/geo.ts'
import { ISOCHRONE_MINUTES, type Isochrone, type IsochroneOptions } from '../walking/isochrones.ts'
import { DEFAULT_SPEED, routeBetween, type Endpoint } from '../walking/minutes.ts'
import { ProviderClient, type ClientOptions, type ProviderHealth } from './client.ts'
import { LiteApi } from './liteapi/liteapi.ts'
import { osrm } from './osrm/osrm.ts'
import { photonSearch } from './photon/photon.ts'
import { reachFrom } from './reach.ts'
import { quotaReset, TICKETED, Ticketmaster } from './ticketmaster/ticketmaster.ts'
import { valhalla } from './valhalla/valhalla.ts'
import type { WalkingEngine } from './walking-engine.ts'

export interface LiveConfig extends Pick<ClientOptions, 'timeoutMs' | 'restMs' | 'onProblem'> {
  readonly valhallaUrl?: string | undefined
  readonly osrmUrl?: string | undefined
  readonly photonUrl?: string | undefined
  readonly ticketmasterKey?: string | undefined
  readonly liteApiKey?: string | undefined
  /** Other addresses of the providers, for tests. */
  readonly endpoints?: { readonly ticketmaster?: string; readonly liteApi?: string }
}

/** The calls that live services can improve; each answers from the embedded data when they do not. */
export interface LivePlaces {
  geocode(request: GeocodeInput): Promise<GeocodeResponse>
  events(request: EventsInput): Promise<EventsResponse>
  /** A `stay` asks for quoted prices where a provider is configured. */
  hotelsNear(request: HotelsInput): Promise<HotelsResponse>
  venues(request: VenuesInput): VenuesResponse
  isochrones(point: Endpoint, options?: IsochroneOptions): Promise<readonly Isochrone[]>
  /** What a map draws round a point: areas on foot and streets where they are known. */
  reach(request: ReachRequest): Promise<ReachResponse>
  /** How each configured provider is doing, by what it last answered; nobody is asked for it. */
  providers(): readonly ProviderHealth[]
}

/** The ticket provider names a venue by one point of it, as the site's own venues are; metres. */
const VENUE_PRECISION = 50
/** Prices are asked for a little beyond the furthest hotel: a provider may place it elsewhere. Metres. */
const PRICE_MARGIN = 200

/** Walks of the engine in place of estimates, in order of minutes. Hotels already timed on imported streets stay. */
async function walked(
  engine: WalkingEngine,
  places: Places,
  { origin, hotels }: HotelsResponse,
  speed: number,
): Promise<HotelItem[]> {
  const asked = hotels.filter((hotel) => hotel.walk.source === 'estimate')
  if (!origin || asked.length === 0) return hotels
  const metres = await engine.table(origin, asked)
  const found = new Map(asked.map((hotel, at) => [hotel.id, metres[at] ?? null] as const))
  const start = { lat: origin.lat, lon: origin.lon, precision: origin.kind === 'city' ? 0 : origin.precision }
  return hotels
    .map((hotel) => {
      const length = found.get(hotel.id) ?? null
      if (length === null) return hotel
      const end = { lat: hotel.lat, lon: hotel.lon, precision: places.hotelById(hotel.id)?.precision ?? 0 }
      return { ...hotel, ...routeBetween(start, end, speed, { metres: length, outside: Number.POSITIVE_INFINITY }) }
    })
    .sort((a, b) => a.walk.minutes - b.walk.minutes)
}

/** Hotels round the venue of an event that only the ticket provider knows. */
function aroundTicketed(places: Places, request: HotelsInput, { id, name, venue }: EventItem): HotelsResponse {
  const { lat, lon, city } = venue
  const answer = places.hotelsNear({ ...request, eventId: undefined, venueId: undefined, lat, lon })
  const origin = { kind: 'event' as const, id, name: `${name}, ${venue.name}`, city, lat, lon }
  return answer.origin ? { ...answer, origin: { ...origin, precision: VENUE_PRECISION } } : answer
}

/** Both lists, without those of the second whose key is in the first. */
function joined<T>(own: readonly T[], more: readonly T[], keyOf: (each: T) => string): T[] {
  const known = new Set(own.map(keyOf))
  return [...own, ...more.filter((each) => !known.has(keyOf(each)))]
}

/** The embedded places with the configured services in front; no service configured means no difference. */
export function createLivePlaces(places: Places, config: LiveConfig = {}): LivePlaces {
  const { valhallaUrl, osrmUrl, photonUrl, ticketmasterKey, liteApiKey, endpoints = {}, ...common } = config
  const client = (name: string, options: ClientOptions = {}) => new ProviderClient(name, { ...common, ...options })
  const engine = valhallaUrl
    ? valhalla(client('Valhalla'), valhallaUrl)
    : osrmUrl
      ? osrm(client('OSRM'), osrmUrl)
      : null
  const photon = photonUrl ? { client: client('Photon'), url: photonUrl } : null
  const tickets = ticketmasterKey
    ? new Ticketmaster(client('Ticketmaster', { quotaReset }), ticketmasterKey, endpoints.ticketmaster)
    : null
  const rates = liteApiKey ? new LiteApi(client('LiteAPI'), liteApiKey, endpoints.liteApi) : null

  /** The embedded answer; events of the ticket provider start from the venue it named. */
  const nearest = async (request: HotelsInput): Promise<HotelsResponse> => {
    const { eventId } = request
    if (!tickets || !eventId?.startsWith(TICKETED)) return places.hotelsNear(request)
    const event = tickets.remembered(eventId) ?? (await tickets.client.ask(() => tickets.eventById(eventId)))
    return event ? aroundTicketed(places, request, event) : places.hotelsNear(request)
  }

  /** The nearest hotels by the engine's walks; without an engine, or while it rests, by the embedded ones. */
  const walkedNearest = async (request: HotelsInput): Promise<HotelsResponse> => {
    if (!engine) return nearest(request)
    const { limit = limits.hotels.default, maxWalkMinutes: most, speed = DEFAULT_SPEED } = request
    // The engine may reorder them, so more are measured than are shown.
    const answer = await nearest({ ...request, limit: limits.hotels.max })
    const hotels = await engine.client.ask(() => walked(engine, places, answer, speed))
    const fitting = hotels?.filter((hotel) => most === undefined || hotel.walk.minutes <= most)
    const none = hotels !== null && fitting?.length === 0 && hotels.length > 0 && most !== undefined
    const shown = ((fitting?.length ? fitting : hotels) ?? answer.hotels).slice(0, limit)
    return {
      ...answer,
      hotels: shown,
      credits: [...places.credits(sourcesOf(shown))],
      ...(none && !answer.relaxed ? { relaxed: true, message: noneWithinWalk(most) } : {}),
    }
  }

  const isochrones: LivePlaces['isochrones'] = async (point, options = {}) => {
    const own = places.isochrones(point, options)
    const draw = engine?.isochrones
    if (!draw || own[0]?.properties.source === 'street') return own
    const { minutes = ISOCHRONE_MINUTES, speed = DEFAULT_SPEED } = options
    return (await engine.client.ask(() => draw(point, minutes, speed))) ?? own
  }

  return {
    geocode: async (request) => {
      const own = places.geocode(request)
      const { query, limit = DEFAULT_GEOCODE_LIMIT } = request
      if (!photon || own.results.length >= limit || own.results[0]?.kind === 'point') return own
      const more = (await photon.client.ask(() => photonSearch(photon.client, photon.url, query, limit))) ?? []
      const all = joined(own.results, more, ({ name, city }) => `${fold(name)}|${fold(city ?? '')}`)
      return { ...own, results: all.slice(0, limit) }
    },
    events: async (request) => {
      const own = places.events(request)
      if (!tickets) return own
      const more = (await tickets.client.ask(() => tickets.events(request))) ?? []
      const all = joined(own.events, more, ({ name, dates }) => `${fold(name)}|${dates.start}`)
      return { events: all.sort(bySoonest).slice(0, request.limit ?? DEFAULT_EVENT_LIMIT) }
    },
    hotelsNear: async (request) => {
      const answer = await walkedNearest(request)
      const { origin, hotels } = answer
      const { stay } = request
      if (!rates || !stay || !origin || hotels.length === 0) return answer
      const radius = Math.max(...hotels.map((hotel) => between(origin, hotel))) + PRICE_MARGIN
      const priced = await rates.client.ask(() => rates.withPrices(hotels, origin, radius, stay))
      return priced ? { ...answer, hotels: priced } : answer
    },
    venues: (request) => places.venues(request),
    isochrones,
    reach: (request) => reachFrom(places, isochrones, request),
    providers: () => [engine, photon, tickets, rates].flatMap((each) => (each ? [each.client.health] : [])),
  }
}
