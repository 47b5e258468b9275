import type { EventRequest, EventResponse } from '@site/contracts/event'
import type { EventItem, EventsResponse } from '@site/contracts/events'
import type { GeocodeKind, GeocodeResponse, GeocodeResult } from '@site/contracts/geocode'
import type { HotelRequest, HotelResponse } from '@site/contracts/hotel'
import type { HotelsResponse } from '@site/contracts/hotels'
import type { RouteEnd, RouteRequest, RouteResponse } from '@site/contracts/route'
import type { VenuesResponse } from '@site/contracts/venues'
import type { Closure } from './data/closure-rows.ts'
import { countryName } from './data/country.ts'
import { findDataDir } from './data/data-dir.ts'
import { withVisitFacts } from './data/visit-facts.ts'
import { loadDataset, type Dataset } from './data/load.ts'
import type { City, Credit, Hotel, Poi, Venue } from './data/rows.ts'
import type { EventFacts } from './data/event-facts.ts'
import type { SeasonGround } from './data/season-grounds.ts'
import { answerRoute, endOf } from './directions/answer-route.ts'
import { toEventResponse } from './events/event-answer.ts'
import { nextEdition, searchEvents, type EventsInput } from './events/search-events.ts'
import { visitTimes } from './events/visit-times.ts'
import { HotelFinder } from './hotels/hotel-finder.ts'
import { HotelRides } from './hotels/rides.ts'
import type { HotelsInput } from './hotels/origin.ts'
import { roughHotelsNear, sureHotelsNear } from './hotels/sure-hotels.ts'
import type { Manifest } from './import/extract-store.ts'
import { Library, withExtracts, type Unreadable } from './import/library.ts'
import { TileArchives } from './import/map/tile-archives.ts'
import type { CoveredCity } from './search/covered.ts'
import { toDestination, type Destination } from './search/destination.ts'
import { toGeocodeResponse } from './search/answer.ts'
import type { Resolved } from './search/candidate.ts'
import type { GeocodeInput } from './search/resolver.ts'
import { buildPlacesIndex } from './search/places-index.ts'
import { poisNear, searchVenues, type PoisNearOptions, type VenuesInput } from './search/venues.ts'
import type { LatLon, Position } from './walking/geo.ts'
import { Barriers, WIDE_WATER } from './walking/barriers.ts'
import { isochrones, type Isochrone, type IsochroneOptions } from './walking/isochrones.ts'
import { streetLines, waterNear } from './walking/map-lines.ts'
import { Stations } from './transit/stations.ts'
import { Timetables, type UnreadableTimetable } from './transit/timetables.ts'
import type { TimetableManifest } from './transit/timetable-store.ts'
import { tripLegs } from './transit/trip-legs.ts'
import { wallTime } from './transit/zoned-time.ts'
import { routeMatrix, routesFrom, type Endpoint, type TripLeg } from './walking/minutes.ts'

export interface CreatePlacesOptions {
  /** Folder of the shipped data; found beside the package when left out. */
  readonly dataDir?: string
  /** Rows to serve instead of a folder's. */
  readonly dataset?: Dataset
  /** Folder of imported extracts (`DATA_DIR/places`); none when left out. */
  readonly extractsDir?: string
  /** Folder of imported timetables (`DATA_DIR/timetables`); none when left out. */
  readonly timetablesDir?: string
  /** Whether the minutes from a seat to the street count in the way back; they do when left out. */
  readonly venueExit?: boolean
  /** Now, for the next edition of events; the system clock when left out. */
  readonly now?: () => Date
}

/**
 * Facts and minutes, no HTTP. Every method is synchronous and answers from memory; requests are expected to have passed
 * the contract's schema. Nothing is invented: what is not known is null, empty or said in `message`.
 */
export type Places = ReturnType<typeof createPlaces>

