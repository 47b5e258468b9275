import { expect, it } from 'vitest'
import { findDataDir } from '../data/data-dir.ts'
import { loadDataset, type Dataset } from '../data/load.ts'
import type { Hotel, Poi } from '../data/rows.ts'
import type { Extract } from './extract-store.ts'
import { withExtracts } from './library.ts'

const located = (id: string, name: string, lat: number, source: string) => ({
  id,
  name,
  altNames: [],
  lat,
  lon: 13.4,
  precision: 15,
  city: 'Berlin',
  country: 'DE',
  address: null,
  website: null,
  source,
})
const hotel = (id: string, name: string, lat: number, source: string): Hotel => ({
  ...located(id, name, lat, source),
  kind: 'hotel',
  stars: source === 'osm' ? 4 : null,
  rooms: null,
  mayBeClosed: false,
  doubtful: false,
})
const museum = (id: string, name: string, lat: number, source: string): Poi => ({
  ...located(id, name, lat, source),
  category: 'museum',
  openingHours: null,
  visitMinutes: null,
  interest: 1,
  themes: [],
  limitedTo: null,
})
const shipped: Dataset = {
  ...loadDataset(findDataDir()),
  hotels: [hotel('h-1', 'Hotel Adlon', 52.516, 'open')],
  pois: [museum('p-1', 'Pergamon Museum', 52.521, 'open')],
}
const extract = (dataOf?: string): Extract => ({
  manifest: {
    format: 1,
    name: 'berlin',
    version: 'v',
    city: 'Berlin',
    country: 'DE',
    importedAt: '2026-01-01T00:00:00Z',
    source: { file: 'berlin.osm.pbf', bytes: 1, sha256: '' },
    ...(dataOf === undefined ? {} : { dataOf }),
    bounds: null,
    counts: {},
    skipped: {},
    licence: 'ODbL 1.0',
    attribution: '© OpenStreetMap contributors',
  },
  streets: null,
  rails: [],
  hotels: [hotel('osm-n1', 'Hotel Adlon', 52.5161, 'osm'), hotel('osm-n2', 'Hotel Gone', 52.53, 'osm')],
  venues: [],
  pois: [museum('osm-n3', 'Pergamon Museum', 52.5211, 'osm'), museum('osm-n4', 'Museum Gone', 52.54, 'osm')],
  addresses: [],
  stations: [],
  water: [],
})
const ids = (dataOf?: string) => {
  const { hotels, pois } = withExtracts(shipped, [extract(dataOf)], '2026-11-23')
  return [...hotels, ...pois].map(({ id }) => id)
}

it('lists what a recent extract, or one without a day, knows alone', () => {
  expect(ids('2023-11-24')).toEqual(['h-1', 'osm-n2', 'p-1', 'osm-n4'])
  expect(ids()).toEqual(['h-1', 'osm-n2', 'p-1', 'osm-n4'])
})

it('lists of an extract older than three years what another source knows too, with all that is known of it', () => {
  expect(ids('2023-11-22')).toEqual(['h-1', 'p-1'])
  expect(ids('2014')).toEqual(['h-1', 'p-1'])
  expect(withExtracts(shipped, [extract('2014')], '2026-11-23').hotels[0]).toMatchObject({ id: 'h-1', stars: 4 })
})
