import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import Pbf from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDataDir } from '../../data/data-dir.ts'
import type { Position } from '../../walking/geo.ts'
import { buildMap, mapBox } from './build-map.ts'
import { TileArchives } from './tile-archives.ts'
import { tileAt } from './tile-cells.ts'

const sample = path.join(findDataDir(), '..', 'bench', 'osm', 'bayfront_singapore.osm.pbf')
/** Round the helix bridge of Marina Bay. */
const box = { south: 1.278, west: 103.852, north: 1.292, east: 103.866 }
const CENTRE: Position = [103.8606, 1.2853]
const bay: Position[] = [
  [103.853, 1.281],
  [103.858, 1.281],
  [103.858, 1.289],
  [103.853, 1.289],
  [103.853, 1.281],
]
let folder = ''
let count = 0
const make = async (name: string) => {
  const scratch = path.join(folder, `scratch-${name}`)
  mkdtempSync(scratch)
  return buildMap({
    files: [sample],
    scratch: mkdtempSync(scratch),
    target: path.join(folder, name),
    box,
    water: [[bay]],
    attribution: '© OpenStreetMap contributors',
  })
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'map-'))
  count = await make('tiles.pmtiles')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The archive as a browser reads it. */
const archive = () =>
  new PMTiles({
    getKey: () => 'test',
    getBytes: (offset, length) => {
      const bytes = readFileSync(path.join(folder, 'tiles.pmtiles')).subarray(offset, offset + length)
      return Promise.resolve({ data: Uint8Array.from(bytes).buffer })
    },
  })
const tileOf = async (zoom: number) => {
  const { x, y } = tileAt(CENTRE, zoom)
  const found = await archive().getZxy(zoom, Math.floor(x), Math.floor(y))
  return new VectorTile(new Pbf(found?.data))
}
const kindsOf = (tile: VectorTile, layer: string): ReadonlySet<unknown> => {
  const found = tile.layers[layer]
  return new Set(Array.from({ length: found?.length ?? 0 }, (_, at) => found?.feature(at).properties['kind']))
}

describe('the tiles of an extract', () => {
  it('are an archive whose header says its zooms, bounds and centre', async () => {
    expect(count).toBeGreaterThan(5)
    const header = await archive().getHeader()
    expect(header).toMatchObject({
      specVersion: 3,
      tileCompression: 2,
      minZoom: 11,
      maxZoom: 15,
      centerZoom: 11,
      tileType: 1,
    })
    expect([header.minLon, header.minLat, header.maxLon, header.maxLat]).toEqual([103.852, 1.278, 103.866, 1.292])
    expect(header.numAddressedTiles).toBe(count)
    expect(await archive().getMetadata()).toMatchObject({ attribution: '© OpenStreetMap contributors' })
  })
  it('have streets, footways, houses and water at the last zoom', async () => {
    const tile = await tileOf(15)
    expect(kindsOf(tile, 'roads')).toContain('path')
    expect(kindsOf(tile, 'roads')).toContain('major_road')
    expect(kindsOf(tile, 'water')).toContain('water')
    expect(kindsOf(tile, 'buildings')).toContain('building')
  })
  it('leave out at a zoom what shows from a later one', async () => {
    const tile = await tileOf(11)
    expect(tile.layers['buildings']).toBeUndefined()
    expect(kindsOf(tile, 'roads')).not.toContain('path')
    expect(kindsOf(tile, 'roads')).toContain('major_road')
  })
  it('are the same bytes each time', async () => {
    await make('again.pmtiles')
    const [first, again] = ['tiles.pmtiles', 'again.pmtiles'].map((name) => readFileSync(path.join(folder, name)))
    expect(again?.equals(first ?? Buffer.of())).toBe(true)
  })
  it('are found by a point inside and by their own address', () => {
    const archives = new TileArchives()
    archives.update([folder, path.join(folder, 'none')])
    const id = archives.at({ lat: CENTRE[1], lon: CENTRE[0] })
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(archives.file(id ?? '')).toBe(path.join(folder, 'tiles.pmtiles'))
    expect(archives.at({ lat: 60.17, lon: 24.94 })).toBeNull()
    expect(archives.file('../tiles')).toBeNull()
    archives.update([])
    expect(archives.at({ lat: CENTRE[1], lon: CENTRE[0] })).toBeNull()
    expect(archives.file(id ?? '')).not.toBeNull()
  })
})

it('shows half a kilometre round the walkable ways', () =>
  expect(mapBox({ south: 1, west: 1, north: 2, east: 2 })).toEqual({
    south: 0.995,
    west: 0.995,
    north: 2.005,
    east: 2.005,
  }))
