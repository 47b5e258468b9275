import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { unpackLine } from '@site/contracts/reach'
import * as z from 'zod/mini'
import { addressRow, hotelRow, poiRow, venueRow } from '../data/rows.ts'
import type { AddressRow, Hotel, Poi, Venue } from '../data/rows.ts'
import { readJson, readPacked, readTable } from '../data/table.ts'
import { liveVersion, manifestFile, publishVersion } from '../data/version-store.ts'
import type { LatLon, Position } from '../walking/geo.ts'
import { Streets } from '../walking/streets.ts'
import { fullDisk } from './full-disk.ts'
import { unpackGraph } from './graph-file.ts'

export const originSchema = z.object({ url: z.string(), modified: z.nullable(z.string()), radiusKm: z.number() })

/** What one version of an imported extract says of itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  version: z.string(),
  city: z.string(),
  country: z.string(),
  importedAt: z.string(),
  source: z.object({ file: z.string(), bytes: z.number(), sha256: z.string() }),
  /** Where it was fetched, its `Last-Modified`, and how far round the city it was cut: what it takes to bring it up to date. */
  origin: z.optional(originSchema),
  /** Day of the data, YYYY-MM-DD or a part of it; missing where nobody knows. */
  dataOf: z.optional(z.string().check(z.regex(/^\d{4}(?:-\d{2}){0,2}$/))),
  /** south, west, north, east in degrees, of the walkable ways; null without any. */
  bounds: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  counts: z.record(z.string(), z.number()),
  skipped: z.record(z.string(), z.number()),
  licence: z.string(),
  attribution: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** One imported extract in memory. */
export interface Extract {
  readonly manifest: Manifest
  /** Null without walkable ways. */
  readonly streets: Streets | null
  readonly hotels: readonly Hotel[]
  readonly venues: readonly Venue[]
  readonly pois: readonly Poi[]
  readonly addresses: readonly AddressRow[]
  /** Where trains, boats and long-distance buses are known to stop, though not when. */
  readonly stations: readonly LatLon[]
  /** Seas, lakes and rivers as polygons: outer ring first, then islands. */
  readonly water: readonly Position[][][]
  /** Main railways on the ground. */
  readonly rails: readonly Position[][]
}

export const GRAPH = 'graph.bin.br'
export const WATER = 'water.json.br'
export const STATIONS = 'stations.json.br'
export const RAILS = 'rails.json.br'

const stationPoint = z.object({ lat: z.number(), lon: z.number() })
const waterRow = z.object({ rings: z.array(z.array(z.number())) })
const railRow = z.object({ line: z.array(z.number()) })

const readManifest = (folder: string): Manifest => readJson(manifestFile(folder), manifestSchema)

/** Reads one version. Throws `DataError` when a file is missing or damaged. */
export function readExtract(folder: string): Extract {
  const file = (name: string) => path.join(folder, name)
  const graph = unpackGraph(readPacked(file(GRAPH)), file(GRAPH))
  const manifest = readManifest(folder)
  const [south, west, north, east] = manifest.bounds ?? [0, 0, 0, 0]
  return {
    manifest,
    streets: manifest.bounds && new Streets(graph, { south, west, north, east }, manifest.dataOf ?? null),
    hotels: readTable(file('hotels.json.br'), hotelRow),
    venues: readTable(file('venues.json.br'), venueRow),
    pois: readTable(file('pois.json.br'), poiRow),
    addresses: readTable(file('addresses.json.br'), addressRow),
    // Extracts of earlier importers have neither.
    stations: existsSync(file(STATIONS)) ? readTable(file(STATIONS), stationPoint) : [],
    water: existsSync(file(WATER))
      ? readTable(file(WATER), waterRow).map(({ rings }) => rings.map((ring) => unpackLine(ring)))
      : [],
    rails: existsSync(file(RAILS)) ? readTable(file(RAILS), railRow).map(({ line }) => unpackLine(line)) : [],
  }
}

/** Makes what `fill` writes the live version of an extract. Throws `ImportError` on a full disk; what was live stays so. */
export async function publishExtract(
  root: string,
  name: string,
  fill: (folder: string) => Promise<Manifest>,
): Promise<{ readonly manifest: Manifest; readonly folder: string }> {
  try {
    return await publishVersion(path.join(root, name), fill)
  } catch (error) {
    throw fullDisk(error, root) ?? error
  }
}

/** The live version of every extract under a root; none when the folder does not exist. */
export function liveExtracts(root: string): { readonly name: string; readonly folder: string }[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = liveVersion(path.join(root, name))
      return folder ? [{ name, folder }] : []
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
