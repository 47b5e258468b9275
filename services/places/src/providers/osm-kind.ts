import type { GeocodeKind } from '@site/contracts/geocode'

/** Values of OpenStreetMap's tags by the kind of place a visitor would call it; what is not listed is a `place`. */
const KINDS: readonly (readonly [kind: GeocodeKind, key: string, values: string])[] = [
  ['hotel', 'tourism', 'hotel hostel motel guest_house apartment'],
  ['hotel', 'building', 'hotel'],
  ['venue', 'leisure', 'stadium sports_centre sports_hall ice_rink track horse_riding golf_course'],
  ['venue', 'building', 'stadium arena sports_hall sports_centre grandstand'],
  [
    'venue',
    'amenity',
    'theatre arts_centre concert_hall conference_centre events_venue exhibition_centre music_venue nightclub',
  ],
  ['venue', 'sport', 'stadium'],
  ['station', 'railway', 'station halt stop tram_stop subway_entrance'],
  ['station', 'public_transport', 'station platform stop_position'],
  ['station', 'building', 'train_station'],
  ['station', 'amenity', 'bus_station ferry_terminal'],
  ['station', 'highway', 'bus_stop'],
  ['airport', 'aeroway', 'aerodrome international terminal'],
  ['city', 'place', 'city town village hamlet municipality'],
  ['neighbourhood', 'place', 'suburb neighbourhood quarter borough district city_block'],
  ['address', 'place', 'house'],
]
const BY_TAG = new Map(
  KINDS.flatMap(([kind, key, values]) => values.split(/\s+/).map((value) => [`${key}=${value}`, kind] as const)),
)
/** What an administrative area is, by the rank its service gives it. Larger areas are no place to walk from. */
const AREAS: Readonly<Record<string, GeocodeKind | null>> = {
  city: 'city',
  town: 'city',
  village: 'city',
  municipality: 'city',
  hamlet: 'city',
  locality: 'neighbourhood',
  district: 'neighbourhood',
  city_district: 'neighbourhood',
  borough: 'neighbourhood',
  suburb: 'neighbourhood',
  quarter: 'neighbourhood',
  neighbourhood: 'neighbourhood',
  county: null,
  state_district: null,
  state: null,
  region: null,
  country: null,
  continent: null,
}

export interface OsmTag {
  readonly key: string
  readonly value: string
  /** The rank of its service: "house", "street", "city"… */
  readonly rank: string
  readonly name: string
  readonly number: string
}

/** The kind of an OpenStreetMap object; null for areas that are too large to walk from. */
export function osmKind({ key, value, rank, name, number }: OsmTag): GeocodeKind | null {
  const known = BY_TAG.get(`${key}=${value}`)
  if (known) return known
  if (key === 'boundary' || key === 'place') return AREAS[rank] === undefined ? (AREAS[value] ?? 'place') : AREAS[rank]
  if (key === 'highway' || rank === 'street' || rank === 'road') return 'street'
  if (number !== '' && (name === '' || key === 'building')) return 'address'
  return name === '' ? 'address' : 'place'
}

/** Countries that write the number of a house before its street. */
const NUMBER_FIRST = new Set('AU BM CA FR GB HK IE IN LK LU MC MT MY NZ PH SG TH US VN ZA'.split(' '))

/** A house as its country writes it; empty without a number and a street. */
export function addressName(number: string, street: string, country: string): string {
  const parts = NUMBER_FIRST.has(country) ? [number, street] : [street, number]
  return parts.filter((part) => part !== '').join(' ')
}
