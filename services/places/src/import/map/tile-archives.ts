import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import type { Box, LatLon } from '../../walking/geo.ts'
import { inBox } from '../../walking/geo.ts'
import { MAGIC, TILES } from './archive-format.ts'

/** The tiles of one extract. */
interface TileArchive {
  /** The hash of its bytes, so that an address never has two contents. */
  readonly id: string
  readonly file: string
  readonly box: Box
}

const CHUNK = 256 * 1024
/** Hexadecimal digits of the hash in an address: 128 bits. */
const ID_LENGTH = 32
const HEADER = 127
/** Where a PMTiles header has its bounds: west, south, east, north as whole 1e-7 degrees. */
const BOUNDS = 102

/** Reads what an archive says of itself. Null when it is none. */
function readArchive(file: string): TileArchive | null {
  const hash = createHash('sha256')
  const chunk = Buffer.alloc(CHUNK)
  const source = openSync(file, 'r')
  try {
    const header = Buffer.alloc(HEADER)
    if (readSync(source, header, 0, HEADER, 0) < HEADER || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
      return null
    for (let length = readSync(source, chunk); length > 0; length = readSync(source, chunk)) {
      hash.update(chunk.subarray(0, length))
    }
    const [west = 0, south = 0, east = 0, north = 0] = [0, 4, 8, 12].map((at) => header.readInt32LE(BOUNDS + at) / 1e7)
    return { id: hash.digest('hex').slice(0, ID_LENGTH), file, box: { south, west, north, east } }
  } finally {
    closeSync(source)
  }
}

/** Degrees from a point to the nearest edge of a box, those of longitude as long as those of latitude. */
function insideBy({ south, west, north, east }: Box, { lat, lon }: LatLon): number {
  const narrow = Math.cos((lat * Math.PI) / 180)
  return Math.min(lat - south, north - lat, (lon - west) * narrow, (east - lon) * narrow)
}

/** The tile archives of the live extracts; each is read once, when it is new. */
export class TileArchives {
  readonly #known = new Map<string, TileArchive | null>()
  #live: readonly TileArchive[] = []

  /** Takes the folders of the live versions. An archive of an earlier version stays to be had while its file is there. */
  update(folders: readonly string[]): void {
    for (const file of this.#known.keys()) if (!existsSync(file)) this.#known.delete(file)
    this.#live = folders.flatMap((folder) => {
      const file = path.join(folder, TILES)
      // Extracts of earlier importers have none.
      if (!this.#known.has(file) && existsSync(file)) this.#known.set(file, readArchive(file))
      return this.#known.get(file) ?? []
    })
  }

  /** The archive whose edge is farthest from a point; null where no archive holds it. */
  at(point: LatLon): string | null {
    const [best] = this.#live
      .filter(({ box }) => inBox(box, point.lat, point.lon))
      .toSorted((a, b) => insideBy(b.box, point) - insideBy(a.box, point))
    return best?.id ?? null
  }

  /** The file of an archive; null when there is none of that id. */
  file(id: string): string | null {
    return [...this.#known.values()].find((archive) => archive?.id === id)?.file ?? null
  }
}
