import { inBox, planeAt, type Box, type Position } from '../../walking/geo.ts'
import { clippedLine, clippedRing, simplified } from '../../walking/outline.ts'
import { sideRings } from './along-edge.ts'
import { againstTheClock, covers, isRing, polygons, ringArea } from './ring.ts'

/** Lines of one water as the map has them, already put end to end; `null` stands for nodes the file lacks. */
export interface Outline {
  /** `shore`: a part of a coastline, land on its left. `area`: the outline of a lake, river or dock. */
  readonly kind: 'shore' | 'area'
  readonly lines: readonly (readonly (Position | null)[])[]
}

/** Corners left out, metres; and the least water worth drawing, square metres. */
const TOLERANCE = 2
const SMALLEST = 300
/** A line whose last known node is nearer than this to the edge is taken to reach it, metres. */
const SHORT_OF_EDGE = 250
/** Bridges, piers and locks lie in water; more of the streets than this do not. */
const STREETS_IN_WATER = 0.1

/** The known parts of a line. One that is closed but for a gap begins after the gap. */
function known(line: Outline['lines'][number]): Position[][] {
  const gap = line.indexOf(null)
  const closed = gap >= 0 && line.at(-1) !== null && String(line[0]) === String(line.at(-1))
  const inOrder = closed ? [...line.slice(gap), ...line.slice(1, gap)] : line
  const runs: Position[][] = [[]]
  for (const point of inOrder) {
    if (point === null) runs.push([])
    else runs.at(-1)?.push(point)
  }
  return runs.filter((run) => run.length > 0)
}

/** The nearest point of the edge, or null where it is too far off to guess. */
function edgeNear({ south, west, north, east }: Box, [lon, lat]: Position): Position | null {
  const { x, y } = planeAt({ lat, lon })
  const sides: [metres: number, point: Position][] = [
    [-y(south), [lon, south]],
    [y(north), [lon, north]],
    [-x(west), [west, lat]],
    [x(east), [east, lat]],
  ]
  const [metres, point] = sides.reduce((best, side) => (side[0] < best[0] ? side : best))
  return metres <= SHORT_OF_EDGE ? point : null
}

/** A line from edge to edge; null when it ends somewhere inside. */
function edgeToEdge(piece: readonly Position[], box: Box): Position[] | null {
  const [first, last] = [piece[0], piece.at(-1)]
  const [start, end] = [first && edgeNear(box, first), last && edgeNear(box, last)]
  return start && end ? [start, ...piece, end] : null
}

interface Parts {
  readonly crossing: Position[][]
  readonly islands: Position[][]
  /** A line that stops in the middle of the box: what it parts cannot be told. */
  readonly loose: boolean
}

function parts(lines: Outline['lines'], box: Box): Parts {
  const crossing: Position[][] = []
  const islands: Position[][] = []
  let loose = false
  for (const run of lines.flatMap(known)) {
    if (isRing(run) && run.every(([lon, lat]) => inBox(box, lat, lon))) {
      islands.push(run)
      continue
    }
    for (const piece of clippedLine(run, box)) {
      const whole = edgeToEdge(piece, box)
      if (whole) crossing.push(whole)
      else loose = true
    }
  }
  return { crossing, islands, loose }
}

const corners = ({ south, west, north, east }: Box): Position[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]

/** The sea of a box by all its shores, which have the water on their right. */
function sea(lines: Outline['lines'], box: Box): Position[][] {
  const { crossing, islands, loose } = parts(lines, box)
  if (loose) return []
  if (crossing.length > 0) return [...(sideRings(crossing, box, true, true) ?? []), ...islands]
  // An island, land on its left, runs against the clock; nothing but islands means sea all round.
  return islands.some(againstTheClock) ? [corners(box), ...islands] : islands
}

export interface WaterOptions {
  /** Where the file is complete. */
  readonly box: Box
  /** Some positions of streets: water is not where people walk. */
  readonly streets: readonly Position[]
}

/** One lake, river or dock: rings in no order. Cut where the file is, on the side with fewer streets. */
function area(lines: Outline['lines'], { box, streets }: WaterOptions): Position[][] {
  const whole = lines.filter((line): line is Position[] => !line.includes(null)).filter(isRing)
  if (whole.length === lines.length) return whole.map((ring) => clippedRing(ring, box))
  const { crossing, islands, loose } = parts(lines, box)
  if (loose || crossing.length === 0) return []
  const sides = [true, false].map((right) => [...(sideRings(crossing, box, right, false) ?? []), ...islands])
  const walked = (rings: Position[][]) => streets.filter((point) => covers(rings, point)).length
  return sides.reduce((best, side) => (walked(side) < walked(best) ? side : best))
}

/** Water as polygons of a box: outer ring first, then its islands. What cannot be told from the file is left out. */
export async function* buildWater(
  outlines: AsyncIterable<Outline> | Iterable<Outline>,
  options: WaterOptions,
): AsyncGenerator<Position[][]> {
  const shores: Outline['lines'][number][] = []
  const drawn = function* (rings: Position[][]): Generator<Position[][]> {
    const wet = options.streets.filter((point) => covers(rings, point)).length
    if (wet > STREETS_IN_WATER * options.streets.length) return
    for (const polygon of polygons(rings.filter((ring) => ring.length >= 4))) {
      const near = { lat: options.box.south, lon: options.box.west }
      const [outer, ...holes] = polygon
        .filter((ring) => ringArea(ring) >= SMALLEST)
        .map((ring) => simplified(ring, TOLERANCE, near))
        .filter((ring) => ring.length >= 4)
      if (outer) yield [outer, ...holes]
    }
  }
  for await (const { kind, lines } of outlines) {
    if (kind === 'shore') shores.push(...lines)
    else yield* drawn(area(lines, options))
  }
  yield* drawn(sea(shores, options.box))
}
