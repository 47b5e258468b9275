/**
 * Merges lines of node ids that share an end into the longest possible ones; a ring ends with the id it begins with.
 * Directed lines are not reversed.
 */
export function mergeWays(lines: readonly (readonly number[])[], directed: boolean): number[][] {
  const left = new Set(lines.keys())
  const ends = new Map<number, number[]>()
  for (const [at, line] of lines.entries()) {
    for (const id of [line[0], line.at(-1)]) {
      if (id === undefined) continue
      const list = ends.get(id)
      if (list) list.push(at)
      else ends.set(id, [at])
    }
  }
  /** An unused line that continues from a node; `forwards` ones begin there. */
  const next = (id: number | undefined, forwards: boolean): readonly number[] | null => {
    for (const at of ends.get(id ?? -1) ?? []) {
      const line = lines[at] ?? []
      const fits = (forwards ? line[0] : line.at(-1)) === id
      if (!left.has(at) || (directed && !fits)) continue
      left.delete(at)
      return fits ? line : line.toReversed()
    }
    return null
  }
  const out: number[][] = []
  for (const at of left) {
    left.delete(at)
    const after = [...(lines[at] ?? [])]
    const before: number[][] = []
    let first = after[0]
    const open = () => first !== after.at(-1)
    for (let line = open() ? next(after.at(-1), true) : null; line; line = open() ? next(after.at(-1), true) : null)
      for (let index = 1; index < line.length; index += 1) after.push(line[index] ?? 0)
    for (let line = open() ? next(first, false) : null; line; line = open() ? next(first, false) : null) {
      before.push(line.slice(0, -1))
      first = line[0]
    }
    out.push([...before.toReversed().flat(), ...after])
  }
  return out
}
