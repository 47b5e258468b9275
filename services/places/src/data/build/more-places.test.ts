import path from 'node:path'
import { expect, it } from 'vitest'
import { findDataDir } from '../data-dir.ts'
import { loadDataset } from '../load.ts'
import { COARSE_METRES } from '../../walking/streets.ts'
import { readMoreHotels, readMorePlaces } from './more-places.ts'
import { readTsv } from './tsv.ts'

const dir = findDataDir()
const lines = readTsv(path.join(dir, 'more-places.tsv'))
const { hotels, pois } = loadDataset(dir)

it('every line of the table is a place that ships, with hours only where a page was read for them', () => {
  const shipped = new Map(pois.map((poi) => [poi.id, poi]))
  const rows = readMorePlaces(dir)
  expect(rows.map(({ id }) => id)).toEqual(lines.map((line) => line.text('id')))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ id, name }) => shipped.get(id)?.name !== name)).toEqual([])
  const timed = lines.filter((line) => !['', '24/7'].includes(line.text('opening_hours')))
  expect(timed.filter((line) => !URL.canParse(line.text('page')))).toEqual([])
})

it.each([
  ['Florence', 20, 12],
  ['Orlando', 10, 8],
])('%s has at least %i places to see and %i kitchens', (city, sights, kitchens) => {
  const own = pois.filter((poi) => poi.city === city)
  const tables = own.filter(({ category, limitedTo }) => category === 'food' && !limitedTo)
  expect(tables.length).toBeGreaterThanOrEqual(kitchens)
  const seen = own.filter(({ category }) => !['food', 'coffee', 'bar', 'nightlife'].includes(category))
  expect(seen.length).toBeGreaterThanOrEqual(sights)
})

it('ranks the must-sees of a city from one on, each once', () => {
  const ranks = readMorePlaces(dir)
    .filter(({ city, mustSee }) => city === 'Florence' && mustSee)
    .map(({ mustSee }) => mustSee ?? 0)
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, at) => at + 1))
})

it('every hotel of its table ships under its name, with a page that was read', () => {
  const lines = readTsv(path.join(dir, 'more-hotels.tsv'))
  const names = new Map(hotels.map(({ id, name }) => [id, name]))
  expect(readMoreHotels(dir).map(({ id }) => names.get(id))).toEqual(lines.map((line) => line.text('name')))
  expect(lines.filter((line) => !URL.canParse(line.text('page')))).toEqual([])
})

it.each(['Florence', 'Orlando'])('%s has beds to propose', (city) => {
  const near = hotels.filter((hotel) => hotel.city === city && hotel.precision < COARSE_METRES)
  expect(near.length).toBeGreaterThanOrEqual(10)
})

it('without the tables there are none', () => {
  expect(readMorePlaces(path.join(dir, 'open'))).toEqual([])
  expect(readMoreHotels(path.join(dir, 'open'))).toEqual([])
})
