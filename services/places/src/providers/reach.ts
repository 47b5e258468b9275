import { packLine, type ReachArea, type ReachRequest, type ReachResponse } from '@site/contracts/reach'
import { tilesPath } from '@site/contracts/map-tiles'
import type { Places } from '../create-places.ts'
import type { LatLon, Position } from '../walking/geo.ts'
import { ISOCHRONE_MINUTES, type Isochrone, type IsochroneOptions } from '../walking/isochrones.ts'
import { simplified } from '../walking/outline.ts'
import { DEFAULT_SPEED, type Endpoint } from '../walking/minutes.ts'

/** Tolerance that removes the staircase of the 20 m cells isochrones are drawn from, metres. */
const STAIRCASE = 12
/** Streets are drawn a little beyond the longest walk, as far as a map of it shows; metres. */
const MARGIN = 300

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5

/** Positions of a ring with what a canvas needs and no more. Rings that vanish on the way are left out. */
function tidyRing(ring: readonly number[][], near: LatLon): Position[] {
  const line = ring.map(([lon = 0, lat = 0]): Position => [rounded(lon), rounded(lat)])
  return simplified(line, STAIRCASE, near)
}

function toArea(isochrone: Isochrone, near: LatLon): ReachArea {
  const coordinates = isochrone.geometry.coordinates
    .map((polygon) => polygon.map((ring) => tidyRing(ring, near)))
    .filter(([outer]) => outer !== undefined && outer.length >= 4)
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => hole.length >= 4)])
  return {
    type: 'Feature',
    properties: { minutes: isochrone.properties.minutes },
    geometry: { type: 'MultiPolygon', coordinates },
  }
}

const linesAround = (places: Places, point: Endpoint, radius: number): Pick<ReachResponse, 'streets' | 'water'> => ({
  streets: places
    .streetLines(point, radius)
    .map(packLine)
    .filter((line) => line.length >= 4),
  water: places.water(point, radius).map((rings) => rings.map(packLine)),
})

/** What a map draws round a point; areas and streets only where streets are known. */
export async function reachFrom(
  places: Places,
  isochrones: (point: Endpoint, options: IsochroneOptions) => Promise<readonly Isochrone[]>,
  { speed = DEFAULT_SPEED, drawsTiles = false, ...point }: ReachRequest,
): Promise<ReachResponse> {
  const found = await isochrones(point, { speed })
  const onStreets = found.length > 0 && found.every((each) => each.properties.source === 'street')
  const archive = drawsTiles ? places.tilesAt(point) : null
  const tiles = archive === null ? {} : { tiles: tilesPath(archive) }
  if (!onStreets) {
    const credits = archive === null ? [] : places.credits(['osm'])
    return { source: 'estimate', areas: [], streets: [], ...tiles, credits: [...credits] }
  }
  const radius = Math.max(...ISOCHRONE_MINUTES) * 60 * speed + MARGIN
  return {
    source: 'street',
    areas: found.map((each) => toArea(each, point)).toSorted((a, b) => a.properties.minutes - b.properties.minutes),
    ...(archive === null ? linesAround(places, point, radius) : { streets: [], ...tiles }),
    credits: [...places.credits(['osm'])],
  }
}
