import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Pbf from 'pbf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packedBlock } from '../../bench/walk/packed-block.ts'
import { Gazetteer } from '../search/gazetteer.ts'
import { createPlaces } from '../create-places.ts'
import { findDataDir } from '../data/data-dir.ts'
import { loadDataset } from '../data/load.ts'
import { toRoute } from '../walking/route.ts'
import { readExtract } from './extract-store.ts'
import { importExtract } from './import-extract.ts'

const data = loadDataset(findDataDir())
const gazetteer = new Gazetteer(data.cities, data.cityNames)
const sample = path.join(findDataDir(), '..', 'bench', 'osm', 'bayfront_singapore.osm.pbf')
let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'extracts-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function headerBlock(features: readonly string[], day?: string): Buffer {
  const message = new Pbf()
  for (const feature of features) message.writeStringField(4, feature)
  if (day !== undefined) message.writeVarintField(32, Date.parse(day) / 1000)
  return packedBlock({ type: 'OSMHeader', bytes: message.finish() })
}

type Point = readonly [lat: number, lon: number]

/** A data block with plain nodes 1, 2, 3 … in degrees and, with tags, a way along all of them or a tagged first node. */
function dataBlock(points: readonly Point[], on: 'way' | 'node' | 'nothing', tags: readonly [string, string][] = []) {
  const message = new Pbf()
  const words = ['', ...tags.flat()]
  const [keys, values] = [tags.map((_, at) => 2 * at + 1), tags.map((_, at) => 2 * at + 2)]
  message.writeMessage(
    1,
    (_: unknown, table: Pbf) => words.forEach((word) => table.writeBytesField(1, Buffer.from(word))),
    null,
  )
  const writeTags = (to: Pbf) => {
    to.writePackedVarint(2, keys)
    to.writePackedVarint(3, values)
  }
  const writeGroup = (_: unknown, group: Pbf) => {
    for (const [at, [lat, lon]] of points.entries())
      group.writeMessage(
        1,
        (__: unknown, node: Pbf) => {
          node.writeSVarintField(1, at + 1)
          if (on === 'node' && at === 0) writeTags(node)
          node.writeSVarintField(8, Math.round(lat * 1e7))
          node.writeSVarintField(9, Math.round(lon * 1e7))
        },
        null,
      )
    if (on === 'way')
      group.writeMessage(
        3,
        (__: unknown, way: Pbf) => {
          way.writeVarintField(1, 1)
          writeTags(way)
          way.writePackedSVarint(
            8,
            points.map(() => 1),
          )
        },
        null,
      )
  }
  message.writeMessage(2, writeGroup, null)
  return packedBlock({ type: 'OSMData', bytes: message.finish() })
}

const nodeBlock = (lat: number, lon: number): Buffer => dataBlock([[lat, lon]], 'nothing')
const header = (day?: string) => headerBlock(['OsmSchema-V0.6'], day)
const footway: [string, string][] = [['highway', 'footway']]
/** A block that says nothing, at length: a table of empty words, or zeros. */
const emptyBlock = (bytes: Uint8Array): Buffer => packedBlock({ type: 'OSMData', bytes })

/** A block that is not compressed. */
function plainBlock(bytes: Uint8Array): Buffer {
  const blob = new Pbf()
  blob.writeBytesField(1, bytes)
  const body = blob.finish()
  const head = new Pbf()
  head.writeStringField(1, 'OSMData')
  head.writeVarintField(3, body.length)
  const length = Buffer.alloc(4)
  const bytesOfHead = head.finish()
  length.writeUInt32BE(bytesOfHead.length)
  return Buffer.concat([length, bytesOfHead, body])
}

function emptyWords(count: number): Uint8Array {
  const message = new Pbf()
  message.writeBytesField(1, Buffer.alloc(2 * count, Buffer.from([0x0a, 0x00])))
  return message.finish()
}

function file(name: string, bytes: Uint8Array): string {
  const target = path.join(root, name)
  writeFileSync(target, bytes)
  return target
}

