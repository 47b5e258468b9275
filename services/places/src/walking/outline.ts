import { alongSegment, planeAt, type Box, type LatLon, type Position } from './geo.ts'

/** The line with fewer corners, none of them left out further than `tolerance` metres (Douglas and Peucker 1973). */
export function simplified(line: readonly Position[], tolerance: number, near: LatLon): Position[] {
  const plane = planeAt(near)
  const [x, y] = [Float64Array.from(line, ([lon]) => plane.x(lon)), Float64Array.from(line, ([, lat]) => plane.y(lat))]
  const kept = new Uint8Array(line.length)
  kept[0] = 1
  kept[line.length - 1] = 1
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    const [ax, ay] = [x[first] ?? 0, y[first] ?? 0]
    const [dx, dy] = [(x[last] ?? 0) - ax, (y[last] ?? 0) - ay]
    let [worst, furthest] = [tolerance, -1]
    for (let at = first + 1; at < last; at += 1) {
      const [px, py] = [(x[at] ?? 0) - ax, (y[at] ?? 0) - ay]
      const along = alongSegment(px, py, dx, dy)
      const metres = Math.hypot(px - along * dx, py - along * dy)
      if (metres > worst) [worst, furthest] = [metres, at]
    }
    if (furthest === -1) continue
    kept[furthest] = 1
    open.push([first, furthest], [furthest, last])
  }
  return line.filter((_, at) => kept[at] === 1)
}

/** The part of a segment inside a box as shares of its length (Liang and Barsky 1984); null when it stays outside. */
function within(box: Box, [ax, ay]: Position, [bx, by]: Position): [from: number, to: number] | null {
  let [from, to] = [0, 1]
  const sides = [
    [ax - bx, ax - box.west],
    [bx - ax, box.east - ax],
    [ay - by, ay - box.south],
    [by - ay, box.north - ay],
  ] as const
  for (const [towards, room] of sides) {
    if (towards === 0 && room < 0) return null
    if (towards < 0) from = Math.max(from, room / towards)
    else if (towards > 0) to = Math.min(to, room / towards)
  }
  return from < to ? [from, to] : null
}

const partWay = ([ax, ay]: Position, [bx, by]: Position, share: number): Position => [
  ax + share * (bx - ax),
  ay + share * (by - ay),
]

/** The parts of a line that lie inside a box, in order. */
export function clippedLine(line: readonly Position[], box: Box): Position[][] {
  const pieces: Position[][] = []
  let piece: Position[] | null = null
  for (let at = 1; at < line.length; at += 1) {
    const [a, b] = [line[at - 1], line[at]]
    const part = a && b && within(box, a, b)
    if (!part) {
      piece = null
      continue
    }
    const [from, to] = part
    if (piece === null || from > 0) {
      piece = [from > 0 ? partWay(a, b, from) : a]
      pieces.push(piece)
    }
    piece.push(to < 1 ? partWay(a, b, to) : b)
    if (to < 1) piece = null
  }
  return pieces
}

/** A closed ring cut to a box (Sutherland and Hodgman 1974); empty when nothing of it lies inside. */
export function clippedRing(ring: readonly Position[], box: Box): Position[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, box.west, 1],
    [0, box.east, -1],
    [1, box.south, 1],
    [1, box.north, -1],
  ]
  let kept = ring.slice(0, -1)
  for (const [axis, limit, sign] of sides) {
    const inside = (point: Position) => sign * (point[axis] - limit) >= 0
    const out: Position[] = []
    for (const [at, point] of kept.entries()) {
      const before = kept.at(at - 1) ?? point
      if (inside(before) !== inside(point)) {
        out.push(partWay(before, point, (limit - before[axis]) / (point[axis] - before[axis])))
      }
      if (inside(point)) out.push(point)
    }
    kept = out
  }
  const [first] = kept
  return first && kept.length >= 3 ? [...kept, first] : []
}
