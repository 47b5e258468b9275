import { bySoonest, type EventsResponse } from '@site/contracts/events'
import type { GeocodeResponse } from '@site/contracts/geocode'
import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import type { ReachRequest, ReachResponse } from '@site/contracts/reach'
import { estimateTransit } from '../walking/estimate.ts'
import { streetWalk } from '../walking/street-walk.ts'
import { between } from '../walking/geo.ts'
import { hotelMessages } from '../hotels/wording.ts'
import type { Endpoint, EventsInput, GeocodeInput, HotelsInput, IsochroneOptions, Places } from '../places.ts'
import { ISOCHRONE_MINUTES, type Isochrone } from '../walking/isochrones.ts'
import { fold } from '../data/fold.ts'
import { sourcesOf } from '../hotels/answer.ts'
import { LiteApi, type Stay } from './liteapi/liteapi.ts'
import { photonSearch } from './photon/photon.ts'
import { Provider, type ProviderHealth, type ProviderOptions } from './provider.ts'
import { reachFrom } from './reach.ts'
import { forTicketedEvent, TICKETED } from './ticketmaster/ticketed-event.ts'
import { Ticketmaster } from './ticketmaster/ticketmaster.ts'
import { osrm, valhalla, type WalkingEngine } from './valhalla/valhalla.ts'

export interface LiveConfig {
  readonly valhallaUrl?: string
  readonly osrmUrl?: string
  readonly photonUrl?: string
  readonly ticketmasterKey?: string
  readonly liteApiKey?: string
  /** Other addresses of the providers, for tests. */
  readonly endpoints?: { readonly ticketmaster?: string; readonly liteApi?: string }
  readonly timeoutMs?: number
  /** How long a provider that failed is left alone, for tests. */
  readonly restMs?: ProviderOptions['restMs']
  /** Hears of every service that did not answer; the embedded data has answered by then. */
  readonly onProblem?: (error: unknown) => void
}

/** The calls that live services can improve; each answers from the embedded data when they do not. */
export interface LivePlaces {
  geocode(request: GeocodeInput): Promise<GeocodeResponse>
  events(request: EventsInput): Promise<EventsResponse>
  /** `stay` asks for quoted prices where a provider is configured. */
  hotelsNear(request: HotelsInput, stay?: Stay): Promise<HotelsResponse>
  isochrones(point: Endpoint, options?: IsochroneOptions): Promise<readonly Isochrone[]>
  /** What a map draws round a point: areas on foot and streets where they are known. */
  reach(request: ReachRequest): Promise<ReachResponse>
  /** How each configured provider is doing, by what it last answered; nobody is asked for it. */
  providers(): readonly ProviderHealth[]
}

const MOST_HOTELS = 50
const DEFAULTS = { hotels: 20, events: 20, geocode: 5, speed: 1.33 } as const

/** Walks of the engine in place of estimates, in order of minutes. Hotels already timed on imported streets stay. */
async function walked(
  engine: WalkingEngine,
  places: Places,
  answer: HotelsResponse,
  speed: number,
): Promise<HotelItem[]> {
  const { origin, hotels } = answer
  const asked = hotels.filter((hotel) => hotel.walk.source === 'estimate')
  if (!origin || asked.length === 0) return hotels
  const metres = await engine.table(origin, asked)
  const found = new Map(asked.map((hotel, at) => [hotel.id, metres[at] ?? null] as const))
  const from = origin.kind === 'city' ? 0 : origin.precision
  return hotels
    .map((hotel) => {
      const length = found.get(hotel.id)
      if (length === null || length === undefined) return hotel
      const bounds = { from, to: places.hotelById(hotel.id)?.precision ?? 0 }
      const walk = streetWalk({ metres: length, outside: Number.POSITIVE_INFINITY }, bounds, speed)
      return { ...hotel, walk, transit: estimateTransit(between(origin, hotel), bounds, walk) }
    })
    .sort((a, b) => a.walk.minutes - b.walk.minutes)
}

