import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { packLine, unpackLine } from '@site/contracts/reach'
import * as z from 'zod/mini'
import { writePacked, writeTable } from '../data/table.ts'
import type { Gazetteer } from '../search/gazetteer.ts'
import { GRAPH, publishExtract, RAILS, STATIONS, WATER, type Manifest } from './extract-store.ts'
import { packedPieces } from './graph-file.ts'
import type { Box, LatLon, Position } from '../walking/geo.ts'
import { fold } from '../data/fold.ts'
import { buildWater } from './water/build-water.ts'
import { buildGraph, type BuiltGraph } from './build-graph.ts'
import { buildRows } from './build-rows.ts'
import { TILES } from './map/archive-format.ts'
import { buildMap, mapBox } from './map/build-map.ts'
import { ImportError } from './pbf-file.ts'
import { JsonLinesFile } from './json-lines-file.ts'
import { railLines } from './rails.ts'
import { scan, type Progress, type Scan } from './scan.ts'

export interface ImportOptions {
  /** One extract, or several that overlap and become one map. */
  readonly files: readonly [string, ...string[]]
  /** Folder of imported extracts. */
  readonly root: string
  /** City the extract belongs to; found by position when left out. */
  readonly city?: string
  /** Name of the extract; the city's, else the file's when left out. */
  readonly name?: string
  /** Day of the data where the file does not say it, YYYY-MM-DD or a part of it. */
  readonly dataOf?: string
  readonly gazetteer: Gazetteer
  readonly progress?: Progress
  /** Nothing outside is taken. */
  readonly within?: Box
  /** Where the file was fetched, and its `Last-Modified`. */
  readonly origin?: Manifest['origin']
  readonly now?: Date
}

/** SHA-256 of the files, one after the other. Read into one buffer: a stream allocates one for every chunk, faster than they are collected. */
async function digest(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(64 * 1024)
  for (const file of files) {
    const source = await open(file, 'r')
    try {
      for (;;) {
        const { bytesRead } = await source.read(buffer, 0, buffer.length, null)
        if (bytesRead === 0) break
        hash.update(buffer.subarray(0, bytesRead))
      }
    } finally {
      await source.close()
    }
  }
  return hash.digest('hex')
}

/** A point inside the extract: the mean of its known nodes, or any of its places. */
function anchor({ nodes, anyPoint }: Scan): LatLon | null {
  let [lat, lon, count] = [0, 0, 0]
  for (let at = 0; at < nodes.length; at += 1) {
    const steps = nodes.steps(at)
    if (!steps) continue
    lat += steps[0] / 1e7
    lon += steps[1] / 1e7
    count += 1
  }
  return count > 0 ? { lat: lat / count, lon: lon / count } : anyPoint
}

/**
 * Imports an OpenStreetMap extract and makes it live. Throws `ImportError` on a file that cannot be used; what was live
 * before stays live.
 */
export async function importExtract(
  options: ImportOptions,
): Promise<{ readonly manifest: Manifest; readonly folder: string }> {
  const base = path.basename(options.files[0]).replace(/(\.osm)?\.pbf$/i, '')
  const name = fold(options.name ?? options.city ?? base).replaceAll(' ', '-') || 'extract'
  if (options.city && !options.gazetteer.resolve(options.city)) {
    throw new ImportError(`The city “${options.city}” is not in the gazetteer`)
  }
  return publishExtract(options.root, name, async (folder) => {
    const scratch = path.join(folder, 'scratch')
    mkdirSync(scratch)
    const found = await scan(options.files, scratch, options)
    try {
      return await writeVersion(options, found, name, folder)
    } finally {
      found.nodes.close()
      found.water.close()
      rmSync(scratch, { recursive: true })
    }
  })
}

const ATTRIBUTION = '© OpenStreetMap contributors'

/** Streets sampled to tell land from water where the file is cut. */
const STREET_SAMPLE = 4000

const packedLine = z.array(z.number())
const packedRings = z.array(packedLine)

