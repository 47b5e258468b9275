import path from 'node:path'
import * as z from 'zod/mini'
import { stars, website } from '../data/build/facts.ts'
import { interestPrior, themesOf } from '../data/build/poi-prior.ts'
import { judgeHotel } from '../data/rules/hotel-rules.ts'
import { judgePlace } from '../data/rules/place-rules.ts'
import { dietsOf, wheelchairOf } from '../data/rules/visit-words.ts'
import type { AddressRow, Hotel, Located, Poi, Venue } from '../data/rows.ts'
import { between, middle, roundedPoint, type LatLon } from '../walking/geo.ts'
import { fold } from '../data/fold.ts'
import { featureKind, fullAddress, otherNames, streetAddress } from './features.ts'
import { hashOf, NumberSet } from './number-set.ts'
import type { Tags } from './pbf-block.ts'
import type { Draft, Scan } from './scan.ts'
import { JsonLinesFile } from './json-lines-file.ts'
import { mergeStations, type MappedStation } from './merge-stations.ts'
import { stationKind } from './station-kind.ts'
import { streetRows, type Home } from './street-rows.ts'

/** Rows by table, on disk. */
export interface Rows {
  readonly hotels: JsonLinesFile<object>
  readonly venues: JsonLinesFile<object>
  readonly pois: JsonLinesFile<object>
  readonly addresses: JsonLinesFile<object>
  readonly stations: readonly LatLon[]
  readonly withOpeningHours: number
  readonly withoutPosition: number
}

/** Error bound of a mapped position, metres: a door or a node, and the middle of an outline. */
const NODE_PRECISION = 15
const OUTLINE_PRECISION = 30
/** Where one walks to: the mapped entrance (the main one first), the node itself, or the middle of the outline. */
function door(scan: Scan, draft: Draft): (LatLon & { readonly precision: number }) | null {
  if (draft.point) return { ...roundedPoint(draft.point), precision: NODE_PRECISION }
  const refs = draft.refs[0] === draft.refs.at(-1) ? draft.refs.slice(1) : draft.refs
  const entrance = refs.find((ref) => scan.entrances.get(ref) === true) ?? refs.find((ref) => scan.entrances.has(ref))
  const at = entrance === undefined ? null : scan.nodes.at(entrance)
  if (at) return { ...roundedPoint(at), precision: NODE_PRECISION }
  const points = refs.flatMap((ref) => scan.nodes.at(ref) ?? [])
  return points.length === 0 ? null : { ...roundedPoint(middle(points)), precision: OUTLINE_PRECISION }
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

/** A hotel; null for what is mapped as one and is a company, a camp, a hall of residence or a private let. */
function hotelRow(row: Located, kind: string, tags: Tags): Hotel | null {
  const count = Number(tags.get('rooms'))
  const rooms = count > 0 ? count : null
  const verdict = judgeHotel({ ...row, rooms })
  if (verdict.is !== 'hotel' && verdict.certainty !== 'C') return null
  const doubtful = verdict.is !== 'hotel'
  return { ...row, kind, stars: stars(tags.get('stars') ?? ''), rooms, mayBeClosed: false, doubtful }
}

/** A place of interest; null for a room or an object that nobody goes to see. */
function poiRow(row: Located, kind: { category: string; subtype: string }, tags: Tags, nearZoo: boolean): Poi | null {
  const openingHours = tags.get('opening_hours') ?? null
  const known = { website: row.website !== null, hours: openingHours !== null, wikidata: tags.has('wikidata') }
  const verdict = judgePlace({
    ...kind,
    name: row.name,
    known: known.website || known.hours || known.wikidata,
    nearZoo,
  })
  if (verdict.is === 'no_visit') return null
  return {
    ...row,
    category: kind.category,
    openingHours,
    visitMinutes: null,
    interest: interestPrior(kind.category, kind.subtype, known),
    themes: themesOf(kind.category),
    limitedTo: verdict.is === 'limited' && verdict.certainty !== 'C' ? verdict.to : null,
    diets: dietsOf(tags),
    wheelchair: wheelchairOf(tags),
  }
}

/** An enclosure lies within this many metres of the position of its zoo. */
const ZOO_REACH = 400

/** Where the zoos of a scan are, by the id of the draft. */
async function zoosOf(scan: Scan): Promise<ReadonlyMap<string, LatLon>> {
  const zoos = new Map<string, LatLon>()
  for await (const draft of scan.drafts.values()) {
    const at = draft.tags.get('tourism') === 'zoo' ? door(scan, draft) : null
    if (at) zoos.set(draft.id, at)
  }
  return zoos
}

const anyRow = z.record(z.string(), z.unknown())

/** The rows of a scan, stored in its folder. */
export async function buildRows(scan: Scan, home: Home): Promise<Rows> {
  const table = (name: string) => new JsonLinesFile(path.join(scan.folder, `${name}.jsonl`), anyRow)
  const rows = { hotels: table('hotels'), venues: table('venues'), pois: table('pois'), addresses: table('addresses') }
  const houses = new NumberSet()
  const stations: MappedStation[] = []
  const zoos = await zoosOf(scan)
  const inZoo = (id: string, at: LatLon): boolean =>
    [...zoos].some(([zoo, where]) => zoo !== id && between(where, at) <= ZOO_REACH)
  let [withoutPosition, withOpeningHours] = [0, 0]
  for await (const draft of scan.drafts.values()) {
    const at = door(scan, draft)
    if (!at) {
      withoutPosition += 1
      continue
    }
    const { tags } = draft
    const kind = featureKind(tags)
    const station = stationKind(tags)
    if (station) stations.push({ lat: at.lat, lon: at.lon, kind: station })
    const street = streetAddress(tags, home.country)
    const city = tags.get('addr:city') ?? home.city
    if (street && tags.has('addr:housenumber') && houses.add(hashOf(`${fold(street)}|${fold(city)}`))) {
      rows.addresses.add({ name: street, ...at, city, country: home.country } satisfies AddressRow)
    }
    if (!kind) continue
    const row = located(draft, at, home)
    if (kind.is === 'hotel') {
      const hotel = hotelRow(row, kind.kind, tags)
      if (hotel) rows.hotels.add(hotel)
    } else if (kind.is === 'venue') {
      const capacity = Number(tags.get('capacity'))
      rows.venues.add({ ...row, kind: kind.kind, capacity: capacity > 0 ? capacity : null } satisfies Venue)
    } else {
      const poi = poiRow(row, kind, tags, inZoo(draft.id, at))
      if (!poi) continue
      if (poi.openingHours !== null) withOpeningHours += 1
      rows.pois.add(poi)
    }
  }
  for (const row of streetRows(scan, home)) rows.addresses.add(row)
  return { ...rows, stations: mergeStations(stations), withOpeningHours, withoutPosition }
}
