import type { Tags } from '../pbf-block.ts'
import type { MapKind } from './map-feature.ts'

/** Places by kind of the schema, the rank of their size where the population is not known, and the first zoom. */
const PLACES: Readonly<Record<string, readonly [kind: string, rank: number, minZoom: number]>> = {
  city: ['locality', 11, 4],
  town: ['locality', 8, 8],
  village: ['locality', 5, 11],
  hamlet: ['locality', 3, 13],
  suburb: ['neighbourhood', 0, 11],
  quarter: ['neighbourhood', 0, 12],
  neighbourhood: ['neighbourhood', 0, 13],
  island: ['island', 0, 11],
}

/** Landmarks that one finds the way by, with the first zoom that names them. */
const LANDMARKS: readonly (readonly [key: string, value: string, kind: string, minZoom: number])[] = [
  ['railway', 'station', 'station', 13],
  ['amenity', 'ferry_terminal', 'ferry_terminal', 14],
  ['leisure', 'stadium', 'stadium', 13],
  ['tourism', 'museum', 'museum', 14],
  ['tourism', 'zoo', 'zoo', 13],
  ['tourism', 'attraction', 'attraction', 15],
  ['amenity', 'theatre', 'theatre', 15],
  ['amenity', 'university', 'university', 14],
  ['amenity', 'hospital', 'hospital', 14],
  ['amenity', 'townhall', 'townhall', 15],
  ['amenity', 'library', 'library', 15],
  ['leisure', 'park', 'park', 14],
  ['natural', 'beach', 'beach', 14],
]

/** The rank of the schema, one for each step of the population. */
const RANKS = [
  200, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000,
  20_000_000, 50_000_000, 100_000_000, 1_000_000_000,
]
const rankOf = (population: number): number => RANKS.filter((least) => population >= least).length

/** A named point of the layers `places` and `pois`; null for what is neither or has no name. */
export function labelKind(tags: Tags): MapKind | null {
  if (!tags.has('name')) return null
  const place = tags.get('place') ?? ''
  const known = PLACES[place]
  if (known) {
    const [kind, rank, minZoom] = known
    const population = Number(tags.get('population'))
    const population_rank = population > 0 ? rankOf(population) : rank
    if (kind === 'island') return { layer: 'earth', properties: { kind, min_zoom: minZoom } }
    return { layer: 'places', properties: { kind, kind_detail: place, population_rank, min_zoom: minZoom } }
  }
  for (const [key, value, kind, minZoom] of LANDMARKS) {
    if (tags.get(key) === value) return { layer: 'pois', properties: { kind, min_zoom: minZoom } }
  }
  return null
}
