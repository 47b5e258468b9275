import { METRES_PER_DEGREE } from './geo.ts'
import type { LatLon } from '../data/rows.ts'

/** A position as GeoJSON has it. */
export type Position = [lon: number, lat: number]

/** Metres from a point to a segment; planar, for segments of at most a few kilometres. */
function off(point: Position, a: Position, b: Position, scale: number): number {
  const [px, py] = [(point[0] - a[0]) * scale, point[1] - a[1]]
  const [dx, dy] = [(b[0] - a[0]) * scale, b[1] - a[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - along * dx, py - along * dy) * METRES_PER_DEGREE
}

/** The line with fewer corners, none of them left out further than `tolerance` metres (Douglas and Peucker 1973). */
export function simplified(line: readonly Position[], tolerance: number, near: LatLon): Position[] {
  const scale = Math.cos((near.lat * Math.PI) / 180)
  const kept = new Uint8Array(line.length)
  kept[0] = 1
  kept[line.length - 1] = 1
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    const [a, b] = [line[first], line[last]]
    if (!a || !b) continue
    let [worst, furthest] = [tolerance, -1]
    for (let at = first + 1; at < last; at += 1) {
      const point = line[at]
      const metres = point ? off(point, a, b, scale) : 0
      if (metres > worst) [worst, furthest] = [metres, at]
    }
    if (furthest === -1) continue
    kept[furthest] = 1
    open.push([first, furthest], [furthest, last])
  }
  return line.filter((_, at) => kept[at] === 1)
}
