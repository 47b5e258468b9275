import type { PlainGraph } from './plain.ts'

/** Nodes of the largest connected part. */
export function mainPart(graph: PlainGraph): number[] {
  let best: number[] = []
  const seen = new Set<number>()
  for (const node of graph.neighbours.keys()) {
    if (seen.has(node)) continue
    const part = [node]
    seen.add(node)
    for (const at of part) {
      for (const other of graph.neighbours.get(at)?.keys() ?? []) {
        if (!seen.has(other)) {
          seen.add(other)
          part.push(other)
        }
      }
    }
    if (part.length > best.length) best = part
  }
  return best
}
