import { eventCategories } from '@site/contracts/events'
import { unpackLine } from '@site/contracts/reach'
import * as z from 'zod/mini'
import type { Position } from '../walking/plane.ts'
import { DataError } from './data-error.ts'
import type { AddressRow, City, EventRow, Hotel, Located, Poi, Venue } from './rows.ts'
import type { Cells } from './table.ts'

const located = (cells: Cells): Located => ({
  id: cells.text('id'),
  name: cells.text('name'),
  altNames: cells.texts('altNames'),
  lat: cells.number('lat'),
  lon: cells.number('lon'),
  city: cells.text('city'),
  country: cells.text('country'),
  address: cells.textOrNull('address'),
  website: cells.textOrNull('website'),
  precision: cells.number('precision'),
  source: cells.text('source'),
})

export const decodeHotel = (cells: Cells): Hotel => ({
  ...located(cells),
  kind: cells.text('kind'),
  stars: cells.numberOrNull('stars'),
  rooms: cells.numberOrNull('rooms'),
  mayBeClosed: cells.get('mayBeClosed') === true,
})

export const decodeVenue = (cells: Cells): Venue => ({
  ...located(cells),
  kind: cells.text('kind'),
  capacity: cells.numberOrNull('capacity'),
})

export const decodePoi = (cells: Cells): Poi => ({
  ...located(cells),
  category: cells.text('category'),
  openingHours: cells.textOrNull('openingHours'),
  visitMinutes: cells.numberOrNull('visitMinutes'),
  interest: cells.number('interest'),
  themes: cells.texts('themes'),
})

export const decodeCity = (cells: Cells): City => ({
  id: cells.number('id'),
  name: cells.text('name'),
  country: cells.text('country'),
  admin1: cells.text('admin1'),
  lat: cells.number('lat'),
  lon: cells.number('lon'),
  population: cells.number('population'),
  tz: cells.text('tz'),
})

export function decodeEvent(cells: Cells): EventRow {
  const category = eventCategories.find((name) => name === cells.text('category'))
  if (!category) throw new DataError(`Unknown event category "${cells.text('category')}"`)
  const known = cells.get('known')
  return {
    id: cells.text('id'),
    name: cells.text('name'),
    category,
    venueId: cells.text('venueId'),
    recurrence: cells.text('recurrence'),
    typicalStart: cells.text('typicalStart'),
    typicalDays: cells.number('typicalDays'),
    known: (Array.isArray(known) ? known : []).map((range: { start?: unknown; end?: unknown }) => ({
      start: String(range.start),
      end: String(range.end),
    })),
    website: cells.textOrNull('website'),
    note: cells.textOrNull('note'),
  }
}

export const decodeAddress = (cells: Cells): AddressRow => ({
  name: cells.text('name'),
  lat: cells.number('lat'),
  lon: cells.number('lon'),
  city: cells.text('city'),
  country: cells.text('country'),
  precision: cells.number('precision'),
})

const packedRings = z.array(z.array(z.number()))

export function decodeWater(cells: Cells): Position[][] {
  const rings = packedRings.safeParse(cells.get('rings'))
  if (!rings.success) throw new DataError('A water without rings; import the extract again')
  return rings.data.map(unpackLine)
}
