import type { Extract } from '../extract-store.ts'

/** What one city has, and in what it is thin. */
export interface CityReport {
  readonly name: string
  readonly dataOf: string
  readonly hotels: number
  readonly venues: number
  readonly sights: number
  readonly addresses: number
  /** What a visitor will miss, in words; empty where nothing is thin. */
  readonly thin: string
}

/** Fewer than these and a visitor notices: hotels to choose from, houses to be found, sights whose hours are known. */
const ENOUGH = { hotels: 20, addresses: 500, hours: 0.3, stars: 0.2 } as const

const share = <T>(rows: readonly T[], known: (row: T) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(known).length / rows.length
const percent = (part: number): string => `${Math.round(part * 100)} %`

/** Says of an imported city what is thin: hotels, their stars, addresses, opening hours. */
export function reportOf({ manifest, hotels, venues, pois, addresses }: Extract): CityReport {
  const stars = share(hotels, (hotel) => hotel.stars !== null)
  const hours = share(pois, ({ openingHours }) => openingHours !== null)
  const thin = [
    ...(hotels.length < ENOUGH.hotels ? ['few hotels'] : []),
    ...(hotels.length > 0 && stars < ENOUGH.stars ? [`stars of ${percent(stars)} of the hotels`] : []),
    ...(addresses.length < ENOUGH.addresses ? ['few addresses'] : []),
    ...(pois.length > 0 && hours < ENOUGH.hours ? [`hours of ${percent(hours)} of the sights`] : []),
  ]
  return {
    name: manifest.name,
    dataOf: manifest.dataOf ?? 'unknown',
    hotels: hotels.length,
    venues: venues.length,
    sights: pois.length,
    addresses: addresses.length,
    thin: thin.join(', '),
  }
}
