import type { Extract } from '../../src/import/extract-store.ts'
import { inBox, nearestOn, planeAt, type LatLon } from '../../src/walking/geo.ts'
import { SNAP_METRES } from '../../src/walking/edge-grid.ts'
import { mainPart } from './main-part.ts'
import type { PlainGraph } from './plain.ts'
import type { Spot } from './street-walks.ts'

interface EdgeSegment {
  readonly ends: readonly [number, number]
  readonly metres: number
  readonly a: LatLon
  readonly b: LatLon
}

function edgeSegments(graph: PlainGraph): EdgeSegment[] {
  return mainPart(graph).flatMap((node) =>
    [...(graph.neighbours.get(node) ?? [])].flatMap(([other, metres]) => {
      const [a, b] = [graph.position.get(node), graph.position.get(other)]
      return a && b && node < other ? [{ ends: [node, other] as const, metres, a, b }] : []
    }),
  )
}

/**
 * The doors of an extract: its hotels, venues, points of interest and house numbers, each joined to the nearest street.
 * These are the ends of the walks the site is asked about.
 */
export function doors(
  graph: PlainGraph,
  { hotels, venues, pois, addresses }: Pick<Extract, 'hotels' | 'venues' | 'pois' | 'addresses'>,
): Spot[] {
  const streets = edgeSegments(graph)
  const houses = addresses.filter(({ name }) => /\d/.test(name))
  return [...hotels, ...venues, ...pois, ...houses].flatMap((place): Spot[] => {
    if (!inBox(graph.box, place.lat, place.lon)) return []
    const plane = planeAt(place)
    let best: { off: number; along: number; segment: EdgeSegment } | null = null
    for (const segment of streets) {
      const { off, along } = nearestOn(plane, segment.a, segment.b)
      if (off <= SNAP_METRES && (best === null || off < best.off)) best = { off, along, segment }
    }
    if (!best) return []
    const { off, along, segment } = best
    const [from, to] = segment.ends
    return [
      {
        lat: place.lat,
        lon: place.lon,
        off,
        links: [
          { node: from, metres: off + along * segment.metres },
          { node: to, metres: off + (1 - along) * segment.metres },
        ],
      },
    ]
  })
}