/** The embedded places with the configured services in front; no service configured means no difference. */
export function createLivePlaces(places: Places, config: LiveConfig = {}): LivePlaces {
  const { timeoutMs, onProblem = () => {} } = config
  const engine = config.valhallaUrl
    ? valhalla(config.valhallaUrl, timeoutMs)
    : config.osrmUrl
      ? osrm(config.osrmUrl, timeoutMs)
      : null
  const common = timeoutMs === undefined ? {} : { timeoutMs }
  const tickets = config.ticketmasterKey
    ? new Ticketmaster(config.ticketmasterKey, {
        ...common,
        ...(config.endpoints?.ticketmaster ? { endpoint: config.endpoints.ticketmaster } : {}),
      })
    : null
  const rates = config.liteApiKey
    ? new LiteApi(config.liteApiKey, {
        ...common,
        ...(config.endpoints?.liteApi ? { endpoint: config.endpoints.liteApi } : {}),
      })
    : null

  const provider = (name: string, paused?: () => boolean) =>
    new Provider(name, {
      onProblem,
      ...(paused === undefined ? {} : { paused }),
      ...(config.restMs === undefined ? {} : { restMs: config.restMs }),
    })
  const walking = engine && { engine, provider: provider(engine.name) }
  const addresses = config.photonUrl ? { url: config.photonUrl, provider: provider('Photon') } : null
  const ticketing = tickets && { tickets, provider: provider('Ticketmaster', () => tickets.paused) }
  const pricing = rates && { rates, provider: provider('LiteAPI', () => rates.paused) }

  /** The embedded answer; events of the ticket provider start from the venue it named. */
  const nearest = async (request: HotelsInput): Promise<HotelsResponse> => {
    if (!ticketing || !request.eventId?.startsWith(TICKETED)) return places.hotelsNear(request)
    const { eventId } = request
    const event =
      ticketing.tickets.remembered(eventId) ??
      (await ticketing.provider.ask(() => ticketing.tickets.eventById(eventId)))
    return event ? forTicketedEvent(places, request, event) : places.hotelsNear(request)
  }

  const isochrones: LivePlaces['isochrones'] = async (point, options = {}) => {
    const own = places.isochrones(point, options)
    const draw = walking?.engine.isochrones
    if (!draw || own[0]?.properties.source === 'street') return own
    const minutes = options.minutes ?? ISOCHRONE_MINUTES
    return (await walking.provider.ask(() => draw(point, minutes, options.speed ?? DEFAULTS.speed))) ?? own
  }

  return {
    geocode: async (request) => {
      const own = places.geocode(request)
      const limit = request.limit ?? DEFAULTS.geocode
      if (!addresses || own.results.length >= limit || own.results[0]?.kind === 'point') return own
      const more =
        (await addresses.provider.ask(() => photonSearch(addresses.url, request.query, limit, timeoutMs))) ?? []
      const known = new Set(own.results.map((result) => `${fold(result.name)}|${fold(result.city ?? '')}`))
      const fresh = more.filter((result) => !known.has(`${fold(result.name)}|${fold(result.city ?? '')}`))
      return { results: [...own.results, ...fresh].slice(0, limit) }
    },
    events: async (request) => {
      const own = places.events(request)
      if (!ticketing) return own
      const more = (await ticketing.provider.ask(() => ticketing.tickets.events(request))) ?? []
      const known = new Set(own.events.map((event) => `${fold(event.name)}|${event.dates.start}`))
      const fresh = more.filter((event) => !known.has(`${fold(event.name)}|${event.dates.start}`))
      const all = [...own.events, ...fresh].sort(bySoonest)
      return { events: all.slice(0, request.limit ?? DEFAULTS.events) }
    },
    hotelsNear: async (request, stay) => {
      const limit = request.limit ?? DEFAULTS.hotels
      const wide = walking ? { ...request, limit: MOST_HOTELS } : request
      let answer = await nearest(wide)
      const { origin } = answer
      if (walking) {
        const hotels = await walking.provider.ask(() =>
          walked(walking.engine, places, answer, request.speed ?? DEFAULTS.speed),
        )
        const most = request.maxWalkMinutes
        const fitting = hotels?.filter((hotel) => most === undefined || hotel.walk.minutes <= most)
        const none = hotels !== null && fitting?.length === 0 && hotels.length > 0 && most !== undefined
        const shown = ((fitting?.length ? fitting : hotels) ?? answer.hotels).slice(0, limit)
        answer = {
          ...answer,
          hotels: shown,
          credits: [...places.credits(sourcesOf(shown))],
          ...(none && !answer.relaxed ? { relaxed: true, message: hotelMessages.noneWithinWalk(most) } : {}),
        }
      }
      if (pricing && stay && origin && answer.hotels.length > 0) {
        const radius = Math.max(...answer.hotels.map((hotel) => between(origin, hotel))) + 200
        const priced = await pricing.provider.ask(() => pricing.rates.withPrices(answer.hotels, origin, radius, stay))
        if (priced) answer = { ...answer, hotels: priced }
      }
      return answer
    },
    isochrones,
    reach: (request) => reachFrom(places, isochrones, request),
    providers: () => [walking, addresses, ticketing, pricing].flatMap((each) => (each ? [each.provider.health] : [])),
  }
}
