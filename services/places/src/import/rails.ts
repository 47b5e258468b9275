import { packLine } from '@site/contracts/reach'
import type { Position } from '../walking/geo.ts'
import { simplified } from '../walking/outline.ts'
import type { MapFeature } from './map/map-feature.ts'
import { YARD_ZOOM } from './map/road-kind.ts'

/** Corners of a track left out, metres: it is a barrier, not a line to draw. */
const TOLERANCE = 10

function* positions(flat: readonly number[]): Generator<Position> {
  for (let at = 0; at + 1 < flat.length; at += 2) yield [flat[at] ?? 0, flat[at + 1] ?? 0]
}

/** The main tracks of a map that lie on the ground, as packed lines: one walks under a bridge and past a siding. */
export function railLines({ layer, properties, shape, parts }: MapFeature): number[][] {
  const onGround = properties['is_bridge'] !== true && Number(properties['min_zoom']) < YARD_ZOOM
  if (layer !== 'roads' || shape !== 'line' || properties['kind_detail'] !== 'rail' || !onGround) return []
  return parts.map((flat) => {
    const line = [...positions(flat)]
    const [lon, lat] = line[0] ?? [0, 0]
    return packLine(simplified(line, TOLERANCE, { lat, lon }))
  })
}
