import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Box, Position } from '../../walking/geo.ts'
import { writeArchive } from './archive-writer.ts'
import { featuresOf, groundFeature, waterFeature } from './build-features.ts'
import { ZOOMS, type MapFeature } from './map-feature.ts'
import { scanMap } from './map-scan.ts'
import { sliceTiles, type Tile } from './slice-tiles.ts'
import { TileCells } from './tile-cells.ts'

/** Zooms that are sliced from cells of their first: houses and footways are too many for cells of the whole range. */
const RANGES = [
  { first: ZOOMS.first, last: 12 },
  { first: 13, last: ZOOMS.last },
] as const

export interface MapOptions {
  readonly files: readonly string[]
  /** Folder for what does not fit in memory. */
  readonly scratch: string
  readonly target: string
  /** The map is cut to it. */
  readonly box: Box
  /** Seas, lakes and rivers as polygons, outer ring first. */
  readonly water: AsyncIterable<readonly Position[][]> | Iterable<readonly Position[][]>
  readonly attribution: string
  /** Told of every feature of the map. */
  readonly onFeature?: (feature: MapFeature) => void
}

/** Ground round the walkable ways that belongs to the picture of a city, degrees: about half a kilometre. */
const AROUND_WAYS = 0.005

/** What the map shows of an extract: the surroundings of all its walkable ways, also of those that lead out of the part it has whole. */
export const mapBox = ({ south, west, north, east }: Box): Box => ({
  south: south - AROUND_WAYS,
  west: west - AROUND_WAYS,
  north: north + AROUND_WAYS,
  east: east + AROUND_WAYS,
})

function* slices(cells: readonly TileCells[]): Generator<Tile> {
  for (const [at, { first, last }] of RANGES.entries()) {
    for (const { cell, features } of cells[at]?.all() ?? []) {
      // Between the cities of a large extract lies bare ground.
      if (features.some(({ layer }) => layer !== 'earth')) yield* sliceTiles({ ...cell, zoom: first }, last, features)
    }
  }
}

/** Writes the vector tiles of an extract, in the public Protomaps basemap schema, as one PMTiles archive; returns how many. */
export async function buildMap({
  files,
  scratch,
  target,
  box,
  water,
  attribution,
  onFeature,
}: MapOptions): Promise<number> {
  const folder = path.join(scratch, 'map')
  mkdirSync(folder)
  const cells = RANGES.map(({ first }) => new TileCells(folder, first))
  const add = (feature: MapFeature): void => {
    onFeature?.(feature)
    const from = Number(feature.properties['min_zoom'] ?? 0)
    for (const [at, { last }] of RANGES.entries()) if (from <= last) cells[at]?.add(feature)
  }
  const scan = await scanMap(files, folder)
  try {
    add(groundFeature(box))
    for await (const rings of water) {
      const feature = waterFeature(rings, box)
      if (feature) add(feature)
    }
    for await (const object of scan.objects()) for (const feature of featuresOf(object, box)) add(feature)
  } finally {
    scan.close()
  }
  const count = await writeArchive(target, box, attribution, slices(cells))
  rmSync(folder, { recursive: true })
  return count
}
