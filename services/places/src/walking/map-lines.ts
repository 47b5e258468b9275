import { METRES_PER_DEGREE } from './geo.ts'
import type { LatLon } from '../data/rows.ts'
import { simplified, type Position } from './plane.ts'
import type { Streets } from './streets.ts'

/** Corners left out on a map of a few streets, and on one that would grow too heavy; metres. */
const TOLERANCES = [1.5, 3, 6, 12] as const
/** About 150 kB as packed lines: two numbers of three or four characters a corner. */
const MOST_CORNERS = 14_000

/** Edges with both ends within a square round the point, by the vertices they touch. */
function edgesAt(streets: Streets, centre: LatLon, radius: number): Map<number, number[]> {
  const { graph } = streets.network
  const dy = radius / METRES_PER_DEGREE
  const dx = dy / Math.max(0.01, Math.cos((centre.lat * Math.PI) / 180))
  const inside = (vertex: number): boolean => {
    const { lat, lon } = streets.network.at(vertex)
    return Math.abs(lat - centre.lat) <= dy && Math.abs(lon - centre.lon) <= dx
  }
  const touching = new Map<number, number[]>()
  const touch = (vertex: number, edge: number): void => {
    const list = touching.get(vertex)
    if (list) list.push(edge)
    else touching.set(vertex, [edge])
  }
  for (const [edge, from] of graph.from.entries()) {
    const to = graph.to[edge] ?? 0
    if (!inside(from) || !inside(to)) continue
    touch(from, edge)
    touch(to, edge)
  }
  return touching
}

/** Every edge once, in lines as long as they get: a line ends where all edges at its end are drawn. */
function trails(streets: Streets, touching: ReadonlyMap<number, readonly number[]>): Position[][] {
  const { graph } = streets.network
  const drawn = new Set<number>()
  const lines: Position[][] = []
  const position = (vertex: number): Position => {
    const { lat, lon } = streets.network.at(vertex)
    return [lon, lat]
  }
  // Ends and crossings first, so that a line begins where a street does.
  const starts = [...touching].toSorted((a, b) => (a[1].length % 2 === b[1].length % 2 ? 0 : a[1].length % 2 ? -1 : 1))
  for (const [start, edges] of starts) {
    for (let left = edges.length; left > 0; left -= 1) {
      const line = [position(start)]
      let vertex = start
      for (;;) {
        const edge = touching.get(vertex)?.find((each) => !drawn.has(each))
        if (edge === undefined) break
        drawn.add(edge)
        const [from = 0, to = 0] = [graph.from[edge], graph.to[edge]]
        vertex = from === vertex ? to : from
        line.push(position(vertex))
      }
      if (line.length < 2) break
      lines.push(line)
    }
  }
  return lines
}

/** The walkable ways within `radius` metres, fit for a small map: as exact as the size of the answer allows. */
export function streetLines(streets: Streets, centre: LatLon, radius: number): Position[][] {
  const whole = trails(streets, edgesAt(streets, centre, radius))
  let lines = whole
  for (const tolerance of TOLERANCES) {
    lines = whole.map((line) => simplified(line, tolerance, centre))
    if (lines.reduce((sum, line) => sum + line.length, 0) <= MOST_CORNERS) return lines
  }
  return streetLines(streets, centre, radius * 0.8)
}
