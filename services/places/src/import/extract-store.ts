import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { DataError } from '../data/data-error.ts'
import { decodeAddress, decodeHotel, decodePoi, decodeVenue, decodeWater } from '../data/decode.ts'
import type { AddressRow, Hotel, Poi, Venue } from '../data/rows.ts'
import { readTable } from '../data/table.ts'
import type { Position } from '../walking/plane.ts'
import { unpackGraph, type PackedGraph } from './graph-file.ts'
import { currentVersion, readManifest, type Manifest } from './manifest.ts'

/** One imported extract in memory. */
export interface Extract {
  readonly manifest: Manifest
  readonly graph: PackedGraph
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

/** Reads one version. Throws `DataError` when a file is missing or damaged. */
export function readExtract(folder: string): Extract {
  const file = (name: string) => path.join(folder, name)
  let packed: Buffer
  try {
    packed = brotliDecompressSync(readFileSync(file(GRAPH)))
  } catch (cause) {
    throw new DataError(`${file(GRAPH)} is missing or damaged; import the extract again`, { cause })
  }
  return {
    manifest: readManifest(folder),
    graph: unpackGraph(packed, file(GRAPH)),
    hotels: readTable(file('hotels.json.br'), decodeHotel),
    venues: readTable(file('venues.json.br'), decodeVenue),
    pois: readTable(file('pois.json.br'), decodePoi),
    addresses: readTable(file('addresses.json.br'), decodeAddress),
    // Extracts of earlier importers have none.
    water: existsSync(file(WATER)) ? readTable(file(WATER), decodeWater) : [],
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

export interface Live {
  readonly name: string
  readonly folder: string
}

/** The live version of every extract under a root; none when the folder does not exist. */
export function liveExtracts(root: string): Live[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'current.json')))
    .map((entry) => {
      const home = path.join(root, entry.name)
      return { name: entry.name, folder: path.join(home, currentVersion(home)) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
