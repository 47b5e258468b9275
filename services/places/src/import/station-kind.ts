import type { Tags } from './pbf-block.ts'

/** Where people get on: a station, or a way down to one that may not be mapped itself. Trams and buses stop at stops, not stations. */
export type StationKind = 'station' | 'entrance'

const STATIONS: readonly (readonly [key: string, value: string])[] = [
  ['railway', 'station'],
  ['railway', 'halt'],
  ['public_transport', 'station'],
  ['amenity', 'bus_station'],
  ['amenity', 'ferry_terminal'],
]
/** Stations of park railways and to look at. */
const NO_TRANSIT = new Set(['miniature', 'tourism', 'museum'])

/** Null for what is no station. */
export function stationKind(tags: Tags): StationKind | null {
  if (NO_TRANSIT.has(tags.get('station') ?? '') || NO_TRANSIT.has(tags.get('usage') ?? '')) return null
  if (STATIONS.some(([key, value]) => tags.get(key) === value)) return 'station'
  return tags.get('railway') === 'subway_entrance' ? 'entrance' : null
}
