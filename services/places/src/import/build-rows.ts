import { stars, website } from '../build-data/facts.ts'
import { interestPrior, themesOf } from '../build-data/poi-prior.ts'
import { distance } from '../geo/distance.ts'
import type { AddressRow, Hotel, LatLon, Located, Poi, Venue } from '../store/rows.ts'
import { fold } from '../text/fold.ts'
import { fullAddress, otherNames, streetAddress } from './features.ts'
import { indexOf } from './numbers.ts'
import type { Draft, NamedWay, Scan } from './scan.ts'

export interface Rows {
  readonly hotels: readonly Hotel[]
  readonly venues: readonly Venue[]
  readonly pois: readonly Poi[]
  readonly addresses: readonly AddressRow[]
  readonly withoutPosition: number
}

export interface Home {
  readonly city: string
  readonly country: string
}

/** Error bound of a mapped position, metres: a door or a node, and the middle of an outline. */
const NODE_PRECISION = 15
const OUTLINE_PRECISION = 30
/** Pieces of one street further apart than this are two streets of a name, metres. */
const STREET_GAP = 800

const position = (scan: Scan, id: number): LatLon | null => {
  const at = indexOf(scan.ids, id)
  if (at < 0 || scan.found[at] !== 1) return null
  return { lat: (scan.lat[at] ?? 0) / 1e7, lon: (scan.lon[at] ?? 0) / 1e7 }
}

const middle = (points: readonly LatLon[]): LatLon => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lon: points.reduce((sum, point) => sum + point.lon, 0) / points.length,
})

const rounded = ({ lat, lon }: LatLon): LatLon => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lon: Math.round(lon * 1e6) / 1e6,
})

/** Where one walks to: the mapped entrance (the main one first), the node itself, or the middle of the outline. */
function door(scan: Scan, draft: Draft): (LatLon & { readonly precision: number }) | null {
  if (draft.point) return { ...rounded(draft.point), precision: NODE_PRECISION }
  const refs = draft.refs[0] === draft.refs.at(-1) ? draft.refs.slice(1) : draft.refs
  const entrance = refs.find((ref) => scan.entrances.get(ref) === true) ?? refs.find((ref) => scan.entrances.has(ref))
  const at = entrance === undefined ? null : position(scan, entrance)
  if (at) return { ...rounded(at), precision: NODE_PRECISION }
  const points = refs.flatMap((ref) => position(scan, ref) ?? [])
  return points.length === 0 ? null : { ...rounded(middle(points)), precision: OUTLINE_PRECISION }
}

function located(draft: Draft, at: LatLon & { readonly precision: number }, home: Home): Located {
  const { tags } = draft
  return {
    id: `osm-${draft.id}`,
    name: tags.get('name') ?? '',
    altNames: otherNames(tags),
    ...at,
    city: tags.get('addr:city') ?? home.city,
    country: tags.get('addr:country')?.toUpperCase() ?? home.country,
    address: fullAddress(tags, home.country),
    website: website(tags.get('website') ?? tags.get('contact:website') ?? ''),
    source: 'osm',
  }
}

/** Named ways joined into streets: one row per name and neighbourhood, with half their extent as the error bound. */
function streetRows(scan: Scan, ways: readonly NamedWay[], home: Home): AddressRow[] {
  const groups = new Map<string, { name: string; points: LatLon[] }[]>()
  for (const way of ways) {
    const points = way.refs.flatMap((ref) => position(scan, ref) ?? [])
    const first = points[0]
    if (!first) continue
    const key = fold(way.name)
    const list = groups.get(key) ?? []
    const near = list.find((group) =>
      group.points.some((point) => distance(point.lat, point.lon, first.lat, first.lon) < STREET_GAP),
    )
    if (near) near.points.push(...points)
    else list.push({ name: way.name, points })
    groups.set(key, list)
  }
  return [...groups.values()].flat().map(({ name, points }) => {
    const centre = middle(points)
    // A point of the street itself: the mean of a bent street may lie in a block.
    const far = (point: LatLon) => distance(point.lat, point.lon, centre.lat, centre.lon)
    const on = points.reduce((best, point) => (far(point) < far(best) ? point : best))
    const reach = points.reduce((most, point) => Math.max(most, distance(point.lat, point.lon, on.lat, on.lon)), 0)
    return { name, ...rounded(on), ...home, precision: Math.max(20, Math.round(reach)) }
  })
}

/** The rows of a scan. `home` names the city and country of objects that do not say theirs. */
export function buildRows(scan: Scan, home: Home): Rows {
  const hotels: Hotel[] = []
  const venues: Venue[] = []
  const pois: Poi[] = []
  const houses = new Map<string, AddressRow>()
  let withoutPosition = 0
  for (const draft of scan.drafts) {
    const at = door(scan, draft)
    if (!at) {
      withoutPosition += 1
      continue
    }
    const { tags, kind } = draft
    const street = streetAddress(tags, home.country)
    if (street && tags.has('addr:housenumber')) {
      houses.set(fold(street), { name: street, ...at, city: tags.get('addr:city') ?? home.city, country: home.country })
    }
    if (!kind) continue
    const row = located(draft, at, home)
    if (kind.is === 'hotel') {
      const rooms = Number(tags.get('rooms'))
      hotels.push({
        ...row,
        kind: kind.kind,
        stars: stars(tags.get('stars') ?? ''),
        rooms: rooms > 0 ? rooms : null,
        mayBeClosed: false,
      })
    } else if (kind.is === 'venue') {
      const capacity = Number(tags.get('capacity'))
      venues.push({ ...row, kind: kind.kind, capacity: capacity > 0 ? capacity : null })
    } else {
      const hours = tags.get('opening_hours') ?? null
      const known = { website: row.website !== null, hours: hours !== null, wikidata: tags.has('wikidata') }
      pois.push({
        ...row,
        category: kind.category,
        openingHours: hours,
        visitMinutes: null,
        interest: interestPrior(kind.category, kind.subtype, known),
        themes: themesOf(kind.category),
      })
    }
  }
  return {
    hotels,
    venues,
    pois,
    addresses: [...houses.values(), ...streetRows(scan, scan.streets, home)],
    withoutPosition,
  }
}
