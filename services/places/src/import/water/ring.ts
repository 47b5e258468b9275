import { planeAt, type Position } from '../../walking/geo.ts'

/** Twice the area a ring encloses, square degrees; positive when it runs against the clock. */
const doubled = (ring: readonly Position[]): number => {
  let sum = 0
  for (let at = 1; at < ring.length; at += 1) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [ring[at - 1], ring[at]]
    sum += ax * by - bx * ay
  }
  return sum
}

export const againstTheClock = (ring: readonly Position[]): boolean => doubled(ring) > 0

/** Square metres inside a ring; planar. */
export function ringArea(ring: readonly Position[]): number {
  const [[lon, lat] = [0, 0]] = ring
  const { x, y } = planeAt({ lat, lon })
  return Math.abs(doubled(ring.map((point) => [x(point[0]), y(point[1])]))) / 2
}

/** Whether a ring holds a point (ray casting). */
export function holds(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false
  for (let at = 1; at < ring.length; at += 1) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [ring[at - 1], ring[at]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

export const isRing = (line: readonly Position[]): boolean => {
  const [first, last] = [line[0], line.at(-1)]
  return line.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

/** Whether any ring but not its holes covers a point, whichever order they are in: even and odd. */
export const covers = (rings: readonly (readonly Position[])[], point: Position): boolean =>
  rings.filter((ring) => holds(ring, point)).length % 2 === 1

/** Rings as polygons: each outer one with the holes it holds. */
export function polygons(rings: readonly Position[][]): Position[][][] {
  const sorted = rings.toSorted((a, b) => ringArea(b) - ringArea(a))
  const outer: Position[][][] = []
  for (const ring of sorted) {
    const [first = [0, 0]] = ring
    const depth = sorted.filter((other) => other !== ring && holds(other, first)).length
    const home = depth % 2 === 1 ? outer.findLast(([shell]) => shell && holds(shell, first)) : undefined
    if (home) home.push(ring)
    else outer.push([ring])
  }
  return outer
}
