import { METRES_PER_DEGREE, type Position } from './geo.ts'

/** Steps along a bridge in which it is looked whether there is water below, metres. */
const STEP = 4

type Polygon = readonly (readonly Position[])[]

/** Whether a point lies in a polygon with its holes (even-odd rule). */
function inside(polygon: Polygon, [x, y]: Position): boolean {
  let odd = false
  for (const ring of polygon) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[ax, ay], [bx, by]] = [ring[at - 1] ?? [0, 0], ring[at] ?? [0, 0]]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
  }
  return odd
}

/** Whether a line leads over one of some bodies of water. */
export function overWater(line: readonly Position[], water: readonly Polygon[]): boolean {
  for (let at = 1; at < line.length; at += 1) {
    const [[ax, ay], [bx, by]] = [line[at - 1] ?? [0, 0], line[at] ?? [0, 0]]
    const steps = Math.max(1, Math.ceil((Math.hypot(bx - ax, by - ay) * METRES_PER_DEGREE) / STEP))
    for (let step = 0; step <= steps; step += 1) {
      const point: Position = [ax + (step / steps) * (bx - ax), ay + (step / steps) * (by - ay)]
      if (water.some((polygon) => inside(polygon, point))) return true
    }
  }
  return false
}
