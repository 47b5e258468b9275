import { bySoonest, type EventItem, type EventsResponse } from '@site/contracts/events'
import type { GeocodeResponse, GeocodeResult, Resolution } from '@site/contracts/geocode'
import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import type { ReachRequest, ReachResponse } from '@site/contracts/reach'
import type { VenuesResponse } from '@site/contracts/venues'
import { timeLimit } from '@site/contracts/with-timeout'
import { DEFAULT_GEOCODE_LIMIT, type Places } from '../create-places.ts'
import { fold } from '../data/fold.ts'
import { DEFAULT_EVENT_LIMIT, type EventsInput } from '../events/search-events.ts'
import { noneWithinWalk, sourcesOf, type HotelsInput } from '../hotels/hotels-near.ts'
import { isLink, isWhat3Words, readCoordinates, readPlusCode } from '../search/codes.ts'
import type { GeocodeInput } from '../search/resolver.ts'
import type { VenuesInput } from '../search/venues.ts'
import { between } from '../walking/geo.ts'
import { ISOCHRONE_MINUTES, type Isochrone, type IsochroneOptions } from '../walking/isochrones.ts'
import { DEFAULT_SPEED, routeBetween, type Endpoint } from '../walking/minutes.ts'
import { ProviderClient, TIMEOUT_MS, type ClientOptions, type ProviderHealth } from './client.ts'
import { readQuestion } from './fit.ts'
import type { FoundPlace } from './found-place.ts'
import { LiteApi } from './liteapi/liteapi.ts'
import { Nominatim } from './nominatim/nominatim.ts'
import { osrm } from './osrm/osrm.ts'
import { photonSearch } from './photon/photon.ts'
import { reachFrom } from './reach.ts'
import { settle } from './settle.ts'
import { eventPlace, quotaReset, TICKETED, Ticketmaster } from './ticketmaster/ticketmaster.ts'
import { valhalla } from './valhalla/valhalla.ts'
import type { WalkingEngine } from './walking-engine.ts'