/** Writes the water within what the file covers; returns its polygons as packed rings, on disk. */
async function writeWater(
  found: Scan,
  graph: BuiltGraph,
  file: string,
): Promise<JsonLinesFile<z.infer<typeof packedRings>>> {
  const box = found.box ?? graph.box
  const streets: Position[] = []
  const step = Math.ceil(graph.lat.length / STREET_SAMPLE)
  const lons = graph.lon.values()
  let at = 0
  for (const lat of graph.lat.values()) {
    const lon = lons.next().value ?? 0
    if (at % step === 0) streets.push([lon / 1e7, lat / 1e7])
    at += 1
  }
  const polygons = new JsonLinesFile(path.join(found.folder, 'water-polygons.jsonl'), packedRings)
  const rows = async function* () {
    if (!box) return
    for await (const rings of buildWater(found.water.outlines(), { box, streets })) {
      const packed = rings.map(packLine)
      polygons.add(packed)
      yield { rings: packed }
    }
  }
  await writeTable(file, rows())
  return polygons
}

async function* unpacked(polygons: JsonLinesFile<z.infer<typeof packedRings>>): AsyncGenerator<Position[][]> {
  for await (const rings of polygons.values()) yield rings.map(unpackLine)
}

async function* asRows(lines: JsonLinesFile<z.infer<typeof packedLine>>): AsyncGenerator<object> {
  for await (const line of lines.values()) yield { line }
}

/** What was cut differently out of one file is another version. */
const versionOf = (sha256: string, within: Box | undefined): string =>
  (within
    ? createHash('sha256')
        .update(`${sha256} ${JSON.stringify(within)}`)
        .digest('hex')
    : sha256
  ).slice(0, 12)

async function writeVersion(options: ImportOptions, found: Scan, name: string, folder: string): Promise<Manifest> {
  const centre = anchor(found)
  const home = options.city ? options.gazetteer.resolve(options.city) : centre && options.gazetteer.at(centre)
  const rows = await buildRows(found, { city: home?.name ?? '', country: home?.country ?? '' })
  const graph = buildGraph(found)
  if (graph.from.length === 0) throw new ImportError('The file holds no walkable ways')
  await writePacked(path.join(folder, GRAPH), packedPieces(graph))
  for (const table of ['hotels', 'venues', 'pois', 'addresses'] as const) {
    await writeTable(path.join(folder, `${table}.json.br`), rows[table].values())
  }
  await writeTable(path.join(folder, STATIONS), rows.stations)
  const water = await writeWater(found, graph, path.join(folder, WATER))
  const rails = new JsonLinesFile(path.join(found.folder, 'rails.jsonl'), packedLine)
  const tiles = graph.box
    ? await buildMap({
        files: found.files,
        scratch: found.folder,
        target: path.join(folder, TILES),
        box: mapBox(graph.box),
        water: unpacked(water),
        attribution: ATTRIBUTION,
        onFeature: (feature) => {
          for (const line of railLines(feature)) rails.add(line)
        },
      })
    : 0
  await writeTable(path.join(folder, RAILS), asRows(rails))
  const dataOf = options.dataOf ?? found.dataOf
  const sha256 = await digest(options.files)
  return {
    format: 1,
    name,
    version: versionOf(sha256, options.within),
    city: home?.name ?? '',
    country: home?.country ?? '',
    importedAt: (options.now ?? new Date()).toISOString(),
    source: { file: options.files.map((file) => path.basename(file)).join(', '), bytes: found.bytes, sha256 },
    ...(dataOf === null ? {} : { dataOf }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    bounds: graph.box && [graph.box.south, graph.box.west, graph.box.north, graph.box.east],
    counts: {
      vertices: graph.lat.length,
      edges: graph.from.length,
      hotels: rows.hotels.length,
      venues: rows.venues.length,
      pois: rows.pois.length,
      withOpeningHours: rows.withOpeningHours,
      addresses: rows.addresses.length,
      stations: rows.stations.length,
      entrances: found.entrances.size,
      water: water.length,
      rails: rails.length,
      tiles,
    },
    skipped: { ...found.skipped, ...graph.skipped, placesWithoutPosition: rows.withoutPosition },
    licence: 'ODbL 1.0',
    attribution: ATTRIBUTION,
  }
}
