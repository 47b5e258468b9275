import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unpackLine } from '@site/contracts/reach'
import * as z from 'zod/mini'
import { addressRow, hotelRow, poiRow, venueRow } from '../data/rows.ts'
import type { AddressRow, Hotel, Poi, Venue } from '../data/rows.ts'
import { readJson, readPacked, readTable } from '../data/table.ts'
import type { Position } from '../walking/geo.ts'
import { Streets } from '../walking/streets.ts'
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

const pointerSchema = z.object({ version: z.string().check(z.regex(/^[\w.-]+$/)) })

/** One imported extract in memory. */
export interface Extract {
  readonly manifest: Manifest
  /** Null without walkable ways. */
  readonly streets: Streets | null
  readonly hotels: readonly Hotel[]
  readonly venues: readonly Venue[]
  readonly pois: readonly Poi[]
  readonly addresses: readonly AddressRow[]
  /** Seas, lakes and rivers as polygons: outer ring first, then islands. */
  readonly water: readonly Position[][][]
}

export const GRAPH = 'graph.bin.br'
export const WATER = 'water.json.br'
/** Versions kept beside the live one, for going back. */
const KEPT = 1

const waterRow = z.object({ rings: z.array(z.array(z.number())) })

const readManifest = (folder: string): Manifest => readJson(path.join(folder, 'manifest.json'), manifestSchema)

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
    // Extracts of earlier importers have none.
    water: existsSync(file(WATER))
      ? readTable(file(WATER), waterRow).map(({ rings }) => rings.map((ring) => unpackLine(ring)))
      : [],
  }
}

/**
 * Writes a version and makes it live. Nothing of it is visible before the last rename: `fill` writes the files to a folder
 * of their own and returns the manifest, the folder is moved into place, and only then the pointer is replaced. Whatever
 * `fill` throws leaves everything as it was.
 */
export async function publishExtract(
  root: string,
  name: string,
  fill: (folder: string) => Promise<Manifest>,
): Promise<{ readonly manifest: Manifest; readonly folder: string }> {
  const home = path.join(root, name)
  const incoming = path.join(home, `.incoming-${process.pid}`)
  rmSync(incoming, { recursive: true, force: true })
  // The outermost folder that was not there before; a failed import leaves none behind.
  const made = mkdirSync(incoming, { recursive: true }) ?? incoming
  try {
    const manifest = await fill(incoming)
    writeFileSync(path.join(incoming, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    const target = path.join(home, manifest.version)
    rmSync(target, { recursive: true, force: true })
    renameSync(incoming, target)
    const pointer = path.join(home, `current.json.${process.pid}`)
    writeFileSync(pointer, `${JSON.stringify({ version: manifest.version })}\n`)
    renameSync(pointer, path.join(home, 'current.json'))
    tidy(home, manifest.version)
    return { manifest, folder: target }
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}

function tidy(home: string, live: string): void {
  const old = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== live && !entry.name.startsWith('.'))
    .map((entry) => ({ name: entry.name, at: readManifest(path.join(home, entry.name)).importedAt }))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
  for (const { name } of old.slice(KEPT)) rmSync(path.join(home, name), { recursive: true, force: true })
}

/** The live version of every extract under a root; none when the folder does not exist. */
export function liveExtracts(root: string): { readonly name: string; readonly folder: string }[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'current.json')))
    .map((entry) => {
      const home = path.join(root, entry.name)
      const { version } = readJson(path.join(home, 'current.json'), pointerSchema)
      return { name: entry.name, folder: path.join(home, version) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