describe('importing an extract', () => {
  it('is picked up by running places without a restart', async () => {
    const extractsDir = path.join(root, 'live')
    const places = createPlaces({ extractsDir })
    const before = places.refresh()
    const revision = places.revision()
    const { manifest } = await importExtract({ files: [sample], root: extractsDir, name: 'bay', gazetteer })
    expect(places.refresh()).toBe(before + 1)
    expect(places.revision()).toBe(revision + 1)
    expect(places.extracts().map((extract) => extract.version)).toContain(manifest.version)
    expect(manifest.counts).toMatchObject({ vertices: 1122, hotels: 7 })
    const near = places.hotelsNear({ query: '1.2838, 103.8591' })
    expect(near.hotels.map((hotel) => hotel.walk.source)).toContain('street')
    expect(near.credits.join()).toMatch(/OpenStreetMap/)
    expect(readdirSync(path.join(extractsDir, 'bay')).toSorted()).toEqual([manifest.version, 'current.json'].toSorted())
  })

  it('makes its stations known: transit is then shown between places near two of them', async () => {
    const extractsDir = path.join(root, 'stations')
    const places = createPlaces({ dataset: { ...data, stations: [] }, extractsDir })
    // West of Poissonnière, of which only the ways down are mapped, and east of the Gare du Nord.
    const [west, east] = [
      { lat: 48.8772, lon: 2.344 },
      { lat: 48.8829, lon: 2.36 },
    ]
    expect(places.stationsJoin(west, east)).toBe(false)
    const paris = path.join(findDataDir(), '..', 'bench', 'osm', 'paris-pigalle.osm.pbf')
    const { manifest } = await importExtract({ files: [paris], root: extractsDir, name: 'pigalle', gazetteer })
    expect(manifest.counts).toMatchObject({ stations: 2 })
    places.refresh()
    expect(places.stationsJoin(west, east)).toBe(true)
    expect(places.stationsJoin(west, { lat: 48.5, lon: 2 })).toBe(false)
  })

  it('reports its progress', async () => {
    const parts: number[] = []
    await importExtract({
      files: [sample],
      root: path.join(root, 'progress'),
      gazetteer,
      progress: (done, total) => parts.push(done / total),
    })
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBeCloseTo(1, 5)
  })
})

it('joins files that overlap: what several hold is taken from the newest', async () => {
  const older: Point[] = [
    [60.1, 24.9],
    [60.101, 24.9],
    [60.102, 24.9],
  ]
  const newer: Point[] = [
    [60.1, 24.91],
    [60.101, 24.91],
  ]
  const write = (day: string, points: Point[]) =>
    file(`${day}.osm.pbf`, Buffer.concat([header(day), dataBlock(points, 'way', footway)]))
  const { manifest, folder } = await importExtract({
    files: [write('2020-07-20', older), write('2026-03-10', newer)],
    root: path.join(root, 'joined'),
    city: 'Helsinki',
    gazetteer,
  })
  expect(manifest).toMatchObject({ name: 'helsinki', dataOf: '2020-07-20', bounds: [60.1, 24.91, 60.101, 24.91] })
  expect(readExtract(folder).manifest.source.file).toBe('2020-07-20.osm.pbf, 2026-03-10.osm.pbf')
})

it('says the day of the data where the file does not', async () => {
  const { manifest } = await importExtract({
    files: [sample],
    root: path.join(root, 'dated'),
    name: 'Bay',
    dataOf: '2019-08',
    gazetteer,
  })
  expect(manifest).toMatchObject({ name: 'bay', dataOf: '2019-08' })
})

it('imports a file of one way', async () => {
  const points: Point[] = [
    [60.1, 24.9],
    [60.101, 24.9],
  ]
  const source = file('one-way.osm.pbf', Buffer.concat([header(), dataBlock(points, 'way', footway)]))
  const { manifest } = await importExtract({ files: [source], root: path.join(root, 'one-way'), gazetteer })
  expect(manifest.counts).toMatchObject({ vertices: 2, edges: 1 })
})

it('keeps what a way is: its street, its steps and how steep it is', async () => {
  const tags: [string, string][] = [
    ['highway', 'steps'],
    ['name', 'Kirkkokatu'],
    ['step_count', '46'],
    ['incline', 'down'],
    ['surface', 'sett'],
  ]
  const points: Point[] = [
    [60.1, 24.9],
    [60.1001, 24.9],
    [60.1002, 24.9],
  ]
  const source = file('steps.osm.pbf', Buffer.concat([header(), dataBlock(points, 'way', tags)]))
  const { folder } = await importExtract({ files: [source], root: path.join(root, 'steps'), gazetteer })
  const { streets } = readExtract(folder)
  const [from, to] = [
    { lat: 60.1002, lon: 24.9 },
    { lat: 60.1, lon: 24.9 },
  ]
  const way = streets?.way(from, to, 'normal')
  const route = streets && way && toRoute(streets, way, [])
  expect(route?.pieces).toMatchObject([
    { kind: 'steps', name: 'Kirkkokatu', stairs: { flights: 1, steps: 46, goes: 'up' }, metres: 22 },
  ])
  expect(streets?.way(from, to, 'step-free')).toBeNull()
})

