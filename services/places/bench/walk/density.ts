import { planeAt } from '../../src/walking/geo.ts'
import { mainPart } from './main-part.ts'
import type { PlainGraph } from './plain.ts'

/**
 * Kilometres of street a square kilometre of a working city has at the least (UN-Habitat, "Five principles of
 * sustainable neighbourhood planning", 2014). With fewer, an extract lacks streets that are there.
 */
export const WHOLE_NETWORK = 18

type Point = readonly [x: number, y: number]

/** Left-turning half of a convex hull (Andrew's monotone chain); points in order of x. */
function half(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    for (;;) {
      const [a, b] = [chain.at(-2), chain.at(-1)]
      if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** Square metres inside the convex hull. */
export function hullArea(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const hull = [...half(sorted), ...half(sorted.toReversed())]
  let twice = 0
  for (const [at, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? [x, y]
    twice += x * nextY - y * nextX
  }
  return Math.abs(twice) / 2
}

/** Kilometres of walkable way a square kilometre, inside the hull of an extract's largest connected part. */
export function density(graph: PlainGraph): number {
  let metres = 0
  const points = mainPart(graph).map((node): Point => {
    for (const length of graph.neighbours.get(node)?.values() ?? []) metres += length / 2
    const { lat, lon } = graph.position.get(node) ?? { lat: 0, lon: 0 }
    return [planeAt({ lat, lon: 0 }).x(lon), planeAt({ lat: 0, lon: 0 }).y(lat)]
  })
  return metres / 1000 / (hullArea(points) / 1e6)
}
