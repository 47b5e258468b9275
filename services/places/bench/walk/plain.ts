import { createOSMStream } from 'osm-pbf-parser-node'
import { blockingNode, walkableWay } from '../../src/import/foot-access.ts'
import { between, type Box } from '../../src/walking/geo.ts'

export interface PlainGraph {
  /** What the file says of itself that it covers. */
  readonly box: Box
  readonly position: ReadonlyMap<number, { readonly lat: number; readonly lon: number }>
  readonly neighbours: ReadonlyMap<number, ReadonlyMap<number, number>>
}

const tagsOf = (tags: Readonly<Record<string, string>> | undefined) => new Map(Object.entries(tags ?? {}))

/**
 * The walkable ways of an extract in the plainest form: another parser, maps of maps, nothing packed or snapped. Only
 * the rules of what is walkable are shared with the importer.
 */
export async function plainGraph(file: string): Promise<PlainGraph> {
  const position = new Map<number, { lat: number; lon: number }>()
  const blocked = new Set<number>()
  const ways: number[][] = []
  let box: Box = { south: -90, west: -180, north: 90, east: 180 }
  for await (const item of createOSMStream(file, { withTags: true, withInfo: false })) {
    if (item.type === undefined) {
      const { left = -180e9, right = 180e9, top = 90e9, bottom = -90e9 } = item.bbox ?? {}
      box = { south: bottom / 1e9, west: left / 1e9, north: top / 1e9, east: right / 1e9 }
    } else if (item.type === 'node') {
      position.set(item.id, { lat: item.lat, lon: item.lon })
      if (blockingNode(tagsOf(item.tags))) blocked.add(item.id)
    } else if (item.type === 'way' && walkableWay(tagsOf(item.tags))) ways.push(item.refs)
  }
  const neighbours = new Map<number, Map<number, number>>()
  const link = (a: number, b: number, metres: number) => {
    const list = neighbours.get(a) ?? new Map<number, number>()
    list.set(b, metres)
    neighbours.set(a, list)
  }
  for (const refs of ways) {
    for (const [at, b] of refs.entries()) {
      const a = refs[at - 1]
      if (a === undefined || a === b || blocked.has(a) || blocked.has(b)) continue
      const from = position.get(a)
      const to = position.get(b)
      if (!from || !to) continue
      const metres = between(from, to)
      link(a, b, metres)
      link(b, a, metres)
    }
  }
  return { box, position, neighbours }
}

/** Metres from one node to all others: the textbook algorithm with a sorted frontier of buckets of one metre. */
export function plainDijkstra(graph: PlainGraph, start: number): Map<number, number> {
  const found = new Map<number, number>([[start, 0]])
  const done = new Set<number>()
  const buckets: number[][] = [[start]]
  for (let bucket = 0; bucket < buckets.length; bucket += 1) {
    const queue = buckets[bucket] ?? []
    // A bucket may receive nodes while it is worked off: lengths below a metre land in it again.
    while (queue.length > 0) {
      queue.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0))
      const node = queue.pop() ?? start
      if (done.has(node)) continue
      done.add(node)
      for (const [other, metres] of graph.neighbours.get(node) ?? []) {
        const there = (found.get(node) ?? 0) + metres
        if (there < (found.get(other) ?? Number.POSITIVE_INFINITY)) {
          found.set(other, there)
          const into = Math.floor(there)
          const list = buckets[into]
          if (list) list.push(other)
          else {
            for (let gap = buckets.length; gap < into; gap += 1) buckets[gap] = []
            buckets[into] = [other]
          }
        }
      }
    }
  }
  return found
}