describe('importing a file that cannot be used', () => {
  const whole = () => readFileSync(sample)
  const damaged = () => {
    const bytes = whole()
    bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 2000)
    return bytes
  }
  it.each<[string, () => Uint8Array, RegExp]>([
    ['empty', () => new Uint8Array(), /empty/],
    ['truncated', () => whole().subarray(0, 30_000), /truncated/],
    ['cut inside a length', () => whole().subarray(0, 2), /truncated/],
    ['damaged', damaged, /damaged/],
    ['no pbf at all', () => Buffer.from('<osm version="0.6"></osm>'.repeat(50)), /Not an \.osm\.pbf|damaged/],
    ['a header alone', () => headerBlock(['OsmSchema-V0.6']), /no data/],
    [
      'a feature nobody knows',
      () => Buffer.concat([headerBlock(['HistoricalInformation']), nodeBlock(1, 1)]),
      /HistoricalInformation/,
    ],
    [
      'positions outside the world',
      () => Buffer.concat([headerBlock(['OsmSchema-V0.6']), nodeBlock(123, 1)]),
      /outside the world/,
    ],
    [
      'a small block that unpacks to 32 MB',
      () => Buffer.concat([header(), emptyBlock(new Uint8Array(32e6))]),
      /unpacks to far more/,
    ],
    [
      'many blocks that unpack to a thousand times their size',
      () => Buffer.concat([header(), ...Array.from({ length: 20 }, () => emptyBlock(new Uint8Array(1e6)))]),
      /unpacks to far more/,
    ],
    [
      'a block of nothing but words',
      // Not packed, or it would be refused for what it unpacks to.
      () => Buffer.concat([header(), plainBlock(emptyWords(600_000))]),
      /more words than map data/,
    ],
    [
      'a place but no way',
      () =>
        Buffer.concat([
          header(),
          dataBlock([[1, 1]], 'node', [
            ['tourism', 'museum'],
            ['name', 'Museum'],
          ]),
        ]),
      /no walkable ways/,
    ],
    [
      'three nodes from pole to pole',
      () =>
        Buffer.concat([
          header(),
          dataBlock(
            [
              [-89, 0],
              [0, 0],
              [89, 0],
            ],
            'way',
            footway,
          ),
        ]),
      /runs 9896 km between two of its nodes/,
    ],
    ['nothing of use', () => Buffer.concat([headerBlock(['OsmSchema-V0.6']), nodeBlock(1, 1)]), /no walkable ways/],
  ])('%s: is rejected, and nothing becomes live', async (name, bytes, message) => {
    const target = path.join(root, `bad-${name.replaceAll(' ', '-')}`)
    const source = file(`${name.replaceAll(' ', '-')}.osm.pbf`, bytes())
    await expect(importExtract({ files: [source], root: target, gazetteer })).rejects.toThrow(message)
    expect(existsSync(target)).toBe(false)
  })

  it('rejects a folder', async () => {
    const target = path.join(root, 'bad-folder')
    await expect(importExtract({ files: [root], root: target, gazetteer })).rejects.toThrow(/is not a file; name an/)
    expect(existsSync(target)).toBe(false)
  })

  it('leaves the live version as it was', async () => {
    const target = path.join(root, 'keeps')
    const first = await importExtract({ files: [sample], root: target, city: 'Singapore', gazetteer })
    const broken = file('broken.osm.pbf', whole().subarray(0, 40_000))
    await expect(importExtract({ files: [broken], root: target, city: 'Singapore', gazetteer })).rejects.toThrow(
      /truncated/,
    )
    const places = createPlaces({ extractsDir: target })
    expect(places.extracts().map((extract) => extract.version)).toContain(first.manifest.version)
    expect(places.unreadableExtracts()).toEqual([])
  })

  it('lists a damaged version on disk as unreadable and does not serve it', async () => {
    const target = path.join(root, 'rotten')
    const { folder } = await importExtract({ files: [sample], root: target, city: 'Singapore', gazetteer })
    writeFileSync(path.join(folder, 'graph.bin.br'), 'rot')
    const places = createPlaces({ extractsDir: target })
    expect(places.unreadableExtracts()).toHaveLength(1)
    expect(places.unreadableExtracts()[0]?.problem).toMatch(/damaged/)
  })
})
