import type { EventDay } from '@site/contracts/event-days'
import type { Leg } from '@site/contracts/itinerary'
import type { Hotel } from '@site/places'
import { Random } from '../engine/random.ts'
import { kilometres } from '../itinerary/places.ts'
import type { Destination, EventAnchor, LatLon, PlacesPort } from '../itinerary/places.ts'

/** Hours a city really shows: closed days, lunch breaks, late nights, unknown, always open. */
const HOURS: readonly (string | null)[] = [
  null,
  '24/7',
  'Tu-Su 10:00-17:00',
  'Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-16:00',
  'Mo-Su 08:00-22:00',
  'We-Mo 09:30-17:30; Th 09:30-21:00',
  'Fr-Sa 20:00-03:00',
  'Apr-Sep: Mo-Su 09:00-20:00; Oct-Mar: Mo-Su 10:00-16:00',
]
const CATEGORIES = 'sight museum park view experience market bar shopping food food coffee'.split(' ')

/** What every row of the made-up city has in common. */
const sampleRow = {
  altNames: [],
  city: 'Sampleton',
  country: 'AU',
  address: null,
  website: null,
  precision: 0,
  source: 'sample',
}

export interface SampleOptions {
  readonly seed?: number
  readonly places?: number
  /** Whether stations are known near every place of the city; true when left out. */
  readonly stations?: boolean
  /** Hotels that may be proposed; none when left out. */
  readonly hotels?: readonly SampleHotel[]
  /** The event the city has, Harbour Nights when left out. */
  readonly event?: EventAnchor
}

export const CENTRE: LatLon = { lat: -34.9285, lon: 138.6007 }

export const sampleEvent: EventAnchor = {
  id: 'event-1',
  name: 'Harbour Nights',
  category: 'music',
  venue: { id: 'venue-1', name: 'Harbour Hall', lat: -34.92, lon: 138.59, city: 'Sampleton', country: 'AU' },
  address: '1 Quay Road',
  source: 'sample',
  capacity: null,
  dates: { start: '2026-03-14', end: '2026-03-15', status: 'confirmed' },
}

const sampleHotel: Hotel = {
  ...sampleRow,
  id: 'hotel-1',
  name: 'Grand Sample',
  kind: 'hotel',
  lat: -34.93,
  lon: 138.61,
  stars: null,
  rooms: null,
  mayBeClosed: false,
}
type SampleHotel = LatLon & { readonly id: string; readonly name: string; readonly stars?: number }
/** A hotel of the made-up city. */
export const sampleHotelAt = (
  own: SampleHotel,
  over: Partial<Pick<Hotel, 'stars' | 'kind' | 'source'>> = {},
): Hotel => ({ ...sampleHotel, ...own, ...over })
const sampleVenue = { ...sampleRow, ...sampleEvent.venue, address: sampleEvent.address, kind: 'arena', capacity: null }

/** A made-up city with every kind of opening hours, the same for the same seed. For tests only. */
export function samplePlaces(options: SampleOptions = {}): ReturnType<PlacesPort['poisNear']> {
  const random = new Random(options.seed ?? 1)
  return Array.from({ length: options.places ?? 160 }, (_, i) => {
    const category = random.pick(CATEGORIES) ?? 'sight'
    return {
      ...sampleRow,
      id: `poi-${i}`,
      name: `Place ${i}`,
      category,
      address: i % 3 === 0 ? null : `${i} High Street`,
      lat: CENTRE.lat + (random.next() - 0.5) * 0.05,
      lon: CENTRE.lon + (random.next() - 0.5) * 0.06,
      openingHours: random.pick(HOURS) ?? null,
      website: i % 2 === 0 ? `https://place-${i}.example` : null,
      source: i % 4 === 0 ? 'open' : 'curated',
      interest: i % 5 === 0 ? 25 : 20 + random.below(80),
      visitMinutes: i % 3 === 0 ? null : 20 + 5 * random.below(20),
      themes: [],
    }
  })
}

