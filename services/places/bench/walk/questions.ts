import path from 'node:path'
import type { HotelsOrigin } from '@site/contracts/hotels'
import { findDataDir } from '../../src/data/data-dir.ts'
import type { Hotel } from '../../src/data/rows.ts'
import { hotelsInReach } from '../../src/hotels/in-reach.ts'
import { noRides } from '../../src/hotels/rides.ts'
import { liveExtracts, readExtract, type Extract } from '../../src/import/extract-store.ts'
import { nothingAcross } from '../../src/walking/barriers.ts'
import { PointIndex, type LatLon } from '../../src/walking/geo.ts'
import { isochrones } from '../../src/walking/isochrones.ts'
import { seeded } from '../random.ts'
import { spread, timed, type Spread } from '../spread.ts'

/** Doors a question starts at. */
const QUESTIONS = 200
/** Hotels in reach of each. */
const HOTELS = [50, 500] as const

/** Milliseconds of questions on the streets of one shipped city. */
export interface StreetTimes {
  readonly city: string
  readonly vertices: number
  /** The first question, which makes the streets ready. */
  readonly firstMs: number
  /** Walks, with and without steps, from a door to so many hotels. */
  readonly hotels: readonly { readonly count: number; readonly times: Spread }[]
  /** Areas within 5, 10, 15 and 20 minutes. */
  readonly isochrones: Spread
}

const hotelAt = ({ lat, lon }: LatLon, at: number): Hotel => ({
  id: `door-${at}`,
  name: `Door ${at}`,
  altNames: [],
  city: '',
  country: '',
  address: null,
  website: null,
  lat,
  lon,
  precision: 0,
  source: 'osm',
  kind: 'hotel',
  stars: null,
  rooms: null,
  mayBeClosed: false,
})

const originAt = ({ lat, lon }: LatLon): HotelsOrigin => ({
  kind: 'address',
  name: '',
  lat,
  lon,
  precision: 0,
})

function ask({ streets, addresses, pois, hotels, manifest }: Extract): StreetTimes {
  if (!streets) throw new Error(`${manifest.name} has no walkable ways`)
  const random = seeded(5)
  const doors = [...addresses, ...pois, ...hotels].filter((door) => streets.covers(door))
  const any = (): LatLon => doors[Math.floor(random() * doors.length)] ?? { lat: 0, lon: 0 }
  const starts = Array.from({ length: QUESTIONS }, any)
  const first = timed(() => isochrones([streets], any())).ms
  return {
    city: manifest.name,
    vertices: manifest.counts.vertices ?? 0,
    firstMs: first,
    hotels: HOTELS.map((count) => {
      const ground = { speed: undefined, streetsAt: () => [streets], acrossFrom: () => nothingAcross, rideOf: noRides }
      const rows = new PointIndex(Array.from({ length: count }, (_, at) => hotelAt(any(), at)))
      const find = (start: LatLon) => hotelsInReach(rows, originAt(start), ground)
      return { count, times: spread(starts.map((start) => timed(() => find(start)).ms)) }
    }),
    isochrones: spread(starts.map((start) => timed(() => isochrones([streets], start)).ms)),
  }
}

/** Asks the streets of every city that ships as the site does. */
export const askShippedCities = (): readonly StreetTimes[] =>
  liveExtracts(path.join(findDataDir(), 'odbl', 'extracts')).map(({ folder }) => ask(readExtract(folder)))
