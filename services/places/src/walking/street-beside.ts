import type { EdgeGrid } from './edge-grid.ts'
import { nearestOn, planeAt } from './geo.ts'
import type { Network } from './network.ts'
import { hasFlag, kindOf } from './way-tags.ts'

/** Half the width of a wide road with its pavement, metres. */
const BESIDE = 16
/** Cosine of the widest angle at which two ways still run alongside: 20°. */
const ALONG = Math.cos(Math.PI / 9)

const isOpenStreet = (traits: number): boolean => kindOf(traits) === 'street' && !hasFlag(traits, 'tunnel')

/**
 * The named street that an unnamed footway runs along, by the edge of the footway; null where it runs along none. Pavements are
 * mapped without the name of their street.
 */
export function streetBeside(network: Network, grid: EdgeGrid, edge: number): string | null {
  const { graph, metres } = network
  const { ways } = graph
  const ends = (each: number) => [network.at(graph.from[each] ?? 0), network.at(graph.to[each] ?? 0)] as const
  const [a, b] = ends(edge)
  const middle = { lat: (a.lat + b.lat) / 2, lon: (a.lon + b.lon) / 2 }
  const plane = planeAt(middle)
  const direction = (each: number): readonly [number, number] => {
    const [from, to] = ends(each)
    const length = Math.max(Number.EPSILON, metres[each] ?? 0)
    return [(plane.x(to.lon) - plane.x(from.lon)) / length, (plane.y(to.lat) - plane.y(from.lat)) / length]
  }
  const [x, y] = direction(edge)
  let best: { readonly off: number; readonly name: string } | null = null
  for (const other of grid.around(middle, BESIDE)) {
    const row = graph.way[other] ?? 0
    const name = ways.names[(ways.street[row] ?? 0) - 1]
    if (name === undefined || !isOpenStreet(ways.traits[row] ?? 0)) continue
    const { off } = nearestOn(plane, ...ends(other))
    const [ox, oy] = direction(other)
    if (off <= BESIDE && Math.abs(x * ox + y * oy) >= ALONG && (!best || off < best.off)) best = { off, name }
  }
  return best?.name ?? null
}
