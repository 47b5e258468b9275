import type { Extract } from '../../src/import/extract-store.ts'
import type { LatLon } from '../../src/walking/geo.ts'
import type { Streets } from '../../src/walking/streets.ts'
import { seeded } from '../random.ts'
import { mainPart } from './main-part.ts'
import { plainDijkstra, type PlainGraph } from './plain.ts'

/** m/s of the fastest walker offered: the strictest second. */
const SPEED = 1.33
/** Ends tried from one start: the plain search is slow. */
const ENDS = 10

export interface Equality {
  readonly pairs: number
  /** Pairs whose times differ by less than a second. */
  readonly equal: number
  readonly worstSeconds: number
  /** Pairs whose way, edge by edge, is as long to the bit, and whose edges add up to it. */
  readonly ways: number
  /** Mean milliseconds of one search from a door to everything. */
  readonly msPerStart: number
}

/** Whether the way between two points that is told and drawn is the one that the minutes are counted on. */
function sameWay(streets: Streets, a: LatLon, b: LatLon): boolean {
  const [route] = streets.routes(a, [b])
  const way = streets.way(a, b, 'normal')
  if (!route || !way) return !route && !way
  const { metres } = streets.network
  const walked = way.legs.reduce((sum, { edge, from, to }) => sum + Math.abs(to - from) * (metres[edge] ?? 0), 0)
  return way.metres === route.metres && Math.abs(way.start.off + walked + way.end.off - way.metres) < 0.001
}

/** Compares the walking times of an imported extract with the plain search, pair by pair. */
export function equality({ streets, manifest }: Extract, plain: PlainGraph, pairs: number, seed: number): Equality {
  if (!streets) throw new Error(`${manifest.name} has no walkable ways`)
  const nodes = mainPart(plain)
  const random = seeded(seed)
  const any = () => nodes[Math.floor(random() * nodes.length)] ?? 0
  let [done, equal, ways, worst, searches, spent] = [0, 0, 0, 0, 0, 0]
  while (done < pairs) {
    const from = any()
    const a = plain.position.get(from)
    const start = a && streets.snap(a)
    const truth = plainDijkstra(plain, from)
    const before = performance.now()
    const reached = start ? streets.reach(start, Number.POSITIVE_INFINITY) : null
    spent += performance.now() - before
    searches += 1
    for (let end = 0; end < ENDS && done < pairs; end += 1) {
      const to = any()
      const b = plain.position.get(to)
      const target = b && streets.snap(b)
      const metres = start && reached && target ? streets.metresTo(start, reached, target) : Number.POSITIVE_INFINITY
      const seconds = Math.abs(metres - (truth.get(to) ?? 0)) / SPEED
      done += 1
      if (seconds < 1) equal += 1
      if (a && b && sameWay(streets, a, b)) ways += 1
      worst = Math.max(worst, seconds)
    }
  }
  return { pairs: done, equal, ways, worstSeconds: worst, msPerStart: spent / searches }
}
