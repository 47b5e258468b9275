import { editionsFrom } from './events/editions.ts'
import { searchEvents, toEventItem } from './events/search-events.ts'
import { Library } from './import/library.ts'
import { DEFAULT_SPEED, DETOUR } from './walking/estimate.ts'
import { routesFrom, routeMatrix } from './walking/routes.ts'
import { estimateRoute, toTripLeg } from './walking/legs.ts'
import type { Places } from './places.ts'
import { worth } from './search/interest-order.ts'
import { searchVenues } from './search/venues.ts'
import { creditLines } from './data/credits.ts'
import { toDestination } from './search/destination.ts'
import { answerHotels } from './hotels/answer.ts'
import { buildPlacesIndex, type PlacesIndex } from './places-index.ts'
import { estimatedIsochrones, ISOCHRONE_MINUTES, streetIsochrones } from './walking/isochrones.ts'
import { streetLines } from './walking/map-lines.ts'
import { findDataDir } from './data/data-dir.ts'
import { loadDataset, type Dataset } from './data/load.ts'
import { waterNear } from './import/water/water-near.ts'

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
  const dataDir = options.dataset ? null : (options.dataDir ?? findDataDir())
  const shipped = options.dataset ?? loadDataset(dataDir ?? findDataDir())
  const library = new Library(dataDir, options.extractsDir)
  library.rescan()
  let index: PlacesIndex = buildPlacesIndex(shipped, library.extracts)
  let revision = 0
  setImmediate(() => index.geocoder.warm())
  const now = options.now ?? (() => new Date())
  const today = () => now().toISOString().slice(0, 10)
  const credits = (sources?: readonly string[]) => creditLines(index.data.credits, sources)
  const find = (text: string) => index.geocoder.find(text, 1)[0] ?? null
  const resolveDestination = (text: string) => {
    const found = find(text)
    return found && toDestination(found, index.gazetteer, index.covered())
  }
  return {
    geocode: ({ query, limit = GEOCODE_LIMIT }) => ({
      results: index.geocoder.find(query, limit).map(({ result }) => result),
    }),
    events: (request) => ({
      events: searchEvents(
        {
          events: index.data.events,
          venueOf: index.venueOf,
          matching: (query) => index.geocoder.events(query, EVENT_MATCHES),
        },
        request,
        today(),
      ),
    }),
    hotelsNear: (request) =>
      answerHotels(index, request, (from, to, speed) => routesFrom(index.streetsAt(from), from, to, speed), credits),
    venues: (request) =>
      searchVenues(
        { pois: index.pois, covered: index.covered, credits },
        request,
        resolveDestination(request.destination),
      ),
    credits,
    creditRows: () => index.data.credits,
    resolveCity: (query) => index.gazetteer.resolve(query),
    cityAt: (point) => index.gazetteer.at(point),
    resolveDestination,
    poisNear: (lat, lon, radiusMetres, { categories, limit } = {}) => {
      const wanted = categories && new Set(categories)
      return index.pois
        .near({ lat, lon }, radiusMetres, Number.POSITIVE_INFINITY, (poi) => !wanted || wanted.has(poi.category))
        .toSorted((a, b) => worth(b) - worth(a))
        .slice(0, limit)
        .map(({ item }) => item)
    },
    hotelById: (id) => index.hotelById.get(id) ?? null,
    venueById: (id) => index.venueById.get(id) ?? null,
    poiById: (id) => index.poiById.get(id) ?? null,
    eventById: (id) => {
      const event = index.eventById.get(id)
      const venue = event && index.venueOf(event)
      const edition = event && editionsFrom(event, today())[0]
      return event && venue && edition ? toEventItem(event, venue, edition) : null
    },
    coveredCities: () => index.covered(),
    route: (from, to, speed) =>
      routesFrom(index.streetsAt(from), from, [to], speed)[0] ?? estimateRoute(from, to, speed),
    legs: (points, speed) => routeMatrix(index.streetsAt, points, speed).map((row) => row.map(toTripLeg)),
    isochrones: (point, { minutes = ISOCHRONE_MINUTES, speed = DEFAULT_SPEED } = {}) => {
      for (const streets of index.streetsAt(point)) {
        const found = streetIsochrones(streets, point, minutes, speed)
        if (found) return found
      }
      return estimatedIsochrones(point, minutes, speed, DETOUR.middle)
    },
    streetLines: (point, radius) =>
      index.streetsAt(point).flatMap((streets) => (streets.snap(point) ? streetLines(streets, point, radius) : [])),
    water: (point, radius) => waterNear(index.waterAt(point), point, radius),
    extracts: () => library.extracts.map(({ extract }) => extract.manifest),
    unreadableExtracts: () => library.unreadable,
    revision: () => revision,
    refresh: () => {
      if (library.rescan()) {
        index = buildPlacesIndex(shipped, library.extracts)
        revision += 1
      }
      return library.extracts.length
    },
  }
}