/** Meanings of a text where the request does not say how many (contracts, `geocodeRequest`). */
export const DEFAULT_GEOCODE_LIMIT = 5

/** Water further away than this lies on no line that anybody walks, metres. */
const AROUND = 30_000

/** "Portland, Oregon, United States": a place told from others of its name. */
const spelledOut = ({ name, city, region, country }: GeocodeResult): string =>
  [...new Set([name, city, region, country && countryName(country)])].filter((each) => each).join(', ')

/** Loads the shipped data into memory. Throws `DataError` when the folder is missing or damaged. */
export function createPlaces(options: CreatePlacesOptions = {}) {
  const dataDir = options.dataset ? null : (options.dataDir ?? findDataDir())
  const shipped = options.dataset ?? loadDataset(dataDir ?? findDataDir())
  const groundById = new Map(shipped.seasonGrounds.map((own) => [own.id, own]))
  const library = new Library(dataDir, options.extractsDir)
  const now = options.now ?? (() => new Date())
  const today = () => now().toISOString().slice(0, 10)
  /** The calendar day at a place. */
  const dayAt = (point: LatLon): string =>
    wallTime(now().getTime() / 1000, index.gazetteer.at(point)?.tz ?? 'Etc/UTC').date
  const load = () => {
    const whole = withExtracts(shipped, library.extracts, today())
    // What is known of a visit outweighs what an extract says of it.
    const pois = dataDir === null ? whole.pois : withVisitFacts(whole.pois, dataDir)
    return buildPlacesIndex(
      { ...whole, pois },
      library.extracts.map(({ addresses }) => addresses),
    )
  }
  const tiles = new TileArchives()
  library.rescan()
  tiles.update(library.folders)
  const timetables = new Timetables(options.timetablesDir)
  timetables.rescan()
  const loadStations = () =>
    new Stations([
      ...shipped.stations,
      ...library.extracts.flatMap((extract) => extract.stations),
      ...timetables.stops(),
    ])
  let stations = loadStations()
  let index = load()
  let barriers = new Barriers(index.data.barriers)
  let revision = 0
  setImmediate(() => index.resolver.warm())
  const around = (point: LatLon) => library.extracts.filter(({ streets }) => streets?.covers(point))
  /** The imported streets around a point. */
  const streetsAt = (point: LatLon) => around(point).flatMap(({ streets }) => streets ?? [])
  /** Attribution lines for sources as rows carry them ("osm+bcn-od"), each once; of everything shipped when left out. */
  const credits = (sources?: readonly string[]): readonly string[] => {
    const wanted = sources && new Set(sources.flatMap((source) => source.split('+')))
    const rows = shipped.credits.filter(({ source }) => !wanted || wanted.has(source))
    return [...new Set(rows.map(({ line, licence }) => `${line} (${licence})`))]
  }
  const acrossFrom = (start: LatLon, reach: number = AROUND) => barriers.from(start, reach)
  const wideFrom = (start: LatLon) => barriers.from(start, AROUND, WIDE_WATER)
  const waterAt = (point: LatLon) => around(point).flatMap(({ water }) => water)
  const timesOfVisit = (id: string) => {
    const event = nextEdition(index, id, today())
    return event ? visitTimes(event, today()) : {}
  }
  const rides = new HotelRides({ timetables, stations: () => stations, streetsAt, today })
  const hotels = new HotelFinder({
    index: () => index,
    streetsAt,
    acrossFrom,
    credits,
    rides,
    visitTimes: timesOfVisit,
    venueExit: options.venueExit ?? true,
  })
  const destinationOf = ({ place }: Resolved): Destination | null =>
    place && toDestination(place, index.gazetteer, index.covered())
  const choicesOf = ({ status, candidates }: Resolved): readonly string[] =>
    status === 'choose' ? candidates.map(({ result }) => spelledOut(result)) : []
  return {
    geocode: ({ query, category, typing, limit = DEFAULT_GEOCODE_LIMIT }: GeocodeInput): GeocodeResponse =>
      toGeocodeResponse(index.resolver.resolve(query, { category, typing }), limit),
    events: (request: EventsInput): EventsResponse => ({ events: searchEvents(index, request, today()) }),
    hotels,
    hotelsNear: (request: HotelsInput): HotelsResponse => hotels.near(request),
    /** One hotel by its id, with the way to it from `near`; null when it is not listed. */
    hotel: (request: HotelRequest): HotelResponse | null => hotels.hotel(request),
    /** Null when the event is unknown or over. */
    eventAnswer: ({ id }: EventRequest): EventResponse | null => {
      const known = index.eventById.get(id)
      const venue = known === undefined ? null : index.venueOf(known)
      if (venue === null) return null
      const there = dayAt(venue)
      // Where the day has gone further, an edition that the list still has is told to be over.
      const event = nextEdition(index, id, there < today() ? there : today())
      return event && toEventResponse(event, there)
    },
    venues: (request: VenuesInput): VenuesResponse => {
      const found = index.resolver.resolve(request.destination)
      const choices = choicesOf(found)
      const question = choices.length > 0 ? [`Which one did you mean: ${choices.join('; ')}?`] : []
      return searchVenues(index, request, destinationOf(found), [...found.notes, ...question].join(' '), credits)
    },

    credits,
    creditRows: (): readonly Credit[] => shipped.credits,

    /** The best city of that name (most populous wins); understands "City, Country" and "City, ST". Null when unknown. */
    resolveCity: (query: string): City | null => index.gazetteer.resolve(query),
    /** The calendar day at a place, `YYYY-MM-DD`. */
    dayAt,
    /** The city around a point, for its name and time zone. */
    cityAt: (point: LatLon): City | null => index.gazetteer.at(point),
    /** The one meaning of a text; null when it has several, or names nothing known. */
    resolveDestination: (text: string): Destination | null => destinationOf(index.resolver.resolve(text)),
    /** Kinds of everything whose whole name this text is, spelt as it is. */
    kindsNamed: (text: string): readonly GeocodeKind[] => index.resolver.kindsNamed(text),
    /** Places of interest round a point within `radiusMetres`, most interesting first. */
    poisNear: (lat: number, lon: number, radiusMetres: number, options?: PoisNearOptions): readonly Poi[] =>
      poisNear(index, { lat, lon }, radiusMetres, options),

    /** Hotels round a point within `radiusMetres` that surely exist, where they are said to be, in no order. */
    sureHotelsNear: (lat: number, lon: number, radiusMetres: number): readonly Hotel[] =>
      sureHotelsNear(index.hotels, { lat, lon }, radiusMetres),
    /** The same with those of which only the street or the quarter is known: no minutes of theirs are promised. */
    roughHotelsNear: (lat: number, lon: number, radiusMetres: number): readonly Hotel[] =>
      roughHotelsNear(index.hotels, { lat, lon }, radiusMetres),

    hotelById: (id: string): Hotel | null => index.hotelById.get(id) ?? null,
    venueById: (id: string): Venue | null => index.venueById.get(id) ?? null,
    poiById: (id: string): Poi | null => index.poiById.get(id) ?? groundById.get(id) ?? null,
    /** What is in one of the cities for some days of the year and else not. */
    seasonGrounds: (): readonly SeasonGround[] => shipped.seasonGrounds,
    /** The next edition of an event. */
    eventById: (id: string): EventItem | null => nextEdition(index, id, today()),
    eventFacts: (id: string): EventFacts | null => shipped.eventFacts.get(id) ?? null,
    /** What closes on which days in a country, as rules. */
    closures: (country: string): readonly Closure[] => shipped.closures.filter((row) => row.country === country),
    /** Local days that are public holidays in the whole country, as far as the table goes. */
    holidays: (country: string): readonly string[] =>
      shipped.holidays.find((row) => row.country === country)?.dates ?? [],
    /** Cities with hotels or places of interest, largest coverage first. */
    coveredCities: (): readonly CoveredCity[] => index.covered(),

    /** Matrix of legs `[from][to]`, the quicker sensible mode for each pair. */
    legs: (points: readonly Endpoint[], speed?: number, stepFree?: boolean): readonly (readonly TripLeg[])[] =>
      tripLegs(routeMatrix(streetsAt, points, { speed, stepFree, acrossFrom: wideFrom }), points, stations),
    /** The same from one point to each end. */
    legsFrom: (from: Endpoint, ends: readonly Endpoint[], speed?: number, stepFree?: boolean): readonly TripLeg[] =>
      tripLegs(
        [routesFrom(streetsAt(from), from, ends, { speed, stepFree, acrossTo: wideFrom(from) })],
        [from],
        stations,
        ends,
      )[0] ?? [],
    /** Whether stations are known near both points: without them there is no transit between the two. */
    stationsJoin: (from: LatLon, to: LatLon): boolean => stations.join(from, to),

    /** The place or point that one end of a route is at; null when it is not listed. */
    routeEnd: (end: RouteEnd): GeocodeResult | null => endOf(index, end),
    /** The way on foot between two places, street by street. */
    walkingRoute: (
      from: GeocodeResult,
      to: GeocodeResult,
      how: Pick<RouteRequest, 'speed' | 'profile'>,
    ): RouteResponse => answerRoute({ streetsAt, acrossFrom, waterAt, credits }, [from, to], how),

    /** Where one gets on foot from a point within 5, 10, 15 and 20 minutes: on streets where imported, else circles. */
    isochrones: (point: Endpoint, options?: IsochroneOptions): readonly Isochrone[] =>
      isochrones(streetsAt(point), point, options),
    /** Walkable ways within `radius` metres as lines for a small map; none where no streets are imported. */
    streetLines: (point: Endpoint, radius: number): readonly (readonly Position[])[] =>
      streetsAt(point).flatMap((streets) => (streets.snap(point) ? streetLines(streets, point, radius) : [])),
    /** Seas, lakes and rivers within `radius` metres as polygons for a small map; none where no map is imported. */
    water: (point: LatLon, radius: number): readonly (readonly (readonly Position[])[])[] =>
      waterNear(waterAt(point), point, radius),

    /** The id of the archive of vector tiles that shows the surroundings of a point; null where there is none. */
    tilesAt: (point: LatLon): string | null => tiles.at(point),
    /** The file of such an archive; null when there is none of that id. */
    tileFile: (id: string): string | null => tiles.file(id),

    /** The imported extracts that are live, and those that could not be read. */
    extracts: (): readonly Manifest[] => library.extracts.map(({ manifest }) => manifest),
    unreadableExtracts: (): readonly Unreadable[] => library.unreadable,

    /** The imported timetables that are live, and those that could not be read. */
    timetables: (): readonly TimetableManifest[] => timetables.cities.flatMap(({ manifests }) => manifests),
    unreadableTimetables: (): readonly UnreadableTimetable[] => timetables.unreadable,

    /** Looks for newly imported extracts and timetables and loads them; returns how many extracts are live. */
    refresh: (): number => {
      const isNew = { places: library.rescan(), times: timetables.rescan() }
      if (isNew.places) {
        tiles.update(library.folders)
        index = load()
        barriers = new Barriers(index.data.barriers)
      }
      if (isNew.places || isNew.times) {
        stations = loadStations()
        revision += 1
      }
      return library.extracts.length
    },
    /** Counts how often new data were loaded: cached answers are stale when it has changed. */
    revision: (): number => revision,
    /** What a text may mean where it is not one place: names with city, region and country, best first. */
    choicesFor: (text: string): readonly string[] => choicesOf(index.resolver.resolve(text)),
  }
}
