import type { Crossing } from '@site/contracts/hotels'
import { boxAround, Extent, inBox, planeAt, type Box, type LatLon, type Position } from './geo.ts'

/** A body of water as a polygon with its islands, or a river or railway as a line along its middle. */
export interface Barrier {
  readonly kind: Crossing
  readonly shape: 'area' | 'line'
  readonly lines: readonly (readonly Position[])[]
  /** Source id as in `data/credits.json`. */
  readonly source: string
}

/**
 * Metres of water under a straight line that count as crossing it. Less is a corner of a bank, which mapped banks
 * (off by up to 90 m) and positions do not tell from a walk along it.
 */
const LEAST_WATER = 50
/**
 * Water this wide has no bridge near most of its banks: harbours and tidal rivers. The Thames, the Seine and the Brisbane River are
 * under 300 m where people visit, with a bridge in most half kilometres (chosen).
 */
export const WIDE_WATER = 400
/** Directions in which the barriers round a point are sorted; one holds a few edges in the middle of a city. */
const DIRECTIONS = 256

/** Metres inside an area, for where a line of so many metres crosses its shore. */
function metresInside(shores: number[], startsInside: boolean, metres: number): number {
  if (shores.length === 0) return startsInside ? metres : 0
  const bounds = [...(startsInside ? [0] : []), ...shores.sort((a, b) => a - b)]
  if (bounds.length % 2 === 1) bounds.push(metres)
  return bounds.reduce((sum, bound, at) => sum + (at % 2 === 1 ? bound : -bound), 0)
}

/** Over the middle of a river and back again is its own bank: only an odd number of times leads to the other one. */
const isAcross = (
  shape: Barrier['shape'],
  shores: number[],
  startsInside: boolean,
  metres: number,
  leastWater: number,
): boolean =>
  shape === 'line'
    ? leastWater <= LEAST_WATER && shores.length % 2 === 1
    : metresInside(shores, startsInside, metres) >= leastWater

const boxOf = (lines: Barrier['lines']): Box => {
  const extent = new Extent()
  for (const line of lines) for (const [lon, lat] of line) extent.add(lat, lon)
  return extent
}
const apart = (a: Box, b: Box): boolean => a.north < b.south || b.north < a.south || a.east < b.west || b.east < a.west

/** What a straight line from a fixed point to another crosses; undefined where nothing known lies across. */
export type CrossingTo = (to: LatLon) => Barrier | undefined
export const nothingAcross: CrossingTo = () => undefined

/** 0 to `DIRECTIONS - 1`, once round. */
const direction = (x: number, y: number): number =>
  Math.floor((Math.atan2(y, x) / Math.PI + 1) * (DIRECTIONS / 2)) % DIRECTIONS

/** Numbers of an edge: both ends and the barrier it belongs to. */
const EDGE = 5

/** Edges as they are seen from the point (0, 0) of their plane. */
class View {
  readonly #barriers: readonly Barrier[]
  /** `EDGE` numbers each. */
  readonly #edges: number[] = []
  /** Where the edges of a direction begin in `#edges`; those of a barrier follow each other. */
  readonly #seen: (number[] | undefined)[] = Array.from({ length: DIRECTIONS })
  /** Areas the point itself lies in. */
  readonly #around = new Set<number>()

  constructor(barriers: readonly Barrier[], { x, y }: ReturnType<typeof planeAt>) {
    this.#barriers = barriers
    for (const [barrier, { lines, shape }] of barriers.entries()) {
      let odd = false
      for (const line of lines) {
        let [ax, ay, from] = [0, 0, -1]
        for (const [lon, lat] of line) {
          const [bx, by] = [x(lon), y(lat)]
          const to = direction(bx, by)
          if (from >= 0) {
            this.#see(from, to)
            this.#edges.push(ax, ay, bx, by, barrier)
            // Even-odd rule, along the line that leads due east.
            if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) odd = !odd
          }
          ax = bx
          ay = by
          from = to
        }
      }
      if (odd && shape === 'area') this.#around.add(barrier)
    }
  }

  /** The next edge is seen in the directions that lie the shorter way between those of its ends. */
  #see(from: number, to: number): void {
    const at = this.#edges.length
    const span = (to - from + DIRECTIONS) % DIRECTIONS
    const [first, count] = span <= DIRECTIONS / 2 ? [from, span] : [to, DIRECTIONS - span]
    for (let step = 0; step <= count; step += 1) (this.#seen[(first + step) % DIRECTIONS] ??= []).push(at)
  }

  /** How far a line to a point goes before it meets an edge, metres; NaN where it does not. */
  #meets(at: number, x: number, y: number): number {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [
      this.#edges[at],
      this.#edges[at + 1],
      this.#edges[at + 2],
      this.#edges[at + 3],
    ]
    const turn = x * (by - ay) - y * (bx - ax)
    const along = (ax * (by - ay) - ay * (bx - ax)) / turn
    const onEdge = (ax * y - ay * x) / turn
    return along > 0 && along < 1 && onEdge >= 0 && onEdge < 1 ? along * Math.hypot(x, y) : Number.NaN
  }

  /** The first barrier that a line to a point crosses, water before rail: of a river all bridges may be far. */
  crossed(x: number, y: number, leastWater: number): Barrier | undefined {
    const seen = this.#seen[direction(x, y)] ?? []
    let rail: Barrier | undefined
    for (let next = 0; next < seen.length;) {
      const barrier = this.#edges[(seen[next] ?? 0) + EDGE - 1] ?? 0
      const shores: number[] = []
      for (; next < seen.length && this.#edges[(seen[next] ?? 0) + EDGE - 1] === barrier; next += 1) {
        const metres = this.#meets(seen[next] ?? 0, x, y)
        if (!Number.isNaN(metres)) shores.push(metres)
      }
      const found = this.#barriers[barrier]
      if (!found || !isAcross(found.shape, shores, this.#around.has(barrier), Math.hypot(x, y), leastWater)) continue
      if (found.kind === 'water') return found
      rail = found
    }
    for (const barrier of this.#around)
      if (!seen.some((at) => this.#edges[at + EDGE - 1] === barrier) && Math.hypot(x, y) >= leastWater)
        return this.#barriers[barrier]
    return rail
  }
}

/** Known water and railways, for what a straight line crosses. */
export class Barriers {
  readonly #barriers: readonly { readonly barrier: Barrier; readonly box: Box }[]

  constructor(barriers: readonly Barrier[]) {
    this.#barriers = barriers.map((barrier) => ({ barrier, box: boxOf(barrier.lines) }))
  }

  /**
   * Ready to be asked for many ends within `reach` metres of one start, and of no others: its barriers are sorted by direction once.
   * With more `leastWater` metres only wider water counts, of which a line along the middle of a river says nothing.
   */
  from(start: LatLon, reach: number, leastWater: number = LEAST_WATER): CrossingTo {
    // A hundredth more than asked: the box is flat and distances are not.
    const around = boxAround(start, 1.01 * reach)
    const near = this.#barriers.flatMap(({ barrier, box }) => (apart(box, around) ? [] : [barrier]))
    if (near.length === 0) return nothingAcross
    const plane = planeAt(start)
    const view = new View(near, plane)
    return ({ lat, lon }) =>
      inBox(around, lat, lon) ? view.crossed(plane.x(lon), plane.y(lat), leastWater) : undefined
  }
}
