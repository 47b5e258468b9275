import { boxAround, inBox, type LatLon, type Position } from './geo.ts'
import { clippedRing, simplified } from './outline.ts'
import type { Streets } from './streets.ts'

/** Corners left out on a map of a few streets, and on one that would grow too heavy; metres. */
const STREET_TOLERANCES = [1.5, 3, 6, 12]
/** About 150 kB as packed lines: two numbers of three or four characters a corner. */
const MOST_STREET_CORNERS = 14_000
/** The same of water, which is a smaller part of the answer: about 15 kB. */
const WATER_TOLERANCES = [2, 5, 12, 30]
const MOST_WATER_CORNERS = 1500

/** Edges with both ends within a square round the point, by the vertices they touch. */
function edgesAt({ network }: Streets, centre: LatLon, radius: number): Map<number, number[]> {
  const box = boxAround(centre, radius)
  const inside = (vertex: number): boolean => {
    const { lat, lon } = network.at(vertex)
    return inBox(box, lat, lon)
  }
  const touching = new Map<number, number[]>()
  const touch = (vertex: number, edge: number): void => {
    const list = touching.get(vertex)
    if (list) list.push(edge)
    else touching.set(vertex, [edge])
  }
  for (const [edge, from] of network.graph.from.entries()) {
    const to = network.graph.to[edge] ?? 0
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

const corners = (lines: readonly Position[][]): number => lines.reduce((sum, line) => sum + line.length, 0)

/** The walkable ways within `radius` metres, fit for a small map: as exact as the size of the answer allows. */
export function streetLines(streets: Streets, centre: LatLon, radius: number): Position[][] {
  const whole = trails(streets, edgesAt(streets, centre, radius))
  for (const tolerance of STREET_TOLERANCES) {
    const drawn = whole.map((line) => simplified(line, tolerance, centre))
    if (corners(drawn) <= MOST_STREET_CORNERS) return drawn
  }
  return streetLines(streets, centre, radius * 0.8)
}

/** Polygons of water within a square of `radius` metres round a point, as exact as the size of the answer allows. */
export function waterNear(water: readonly (readonly Position[])[][], centre: LatLon, radius: number): Position[][][] {
  const box = boxAround(centre, radius)
  const cut = water
    .map((rings) => rings.map((ring) => clippedRing(ring, box)))
    .filter(([outer]) => outer !== undefined && outer.length >= 4)
  for (const tolerance of WATER_TOLERANCES) {
    const drawn = cut
      .map((rings) => rings.map((ring) => simplified(ring, tolerance, centre)).filter((ring) => ring.length >= 4))
      .filter((rings) => rings.length > 0)
    if (corners(drawn.flat()) <= MOST_WATER_CORNERS) return drawn
  }
  return waterNear(water, centre, radius * 0.8)
}
