import { distance } from '../../src/geo/distance.ts'
import { leastMetres, mostMetres } from '../../src/journey/estimate.ts'
import { seeded } from '../random.ts'
import { plainDijkstra, type PlainGraph } from './plain.ts'

/** Walks the site is asked about: not next door, not across town. Metres, great-circle. */
const SHORTEST = 50
const LONGEST = 5000

export interface Coverage {
  readonly walks: number
  /** Share of walks inside the interval, below it and above it. */
  readonly inside: number
  readonly below: number
  readonly above: number
}

/** Nodes of the largest connected part. */
export function mainPart(graph: PlainGraph): number[] {
  let best: number[] = []
  const seen = new Set<number>()
  for (const node of graph.neighbours.keys()) {
    if (seen.has(node)) continue
    const part = [node]
    seen.add(node)
    for (const at of part) {
      for (const other of graph.neighbours.get(at)?.keys() ?? []) {
        if (!seen.has(other)) {
          seen.add(other)
          part.push(other)
        }
      }
    }
    if (part.length > best.length) best = part
  }
  return best
}

/** How often the estimate's interval holds the real street distance, over random walks of an extract. */
export function coverage(graph: PlainGraph, starts: number, ends: number, seed: number): Coverage {
  const nodes = mainPart(graph)
  const random = seeded(seed)
  const any = () => nodes[Math.floor(random() * nodes.length)] ?? 0
  let [walks, below, above] = [0, 0, 0]
  for (let start = 0; start < starts; start += 1) {
    const from = any()
    const a = graph.position.get(from)
    const reached = plainDijkstra(graph, from)
    for (let end = 0; end < ends; end += 1) {
      const to = any()
      const b = graph.position.get(to)
      const street = reached.get(to)
      if (!a || !b || street === undefined) continue
      const straight = distance(a.lat, a.lon, b.lat, b.lon)
      if (straight < SHORTEST || straight > LONGEST) continue
      walks += 1
      if (street < leastMetres(straight)) below += 1
      else if (street > mostMetres(straight)) above += 1
    }
  }
  return { walks, inside: (walks - below - above) / walks, below: below / walks, above: above / walks }
}
