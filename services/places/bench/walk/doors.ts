import type { Extract } from '../../src/import/extract-store.ts'
import { METRES_PER_DEGREE } from '../../src/walking/geo.ts'
import type { LatLon } from '../../src/data/rows.ts'
import { SNAP_METRES } from '../../src/walking/snap.ts'
import { inBox } from './box.ts'
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

/** Metres from a point to a segment, and where along it the nearest point lies (0 to 1); planar. */
function nearestOn({ a, b }: EdgeSegment, point: LatLon): { readonly off: number; readonly along: number } {
  const scale = Math.cos((point.lat * Math.PI) / 180)
  const flat = ({ lat, lon }: LatLon) => [
    (lon - point.lon) * scale * METRES_PER_DEGREE,
    (lat - point.lat) * METRES_PER_DEGREE,
  ]
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [flat(a), flat(b)]
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length))
  return { off: Math.hypot(ax + along * (bx - ax), ay + along * (by - ay)), along }
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
    if (!inBox(graph.box, place)) return []
    let best: { off: number; along: number; segment: EdgeSegment } | null = null
    for (const segment of streets) {
      const { off, along } = nearestOn(segment, place)
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
