import { ringArea, isRing, polygons } from '../water/ring.ts'
import type { Tags } from '../pbf-block.ts'
import type { Box, Position } from '../../walking/geo.ts'
import { clippedLine, clippedRing } from '../../walking/outline.ts'
import { areaKind } from './area-kind.ts'
import { labelKind } from './label-kind.ts'
import { lineKind } from './line-kind.ts'
import { ZOOMS, type MapFeature, type MapKind } from './map-feature.ts'
import type { MapObject } from './map-scan.ts'
import { namesOf } from './names.ts'

/** Areas smaller than this are a dot at the nearest zoom, square metres. */
const SMALLEST_AREA = 40
/** An area shows from the zoom on where it is some pixels wide: at zoom 11 a pixel is 38 m at the equator, a half at each next. */
const AREA_AT_FIRST_ZOOM = 40_000
/** Only areas as large as a few houses are named. */
const SMALLEST_NAMED = 2500

const flat = (line: readonly Position[]): number[] => line.flatMap(([lon, lat]) => [lon, lat])

/** The first zoom of an area of so many square metres. */
const zoomOfArea = (squareMetres: number): number => {
  let zoom: number = ZOOMS.first
  for (let least = AREA_AT_FIRST_ZOOM; squareMetres < least && zoom < ZOOMS.last; least /= 4) zoom += 1
  return zoom
}

/** The runs of positions that the file knows. */
function knownRuns(line: readonly (Position | null)[]): Position[][] {
  const runs: Position[][] = [[]]
  for (const point of line) {
    if (point === null) runs.push([])
    else runs.at(-1)?.push(point)
  }
  return runs.filter((run) => run.length >= 2)
}

/** The centre of gravity of a ring. */
export function centroid(ring: readonly Position[]): Position {
  const [[originX, originY] = [0, 0]] = ring
  let [area, x, y] = [0, 0, 0]
  for (let at = 1; at < ring.length; at += 1) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [ring[at - 1], ring[at]]
    const cross = (ax - originX) * (by - originY) - (bx - originX) * (ay - originY)
    area += cross
    x += (ax + bx - 2 * originX) * cross
    y += (ay + by - 2 * originY) * cross
  }
  return area === 0 ? [originX, originY] : [originX + x / (3 * area), originY + y / (3 * area)]
}

const withNames = ({ layer, properties }: MapKind, tags: Tags): MapKind => ({
  layer,
  properties: { ...properties, ...namesOf(tags) },
})

function* lineFeatures({ tags, lines }: MapObject, box: Box): Generator<MapFeature> {
  const kind = lineKind(tags)
  if (!kind) return
  const parts = lines.flatMap(knownRuns).flatMap((run) => clippedLine(run, box))
  if (parts.length > 0) yield { ...withNames(kind, tags), shape: 'line', parts: parts.map(flat) }
}

/** An area with a node outside the file has no outline to trust: it is left out. */
function* areaFeatures({ tags, lines }: MapObject, box: Box): Generator<MapFeature> {
  const whole = lines.filter((line): line is Position[] => !line.includes(null)).filter(isRing)
  if (whole.length === 0 || whole.length < lines.length) return
  const area = areaKind(tags)
  const found = polygons(whole.map((ring) => clippedRing(ring, box)).filter((ring) => ring.length >= 4))
  const sizes = found.map(([outer = []]) => ringArea(outer))
  if (area) {
    for (const [at, rings] of found.entries()) {
      const size = sizes[at] ?? 0
      if (size < SMALLEST_AREA) continue
      const properties = { ...area.properties, min_zoom: Math.max(area.properties.min_zoom, zoomOfArea(size)) }
      yield { layer: area.layer, properties, shape: 'polygon', parts: rings.map(flat) }
    }
  }
  const label = labelKind(tags)
  const largest = sizes.indexOf(Math.max(...sizes))
  const outer = found[largest]?.[0]
  if (label && outer && (sizes[largest] ?? 0) >= SMALLEST_NAMED) {
    yield { ...withNames(label, tags), shape: 'point', parts: [flat([centroid(outer)])] }
  }
}

function* pointFeatures({ tags, lines }: MapObject, box: Box): Generator<MapFeature> {
  const kind = labelKind(tags)
  const [lon, lat] = lines[0]?.[0] ?? [Number.NaN, Number.NaN]
  const inside = lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north
  if (kind && inside) yield { ...withNames(kind, tags), shape: 'point', parts: [[lon, lat]] }
}

const FEATURES = { line: lineFeatures, polygon: areaFeatures, point: pointFeatures } as const

/** The features of an object within a box. */
export const featuresOf = (object: MapObject, box: Box): Generator<MapFeature> => FEATURES[object.shape](object, box)

/** The ground of a box. */
export const groundFeature = ({ south, west, north, east }: Box): MapFeature => ({
  layer: 'earth',
  properties: { kind: 'earth', min_zoom: 0 },
  shape: 'polygon',
  parts: [[west, south, east, south, east, north, west, north, west, south]],
})

/** A sea, lake or river within a box, its outer ring first; null where nothing of it lies inside. */
export function waterFeature(rings: readonly Position[][], box: Box): MapFeature | null {
  const cut = rings.map((ring) => clippedRing(ring, box)).filter((ring) => ring.length >= 4)
  if (cut.length === 0) return null
  return { layer: 'water', properties: { kind: 'water', min_zoom: 0 }, shape: 'polygon', parts: cut.map(flat) }
}
