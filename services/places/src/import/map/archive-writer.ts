import { closeSync, openSync, writeSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Compression, S2PMTilesWriter, TileType, type Writer } from 's2-pmtiles'
import type { Box } from '../../walking/geo.ts'
import { MAGIC } from './archive-format.ts'
import { LAYERS, ZOOMS } from './map-feature.ts'
import type { Tile } from './slice-tiles.ts'

/** Writes to a file as it goes: the library's own writers keep all bytes in memory, or never close their file. */
class FileWriter implements Writer {
  readonly #file: number
  #length = 0

  constructor(path: string) {
    this.#file = openSync(path, 'wx+')
  }

  appendSync(data: Uint8Array): void {
    writeSync(this.#file, data, 0, data.length, this.#length)
    this.#length += data.length
  }

  append(data: Uint8Array): Promise<void> {
    this.appendSync(data)
    return Promise.resolve()
  }

  write(data: Uint8Array, offset: number): Promise<void> {
    writeSync(this.#file, data, 0, data.length, offset)
    return Promise.resolve()
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** Where the header says how tiles are compressed. */
const TILE_COMPRESSION = 98
/** Where the header has what the library leaves at 0 (PMTiles 3, "Header"): first and last zoom, bounds, zoom and place of the centre. */
const HEADER_TAIL = 100
const DEGREE = 1e7

function headerTail({ south, west, north, east }: Box): Uint8Array {
  const tail = new DataView(new ArrayBuffer(27))
  const degrees = (at: number, value: number) => tail.setInt32(at, Math.round(value * DEGREE), true)
  tail.setUint8(0, ZOOMS.first)
  tail.setUint8(1, ZOOMS.last)
  degrees(2, west)
  degrees(6, south)
  degrees(10, east)
  degrees(14, north)
  tail.setUint8(18, ZOOMS.first)
  degrees(19, (west + east) / 2)
  degrees(23, (south + north) / 2)
  return new Uint8Array(tail.buffer)
}

/**
 * Writes tiles as one PMTiles 3 archive, each compressed with gzip, whose checksum tells a reader of damage. They are compressed
 * here, as small as they get: the library would keep a compressor in memory for each until it is collected.
 */
export async function writeArchive(
  path: string,
  box: Box,
  attribution: string,
  tiles: Iterable<Tile>,
): Promise<number> {
  const file = new FileWriter(path)
  let count = 0
  try {
    const archive = new S2PMTilesWriter(file, TileType.Pbf, Compression.None)
    for (const { z, x, y, data } of tiles) {
      await archive.writeTileXYZ(z, x, y, gzipSync(data, { level: 9 }))
      count += 1
    }
    await archive.commit({
      name: 'Stageside city map',
      type: 'baselayer',
      attribution,
      vector_layers: LAYERS.map((id) => ({ id, fields: {}, minzoom: ZOOMS.first, maxzoom: ZOOMS.last })),
    })
    // The library writes the first two letters of it.
    await file.write(Buffer.from(MAGIC), 0)
    await file.write(Uint8Array.of(Compression.Gzip), TILE_COMPRESSION)
    await file.write(headerTail(box), HEADER_TAIL)
    return count
  } finally {
    file.close()
  }
}
