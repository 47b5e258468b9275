import { distance } from '../../src/geo/distance.ts'
import { leastMetres, mostMetres, type Interval } from '../../src/journey/estimate.ts'
import { seeded } from '../random.ts'
import { mainPart } from './main-part.ts'
import { plainDijkstra, type PlainGraph } from './plain.ts'

/** Walks the site is asked about: not next door, not across town. Metres, great-circle. */
const SHORTEST = 50
const LONGEST = 5000

/** Metres of one walk, straight and along the streets. */
export interface Walked {
  readonly straight: number
  readonly street: number
}

/** Random walks of an extract with their real street distance. */
export function randomWalks(graph: PlainGraph, starts: number, ends: number, seed: number): Walked[] {
  const nodes = mainPart(graph)
  const random = seeded(seed)
  const any = () => nodes[Math.floor(random() * nodes.length)] ?? 0
  const walks: Walked[] = []
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
      if (straight >= SHORTEST && straight <= LONGEST) walks.push({ straight, street })
    }
  }
  return walks
}

export interface Coverage {
  readonly walks: number
  /** Share of walks inside the interval, below it and above it. */
  readonly inside: number
  readonly below: number
  readonly above: number
}

/** How often an interval holds the real street distance. */
export function coverage(walks: readonly Walked[], interval: Interval): Coverage {
  const share = (test: (walk: Walked) => boolean) => walks.filter(test).length / walks.length
  const below = share(({ straight, street }) => street < leastMetres(straight, interval))
  const above = share(({ straight, street }) => street > mostMetres(straight, interval))
  return { walks: walks.length, inside: 1 - below - above, below, above }
}
