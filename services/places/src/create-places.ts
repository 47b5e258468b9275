import { editionsFrom } from './events/editions.ts'
import { searchEvents, toEventItem } from './events/search-events.ts'
import { estimateJourney, toLeg } from './journey/legs.ts'
import type { Places } from './places.ts'
import { worth } from './pois/interest-order.ts'
import { searchVenues } from './pois/venues.ts'
import { creditLines } from './service/credits.ts'
import { toDestination } from './service/destination.ts'
import { answerHotels } from './service/hotels.ts'
import { buildWorld, type World } from './service/world.ts'
import { findDataDir } from './store/data-dir.ts'
import { loadDataset, type Dataset } from './store/load.ts'

export interface CreatePlacesOptions {
  /** Folder of the shipped data; found beside the package when left out. */
  readonly dataDir?: string
  /** Rows to serve instead of a folder's. */
  readonly dataset?: Dataset
  /** Folder of imported extracts (`DATA_DIR/places`); none when left out. */
  readonly extractsDir?: string
  /** Now, for the next edition of events; the system clock when left out. */
  readonly now?: () => Date
}

const GEOCODE_LIMIT = 5
/** Events a text may choose from before they are sorted by date. */
const EVENT_MATCHES = 200

/** Loads the shipped data into memory. Throws `DataError` when the folder is missing or damaged. */
export function createPlaces(options: CreatePlacesOptions = {}): Places {
  const world: World = buildWorld(options.dataset ?? loadDataset(options.dataDir ?? findDataDir()))
  setImmediate(() => world.geocoder.warm())
  const now = options.now ?? (() => new Date())
  const today = () => now().toISOString().slice(0, 10)
  const credits = (sources?: readonly string[]) => creditLines(world.data.credits, sources)
  const find = (text: string) => world.geocoder.find(text, 1)[0] ?? null
  const resolveDestination = (text: string) => {
    const found = find(text)
    return found && toDestination(found, world.gazetteer, world.covered())
  }
  return {
    geocode: ({ query, limit = GEOCODE_LIMIT }) => ({
      results: world.geocoder.find(query, limit).map(({ result }) => result),
    }),
    events: (request) => ({
      events: searchEvents(
        {
          events: world.data.events,
          venueOf: world.venueOf,
          matching: (query) => world.geocoder.events(query, EVENT_MATCHES),
        },
        request,
        today(),
      ),
    }),
    hotelsNear: (request) =>
      answerHotels(world, request, (from, to, speed) => to.map((end) => estimateJourney(from, end, speed)), credits),
    venues: (request) =>
      searchVenues(
        { pois: world.pois, covered: world.covered, credits },
        request,
        resolveDestination(request.destination),
      ),
    credits,
    creditRows: () => world.data.credits,
    resolveCity: (query) => world.gazetteer.resolve(query),
    cityAt: (point) => world.gazetteer.at(point),
    resolveDestination,
    poisNear: (lat, lon, radiusMetres, { categories, limit } = {}) => {
      const wanted = categories && new Set(categories)
      return world.pois
        .near({ lat, lon }, radiusMetres, Number.POSITIVE_INFINITY, (poi) => !wanted || wanted.has(poi.category))
        .toSorted((a, b) => worth(b) - worth(a))
        .slice(0, limit)
        .map(({ item }) => item)
    },
    hotelById: (id) => world.hotelById.get(id) ?? null,
    venueById: (id) => world.venueById.get(id) ?? null,
    poiById: (id) => world.poiById.get(id) ?? null,
    eventById: (id) => {
      const event = world.eventById.get(id)
      const venue = event && world.venueOf(event)
      const edition = event && editionsFrom(event, today())[0]
      return event && venue && edition ? toEventItem(event, venue, edition) : null
    },
    coveredCities: () => world.covered(),
    journey: estimateJourney,
    legs: (points, speed) => points.map((from) => points.map((to) => toLeg(estimateJourney(from, to, speed)))),
    refresh: () => 0,
  }
}
