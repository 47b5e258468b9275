import { appendFileSync, closeSync, openSync, readdirSync, readSync } from 'node:fs'
import path from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import type { Box, Position } from '../../walking/geo.ts'
import { clippedLine, clippedRing } from '../../walking/outline.ts'
import { mapFeature, type MapFeature } from './map-feature.ts'

/** Characters kept in memory before they are written. */
const BUFFER = 256 * 1024
/** Bytes read back at once. */
const READ_BYTES = 16 * 1024
/** Part of a cell's width that lies around it too, so that lines and names go on in the next tile: 64 of 4096 steps, twice. */
const MARGIN = 1 / 32

/** The column and row of a position among the tiles of a zoom, with fractions (Web Mercator). */
export function tileAt([lon, lat]: Position, zoom: number): { readonly x: number; readonly y: number } {
  const tiles = 2 ** zoom
  const angle = (lat * Math.PI) / 180
  return {
    x: ((lon + 180) / 360) * tiles,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles,
  }
}

/** The position of a column and row. */
const positionAt = (x: number, y: number, zoom: number): Position => {
  const tiles = 2 ** zoom
  return [(x / tiles) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI]
}

export interface Cell {
  readonly x: number
  readonly y: number
}

function boxOf({ x, y }: Cell, zoom: number): Box {
  const [west, north] = positionAt(x - MARGIN, y - MARGIN, zoom)
  const [east, south] = positionAt(x + 1 + MARGIN, y + 1 + MARGIN, zoom)
  return { south, west, north, east }
}

const paired = (flat: readonly number[]): Position[] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0])

const packed = (line: readonly Position[]): number[] => line.flatMap(([lon, lat]) => [round(lon), round(lat)])
/** To 1e-7 degrees, as the extract has them. */
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** The lines of a file, read a piece at a time: the text of a dense cell is many times what is kept of it. */
function* linesOf(file: string): Generator<string> {
  const source = openSync(file, 'r')
  const piece = Buffer.alloc(READ_BYTES)
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for (let length = readSync(source, piece); length > 0; length = readSync(source, piece)) {
      const lines = (rest + decoder.write(piece.subarray(0, length))).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    closeSync(source)
  }
}

const CLIPPED = {
  point: (part: Position[]) => [part],
  line: clippedLine,
  polygon: (part: Position[], box: Box) => [clippedRing(part, box)].filter((ring) => ring.length >= 4),
} as const

/**
 * Features on disk by the tile of one zoom they lie in, each cut to it: tiles are then sliced from one cell at a time, so that
 * memory depends on how dense a city is, not on how large the extract.
 */
export class TileCells {
  readonly #folder: string
  readonly #zoom: number
  readonly #lines = new Map<string, string[]>()
  #size = 0

  constructor(folder: string, zoom: number) {
    this.#folder = folder
    this.#zoom = zoom
  }

  add(feature: MapFeature): void {
    const parts = feature.parts.map(paired)
    const places = parts.flat().map((position) => tileAt(position, this.#zoom))
    const range = (axis: 'x' | 'y') => {
      const [least, most] = places.reduce(
        ([low, high], place) => [Math.min(low, place[axis]), Math.max(high, place[axis])],
        [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      )
      const last = 2 ** this.#zoom - 1
      return [Math.max(0, Math.floor(least - MARGIN)), Math.min(last, Math.floor(most + MARGIN))] as const
    }
    const [[x0, x1], [y0, y1]] = [range('x'), range('y')]
    for (let x = x0; x <= x1; x += 1) {
      for (let y = y0; y <= y1; y += 1) {
        const box = boxOf({ x, y }, this.#zoom)
        const cut = x0 === x1 && y0 === y1 ? parts : parts.flatMap((part) => CLIPPED[feature.shape](part, box))
        if (cut.length > 0) this.#write({ x, y }, { ...feature, parts: cut.map(packed) })
      }
    }
  }

  #write({ x, y }: Cell, feature: MapFeature): void {
    const key = `${x}-${y}`
    const line = JSON.stringify(feature)
    const lines = this.#lines.get(key)
    if (lines) lines.push(line)
    else this.#lines.set(key, [line])
    this.#size += line.length
    if (this.#size > BUFFER) this.#flush()
  }

  #flush(): void {
    for (const [key, lines] of this.#lines) {
      appendFileSync(path.join(this.#folder, `cell-${this.#zoom}-${key}.jsonl`), `${lines.join('\n')}\n`)
    }
    this.#lines.clear()
    this.#size = 0
  }

  /** The cells that hold anything, each with its features. */
  *all(): Generator<{ readonly cell: Cell; readonly features: MapFeature[] }> {
    this.#flush()
    const name = new RegExp(`^cell-${this.#zoom}-(\\d+)-(\\d+)\\.jsonl$`)
    // In one order on every machine, so that the same extract makes the same file.
    for (const file of readdirSync(this.#folder).toSorted()) {
      const [, x, y] = name.exec(file) ?? []
      if (x === undefined || y === undefined) continue
      const features = Array.from(linesOf(path.join(this.#folder, file)), (line) => mapFeature.parse(JSON.parse(line)))
      yield { cell: { x: Number(x), y: Number(y) }, features }
    }
  }
}
