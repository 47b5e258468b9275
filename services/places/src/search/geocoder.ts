import type { geocodeRequest, GeocodeResult } from '@site/contracts/geocode'
import type * as z from 'zod/mini'
import { fold } from '../data/fold.ts'
import type { AddressRow, City, EventRow } from '../data/rows.ts'
import type { LatLon } from '../walking/geo.ts'
import { addressDocs, cityDocs, type Named } from './documents.ts'
import { cityRank, type Gazetteer } from './gazetteer.ts'
import { TextIndex, type Hit } from './text-index.ts'

/** The request as callers write it: the schema's defaults may be left out. */
export type GeocodeInput = z.input<typeof geocodeRequest>

/** A city is an area: its centre stands for it within about this many metres. */
const CITY_PRECISION = 3000

export interface Found {
  readonly named: Named | null
  readonly result: GeocodeResult
}

export function toResult(named: Named): GeocodeResult {
  const { kind, row } = named
  const { name, country, lat, lon } = row
  switch (kind) {
    case 'city':
      return { kind, id: `city-${row.id}`, name, city: name, country, lat, lon, precision: CITY_PRECISION }
    case 'address':
      return { kind, name, city: row.city, country, lat, lon, precision: row.precision }
    default: {
      const self = named.kind === 'event' ? named.event : row
      return { kind, id: self.id, name: self.name, city: row.city, country, lat, lon, precision: row.precision }
    }
  }
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*`
const PAIR = new RegExp(String.raw`^\(?\s*${NUMBER}([NSns])?\s*[,;\s]\s*${NUMBER}([EWew])?\s*\)?$`)

type Coordinates = { readonly ok: true; readonly point: LatLon } | { readonly ok: false; readonly reason: string }

/**
 * "lat, lon" in decimal degrees, with or without space, degree sign or hemisphere letters. Null when the text is no pair
 * of numbers at all; a pair out of range says so instead of being looked up as a name.
 */
export function readCoordinates(text: string): Coordinates | null {
  const match = PAIR.exec(text.trim().replace('−', '-'))
  if (!match) return null
  const [, latText = '', ns = '', lonText = '', ew = ''] = match
  // Two bare whole numbers ("24 7") are more likely words of a name than a place in the sea.
  if (!text.includes(',') && !text.includes(';') && !latText.includes('.') && !lonText.includes('.') && !ns && !ew)
    return null
  const lat = Number(latText) * (/s/i.test(ns) ? -1 : 1)
  const lon = Number(lonText) * (/w/i.test(ew) ? -1 : 1)
  if (Math.abs(lat) > 90) return { ok: false, reason: 'A latitude lies between -90 and 90' }
  if (Math.abs(lon) > 180) return { ok: false, reason: 'A longitude lies between -180 and 180' }
  return { ok: true, point: { lat, lon } }
}

/** Streets and houses have no id; their name and rough position tell them apart. */
function keyOf(named: Named): string {
  const { kind, id, name, lat, lon } = toResult(named)
  return `${kind}:${id ?? `${name}:${lat.toFixed(3)}:${lon.toFixed(3)}`}`
}

/** Turns texts into places. The index of city names for typing errors is built when first needed. */
export class Geocoder {
  readonly #indexes: readonly TextIndex<Named>[]
  readonly #gazetteer: Gazetteer
  readonly #houseRows: () => readonly AddressRow[]
  #cities: TextIndex<Named> | null = null
  #houses: TextIndex<Named> | null = null

  /** `houses` gives the rows of an index that is built when first a number is asked for. */
  constructor(indexes: readonly TextIndex<Named>[], gazetteer: Gazetteer, houses: () => readonly AddressRow[]) {
    this.#houseRows = houses
    this.#indexes = indexes
    this.#gazetteer = gazetteer
  }

  /** Best meaning first; empty when the text names nothing known. */
  find(query: string, limit: number): Found[] {
    const coordinates = readCoordinates(query)
    if (coordinates) return coordinates.ok ? [this.#point(coordinates.point.lat, coordinates.point.lon)] : []
    const indexes = /\d/.test(query) ? [...this.#indexes, this.#houseIndex()] : this.#indexes
    const found = indexes.flatMap((index) => index.search(query, limit * 2))
    // Typing errors are allowed for only where nothing is spelt as typed.
    const spelt = found.filter((hit) => !hit.loose)
    const hits = [...(spelt.length > 0 ? spelt : found), ...this.#cityHits(query, limit)]
    if (hits.every((hit) => hit.loose))
      hits.push(
        ...this.#cityIndex()
          .search(query, limit)
          .filter(({ coverage }) => coverage === 1),
      )
    const seen = new Set<string>()
    return hits
      .sort((a, b) => b.score - a.score)
      .filter(({ item }) => {
        const key = keyOf(item)
        return !seen.has(key) && seen.add(key)
      })
      .slice(0, limit)
      .map(({ item }) => ({ named: item, result: toResult(item) }))
  }

  /** Events a text names, by name, venue or city; best first. */
  events(query: string, limit: number): EventRow[] {
    const hits = this.#indexes.flatMap((index) => index.search(query, limit, (named) => named.kind === 'event'))
    return hits.flatMap(({ item }) => (item.kind === 'event' ? [item.event] : []))
  }

  #point(lat: number, lon: number): Found {
    const city = this.#gazetteer.at({ lat, lon })
    const near = city ? { city: city.name, country: city.country } : {}
    return { named: null, result: { kind: 'point', name: `${lat}, ${lon}`, ...near, lat, lon, precision: 0 } }
  }

  #cityHits(query: string, limit: number): Hit<Named>[] {
    const resolved = this.#gazetteer.resolve(query)
    const key = fold(query)
    const whole = this.#gazetteer.named(key)
    const exact = resolved && !whole.includes(resolved) ? [resolved] : whole
    const beginning = key.length >= 3 ? this.#gazetteer.startingWith(key, limit) : []
    const hit = (row: City, score: number): Hit<Named> => ({
      item: { kind: 'city', row },
      coverage: 1,
      loose: false,
      score,
    })
    return [
      ...exact.slice(0, limit).map((city) => hit(city, 1.3 + 0.5 * cityRank(city))),
      // Squared, so that three letters bring up the big city and not every town that begins with them.
      ...beginning
        .filter((city) => !exact.includes(city))
        .map((city) => hit(city, 0.85 + (0.1 * key.length) / (city.name.length + 1) + 0.4 * cityRank(city) ** 2)),
    ]
  }

  /** Builds the indexes of city names and houses now (about 0.2 s) instead of when they are first needed. */
  warm(): void {
    this.#houseIndex()
    this.#cityIndex()
  }

  #houseIndex = () => (this.#houses ??= new TextIndex(addressDocs(this.#houseRows())))
  #cityIndex = () => (this.#cities ??= new TextIndex(cityDocs(this.#gazetteer.cities)))
}