export interface LiveConfig extends Pick<ClientOptions, 'timeoutMs' | 'restMs' | 'onProblem'> {
  readonly valhallaUrl?: string | undefined
  readonly osrmUrl?: string | undefined
  readonly photonUrl?: string | undefined
  readonly nominatimUrl?: string | undefined
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

/** Places asked of each provider. */
const ASKED = 6
/** Shorter beginnings mean too much to be worth a question to others. */
const SHORTEST = 3
const WHICH = 'Which one did you mean?'

/** Hotels round a place that only a provider knows, with what it is called instead of its coordinates. */
function around(places: Places, request: HotelsInput, place: GeocodeResult, name = place.name): HotelsResponse {
  const { lat, lon, kind, id, city, precision } = place
  const asked = { ...request, query: undefined, eventId: undefined, venueId: undefined, placeId: undefined, lat, lon }
  const answer = places.hotelsNear(asked)
  const origin = { kind, ...(id ? { id } : {}), name, ...(city ? { city } : {}), lat, lon, precision }
  const message = answer.message?.replaceAll(`${lat}, ${lon}`, name) ?? null
  return { ...answer, status: 'resolved', place, candidates: [], notes: [], origin, message }
}

/** Hotels round the venue of an event that only the ticket provider knows. */
const aroundTicketed = (places: Places, request: HotelsInput, event: EventItem): HotelsResponse =>
  around(places, request, eventPlace(event).result, `${event.name}, ${event.venue.name}`)

/** Codes and links are read here or not at all: no provider knows more of them. */
const isCode = (text: string): boolean =>
  readCoordinates(text) !== null || isLink(text) || isWhat3Words(text) || readPlusCode(text) !== null

/** Both lists, without those of the second whose key is in the first. */
function joined<T>(own: readonly T[], more: readonly T[], keyOf: (each: T) => string): T[] {
  const known = new Set(own.map(keyOf))
  return [...own, ...more.filter((each) => !known.has(keyOf(each)))]
}

/** What was found before the time for all was over; who is late is not waited for. None of them rejects. */
async function inTime<T>(asking: readonly Promise<T>[], ms: number): Promise<T[]> {
  const found: T[] = []
  const all = Promise.all(
    asking.map(async (each, at) => {
      const answer = await each
      found[at] = answer
    }),
  )
  const { signal, release } = timeLimit(ms)
  await Promise.race([all, new Promise((over) => signal.addEventListener('abort', over, { once: true }))])
  release()
  // A copy without the gaps of those that are late, which no longer changes.
  return Object.values(found)
}

/** The embedded places with the configured services in front; no service configured means no difference. */
export function createLivePlaces(places: Places, config: LiveConfig = {}): LivePlaces {
  const {
    valhallaUrl,
    osrmUrl,
    photonUrl,
    nominatimUrl,
    ticketmasterKey,
    liteApiKey,
    endpoints = {},
    ...common
  } = config
  const client = (name: string, options: ClientOptions = {}) => new ProviderClient(name, { ...common, ...options })
  const engine = valhallaUrl
    ? valhalla(client('Valhalla'), valhallaUrl)
    : osrmUrl
      ? osrm(client('OSRM'), osrmUrl)
      : null
  const photon = photonUrl ? { client: client('Photon'), url: photonUrl } : null
  const nominatim = nominatimUrl ? new Nominatim(client('Nominatim'), nominatimUrl) : null
  const budget = common.timeoutMs ?? TIMEOUT_MS
  const tickets = ticketmasterKey
    ? new Ticketmaster(client('Ticketmaster', { quotaReset }), ticketmasterKey, endpoints.ticketmaster)
    : null
  const rates = liteApiKey ? new LiteApi(client('LiteAPI'), liteApiKey, endpoints.liteApi) : null

  /** Our own reading of a text; where that is not certain, with what the providers found within the time for all of them. */
  const consult = async (
    own: Resolution,
    text: string,
    wanted: Pick<GeocodeInput, 'category' | 'typing'>,
  ): Promise<Resolution> => {
    if (own.status === 'resolved' || isCode(text)) return own
    const question = readQuestion(text)
    const { asked } = question
    if (asked.length < SHORTEST && question.latin) return own
    const asking: Promise<readonly FoundPlace[] | null>[] = []
    if (photon) asking.push(photon.client.ask(() => photonSearch(photon.client, photon.url, asked, ASKED)))
    // Its usage policy forbids to ask for every letter that is typed.
    if (nominatim && !wanted.typing) asking.push(nominatim.search(asked, ASKED, budget / 2))
    if (tickets) {
      const events = tickets.client.ask(() => tickets.events({ query: asked, category: wanted.category, limit: ASKED }))
      asking.push(events.then((each) => each?.map(eventPlace) ?? null))
    }
    if (asking.length === 0) return own
    const found = await inTime(asking, budget)
    return settle(
      own,
      found.flatMap((each) => each ?? []),
      question,
    )
  }

  /** The embedded answer to a text, or round the place that a provider knows for it. */
  const nearText = async (request: HotelsInput, query: string): Promise<HotelsResponse> => {
    const own = places.hotelsNear(request)
    const { status, place, candidates, notes } = own
    const before = { status, place, candidates, notes }
    const after = await consult(before, query, request)
    if (after === before) return own
    if (after.status !== 'resolved' || !after.place)
      return { ...own, ...after, message: [...after.notes, WHICH].join(' ') }
    const answer = around(places, request, after.place)
    return { ...answer, ...after, credits: [...new Set([...answer.credits, ...places.credits(['osm'])])] }
  }

  /** The embedded answer; events of the ticket provider start from the venue it named. */
  const nearest = async (request: HotelsInput): Promise<HotelsResponse> => {
    const { eventId, venueId, placeId, lat, query } = request
    const ticketed = [eventId, placeId].find((id) => id?.startsWith(TICKETED))
    if (tickets && ticketed) {
      const event = tickets.remembered(ticketed) ?? (await tickets.client.ask(() => tickets.eventById(ticketed)))
      if (event) return aroundTicketed(places, request, event)
    }
    const byText = [eventId, venueId, placeId, lat].every((each) => each === undefined)
    return byText && query !== undefined ? nearText(request, query) : places.hotelsNear(request)
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
      const { results, ...own } = places.geocode(request)
      const { query, limit = DEFAULT_GEOCODE_LIMIT } = request
      const after = await consult(own, query, request)
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
    providers: () => [engine, photon, nominatim, tickets, rates].flatMap((each) => (each ? [each.client.health] : [])),
  }
}
