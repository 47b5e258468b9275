import { between, inBox, type LatLon } from '../../src/walking/geo.ts'
import { roundTheEdge } from '../../src/walking/streets.ts'
import { seeded } from '../random.ts'
import { asked, type Walked } from './coverage.ts'
import { mainPart } from './main-part.ts'
import { plainDijkstra, type PlainGraph } from './plain.ts'

/** A position with the nodes of the streets it is reached by, and the metres to each. */
export interface Spot extends LatLon {
  /** Metres to the street itself. */
  readonly off: number
  readonly links: readonly { readonly node: number; readonly metres: number }[]
}

/** The bends and crossings of an extract's streets that lie where the extract says it is complete. */
export function bends(graph: PlainGraph): Spot[] {
  return mainPart(graph).flatMap((node) => {
    const at = graph.position.get(node)
    return at && inBox(graph.box, at.lat, at.lon) ? [{ ...at, off: 0, links: [{ node, metres: 0 }] }] : []
  })
}

/** Metres between two spots on one edge segment; Infinity where they are on two. */
function alongOne(a: Spot, b: Spot): number {
  const [[a0, a1], [b0, b1]] = [a.links, b.links]
  if (!a0 || !a1 || a0.node !== b0?.node || a1.node !== b1?.node) return Number.POSITIVE_INFINITY
  return Math.abs(a0.metres - a.off - (b0.metres - b.off)) + a.off + b.off
}

/** Random walks between spots with their real street distance. */
export function randomWalks(graph: PlainGraph, spots: readonly Spot[], starts: number, ends: number, seed: number) {
  const random = seeded(seed)
  const walks: Walked[] = []
  for (let start = 0; start < starts; start += 1) {
    const from = spots[Math.floor(random() * spots.length)]
    if (!from) break
    const reached = from.links.map(({ node, metres }) => ({ metres, found: plainDijkstra(graph, node) }))
    for (let end = 0; end < ends; end += 1) {
      const to = spots[Math.floor(random() * spots.length)] ?? from
      const ways = to.links.flatMap((link) =>
        reached.map(({ metres, found }) => metres + (found.get(link.node) ?? Number.POSITIVE_INFINITY) + link.metres),
      )
      const walk = {
        straight: between(from, to),
        street: Math.min(alongOne(from, to), ...ways),
        outside: roundTheEdge(from, to, graph.box),
      }
      if (asked(walk)) walks.push(walk)
    }
  }
  return walks
}