/** Straight-line legs: on foot up to 25 minutes, else by public transport where there are stations. */
export function sampleLeg(a: LatLon, b: LatLon, stations = true): Leg {
  const metres = Math.round(kilometres(a, b) * 1300)
  const minutes = Math.ceil(metres / 80)
  const ride = Math.ceil(8 + metres / 350)
  if (stations && minutes > 25 && ride < minutes)
    return { mode: 'transit', minutes: ride, low: ride - 3, high: ride + 8, metres, source: 'estimate' }
  return { mode: 'walk', minutes, low: minutes, high: minutes + 3, metres, source: 'estimate' }
}

/** A port over the made-up city: knows "Sampleton", the event by its name, "Bareville" without places, and nothing else. */
export function samplePort(options: SampleOptions = {}): PlacesPort {
  const places = samplePlaces(options)
  const event = options.event ?? sampleEvent
  const city: Destination = {
    kind: 'city',
    name: 'Sampleton',
    city: 'Sampleton',
    country: 'AU',
    region: null,
    neighborhood: null,
    precision: 0,
    tz: 'Australia/Adelaide',
    centre: CENTRE,
  }
  return {
    resolveDestination(text) {
      if (text === event.name) return { ...city, kind: 'event', id: event.id, name: event.name, point: event.venue }
      if (text === 'Bareville') return { ...city, name: text, city: text, centre: { lat: -20, lon: 130 } }
      return text === 'Sampleton' ? city : null
    },
    resolveCity: () => null,
    kindsNamed: (text) => {
      if (text === event.name) return ['event']
      return text === 'Bareville' || text === 'Sampleton' || text === 'Springfield' ? ['city'] : []
    },
    poiById: (id) => places.find((poi) => poi.id === id) ?? null,
    choicesFor: (text) => (text === 'Springfield' ? ['Springfield, Illinois', 'Springfield, Oregon'] : []),
    poisNear: (lat, lon, radiusMetres, { limit, leastInterest = 0 } = {}) =>
      places
        .filter((poi) => poi.interest >= leastInterest)
        .filter((poi) => kilometres({ lat, lon }, poi) * 1000 <= radiusMetres)
        .toSorted((a, b) => b.interest - a.interest)
        .slice(0, limit),
    hotelById: (id) => {
      const own = options.hotels?.find((hotel) => hotel.id === id)
      if (own !== undefined) return sampleHotelAt(own)
      return id === sampleHotel.id ? sampleHotel : null
    },
    hotel: () => null,
    venueById: (id) => (id === sampleVenue.id ? sampleVenue : null),
    eventById: (id) => (id === event.id ? event : null),
    legs: (points) => points.map((a) => points.map((b) => sampleLeg(a, b, options.stations))),
    legsFrom: (from, ends) => ends.map((end) => sampleLeg(from, end, options.stations)),
    sureHotelsNear: (lat, lon, radiusMetres) =>
      (options.hotels ?? [])
        .map((hotel) => sampleHotelAt(hotel))
        .filter((hotel) => kilometres({ lat, lon }, hotel) * 1000 <= radiusMetres),
    roughHotelsNear: () => [],
    seasonGrounds: () => [],
    eventFacts: () => null,
    closures: () => [],
    holidays: () => [],
    revision: () => 0,
    events: () => ({ events: [] }),
    coveredCities: () => [
      { city: 'Sampleton', country: 'AU', tz: city.tz, hotels: 1, pois: places.length, venues: 1, ...CENTRE },
    ],
    credits: (sources = []) => sources.map((source) => `Data: ${source}`),
  }
}

/** The same event with two days, one of them the main one, and sessions in minutes of the day. */
export const withProgramme = (sessions: EventDay['sessions'], over: Partial<EventAnchor> = {}): EventAnchor => ({
  ...sampleEvent,
  programme: {
    usual: true,
    days: [
      { date: '2026-03-14', sessions: [] },
      { date: '2026-03-15', label: 'Final day', main: true, sessions },
    ],
  },
  ...over,
})
