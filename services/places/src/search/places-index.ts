import type { GeocodeResult } from '@site/contracts/geocode'
import { fold } from '../data/fold.ts'
import type { Dataset } from '../data/load.ts'
import type { AddressRow, EventRow, Hotel, Poi, Venue } from '../data/rows.ts'
import { PointIndex, type LatLon } from '../walking/geo.ts'
import { postcodeById } from './postcode-result.ts'
import { coveredCities, type CoveredCity } from './covered.ts'
import { searchDocs, toResult, type Named } from './documents.ts'
import { Gazetteer } from './gazetteer.ts'
import { knownAddresses } from './known-addresses.ts'
import { NameIndex } from './name-index.ts'
import { Resolver } from './resolver.ts'
import { StreetIndex } from './streets.ts'

/** The dataset with everything needed to answer quickly; replaced as a whole when an extract is imported. */
export interface PlacesIndex {
  readonly data: Dataset
  readonly gazetteer: Gazetteer
  readonly resolver: Resolver
  /** Anything that an answer named by an id, however it was found; null when it is not listed any more. */
  readonly placeById: (id: string) => GeocodeResult | null
  readonly hotels: PointIndex<Hotel>
  readonly pois: PointIndex<Poi>
  /** Worked out when first asked for. */
  readonly covered: () => readonly CoveredCity[]
  readonly hotelById: ReadonlyMap<string, Hotel>
  readonly venueById: ReadonlyMap<string, Venue>
  readonly poiById: ReadonlyMap<string, Poi>
  readonly eventById: ReadonlyMap<string, EventRow>
  readonly venueOf: (event: EventRow) => Venue | null
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row] as const))

/** A place people know, and how near it has to be to tell two places of one name apart, metres. */
const KNOWN_INTEREST = 60
const BESIDE = 2_000

function landmarkNear(landmarks: PointIndex<Poi>, point: LatLon, name: string): string | null {
  const near = landmarks.near(point, BESIDE, 40, ({ name: own }) => own !== name)
  return near.toSorted((a, b) => b.item.interest - a.item.interest)[0]?.item.name ?? null
}

/** How many of our events each city has, by "name|country". */
function countEvents(events: readonly EventRow[], venueOf: (event: EventRow) => Venue | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const event of events) {
    const venue = venueOf(event)
    const key = venue && `${venue.city}|${venue.country}`
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Indexes a dataset and the addresses of the imported extracts: about 0.4 s for the shipped ones. */
export function buildPlacesIndex(data: Dataset, addresses: readonly (readonly AddressRow[])[]): PlacesIndex {
  const gazetteer = new Gazetteer(data.cities, data.cityNames)
  const venueById = byId(data.venues)
  const venueOf = (event: EventRow) => venueById.get(event.venueId) ?? null
  const index = new NameIndex(searchDocs(data, venueOf, (name) => gazetteer.named(fold(name)).length > 0))
  const pois = new PointIndex(data.pois)
  const landmarks = new PointIndex(data.pois.filter(({ interest }) => interest >= KNOWN_INTEREST))
  let streets: StreetIndex | undefined
  const readStreets = () => {
    const mapped = addresses.flat()
    const cities = new Set(mapped.map(({ city, country }) => `${city}|${country}`))
    return new StreetIndex([...mapped, ...knownAddresses(located, mapped)], cities)
  }
  const located = [...data.hotels, ...data.venues, ...data.pois]
  let covered: readonly CoveredCity[] | undefined
  let places: Map<string, Named> | undefined
  const readPlaces = () => {
    const cities = data.cities.map((row): Named => ({ kind: 'city', row }))
    return new Map([...index.items(), ...cities].map((item) => [toResult(item).id ?? '', item] as const))
  }
  return {
    data,
    gazetteer,
    resolver: new Resolver({
      index,
      gazetteer,
      postcodes: data.postcodes,
      streets: () => (streets ??= readStreets()),
      eventsIn: countEvents(data.events, venueOf),
      near: (point, name) => landmarkNear(landmarks, point, name),
    }),
    placeById: (id) => {
      const found = (places ??= readPlaces()).get(id)
      return found ? toResult(found) : postcodeById(data.postcodes, id)
    },
    hotels: new PointIndex(data.hotels),
    pois,
    covered: () => (covered ??= coveredCities(data, gazetteer)),
    hotelById: byId(data.hotels),
    venueById,
    poiById: byId(data.pois),
    eventById: byId(data.events),
    venueOf,
  }
}
