import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Gazetteer } from '../cities/gazetteer.ts'
import type { Manifest } from '../extracts/manifest.ts'
import { publishExtract } from '../extracts/store.ts'
import type { PackedGraph } from '../street/pack.ts'
import { fold } from '../text/fold.ts'
import { buildGraph } from './build-graph.ts'
import { buildRows } from './build-rows.ts'
import { ImportError } from './import-error.ts'
import { scan, type Progress, type Scan } from './scan.ts'

export interface ImportOptions {
  readonly file: string
  /** Folder of imported extracts. */
  readonly root: string
  /** City the extract belongs to; found by position when left out. */
  readonly city?: string
  readonly gazetteer: Gazetteer
  readonly progress?: Progress
  readonly now?: Date
}

export interface ImportReport {
  readonly manifest: Manifest
  readonly folder: string
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

function bounds(graph: PackedGraph): [number, number, number, number] | null {
  if (graph.lat.length === 0) return null
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const [at, lat] of graph.lat.entries()) {
    const lon = graph.lon[at] ?? 0
    south = Math.min(south, lat / 1e7)
    north = Math.max(north, lat / 1e7)
    west = Math.min(west, lon / 1e7)
    east = Math.max(east, lon / 1e7)
  }
  return [south, west, north, east]
}

/** A point that stands for the extract: the middle of its known nodes, or of its places. */
function anchor(found: Scan): { lat: number; lon: number } | null {
  const point = found.drafts.find((draft) => draft.point)?.point
  let [lat, lon, count] = [0, 0, 0]
  for (const [at, known] of found.found.entries()) {
    if (known === 0) continue
    lat += (found.lat[at] ?? 0) / 1e7
    lon += (found.lon[at] ?? 0) / 1e7
    count += 1
  }
  return count > 0 ? { lat: lat / count, lon: lon / count } : (point ?? null)
}

/**
 * Imports an OpenStreetMap extract and makes it live. Throws `ImportError` on a file that cannot be used; what was live
 * before stays live.
 */
export async function importExtract(options: ImportOptions): Promise<ImportReport> {
  const found = await scan(options.file, options.progress)
  const { graph, skipped } = buildGraph(found)
  const centre = anchor(found)
  const home = options.city ? options.gazetteer.resolve(options.city) : centre && options.gazetteer.at(centre)
  if (options.city && !home) throw new ImportError(`The city “${options.city}” is not in the gazetteer`)
  const rows = buildRows(found, { city: home?.name ?? '', country: home?.country ?? '' })
  if (graph.from.length === 0 && rows.hotels.length + rows.venues.length + rows.pois.length === 0) {
    throw new ImportError('The file holds no walkable ways, hotels, venues or places of interest')
  }
  const sha256 = await digest(options.file)
  const base = path.basename(options.file).replace(/(\.osm)?\.pbf$/i, '')
  const manifest: Manifest = {
    format: 1,
    name: fold(options.city ?? base).replaceAll(' ', '-') || 'extract',
    version: sha256.slice(0, 12),
    city: home?.name ?? '',
    country: home?.country ?? '',
    importedAt: (options.now ?? new Date()).toISOString(),
    source: { file: path.basename(options.file), bytes: found.bytes, sha256 },
    bounds: bounds(graph),
    counts: {
      vertices: graph.lat.length,
      edges: graph.from.length,
      hotels: rows.hotels.length,
      venues: rows.venues.length,
      pois: rows.pois.length,
      withOpeningHours: rows.pois.filter((poi) => poi.openingHours !== null).length,
      addresses: rows.addresses.length,
      entrances: found.entrances.size,
    },
    skipped: { ...found.skipped, ...skipped, placesWithoutPosition: rows.withoutPosition },
    licence: 'ODbL 1.0',
    attribution: '© OpenStreetMap contributors',
  }
  return { manifest, folder: publishExtract(options.root, manifest, graph, rows) }
}
