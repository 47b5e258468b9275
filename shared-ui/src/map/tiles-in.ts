/** Degrees. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** Tiles of Web Mercator (OpenStreetMap, "Slippy map tilenames"). */
const xAt = (lon: number, z: number): number => Math.floor(((lon + 180) / 360) * 2 ** z)
const yAt = (lat: number, z: number): number =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z)

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const tilesOf = ({ west, south, east, north }: Box, z: number): Tile[] =>
  from(yAt(north, z), yAt(south, z)).flatMap((y) => from(xAt(west, z), xAt(east, z)).map((x) => ({ z, x, y })))

/** The tiles of all boxes, each once, the coarsest first, so that `most` of them leave no box without a map. */
export const tilesIn = (boxes: readonly Box[], zooms: readonly [number, number], most: number): Tile[] => {
  const found = new Map<string, Tile>()
  for (const z of from(...zooms))
    for (const tile of boxes.flatMap((box) => tilesOf(box, z))) {
      if (found.size >= most) return [...found.values()]
      found.set(`${tile.z}/${tile.x}/${tile.y}`, tile)
    }
  return [...found.values()]
}
