/** The longest part of `next` that stands in the same order as in `before`: everything else has moved. */
export const unmoved = (before: readonly string[], next: readonly string[]): ReadonlySet<string> => {
  const was = new Map(before.map((key, at) => [key, at]))
  // The longest increasing subsequence of the old positions; a day has at most a few stops, so the plain n² way does.
  const best: { readonly at: number; readonly keys: readonly string[] }[] = []
  for (const key of next) {
    const at = was.get(key)
    if (at === undefined) continue
    const longest = best
      .filter((one) => one.at < at)
      .reduce<readonly string[]>((a, b) => (b.keys.length > a.length ? b.keys : a), [])
    best.push({ at, keys: [...longest, key] })
  }
  return new Set(best.reduce<readonly string[]>((a, b) => (b.keys.length > a.length ? b.keys : a), []))
}

/**
 * Ranks for `order` in which those of `fixed` keep theirs and the others lie between their neighbours; a change of one stop so is one
 * number. Where there is no room between two, as after two people put a stop at the same place, all are numbered afresh. Returns the
 * ranks to be written.
 */
export const ranksFor = (order: readonly string[], fixed: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const ranks = order.map((key) => fixed.get(key))
  const full = ranks.map((rank, at) => {
    if (rank !== undefined) return rank
    const before = ranks.findLastIndex((one, i) => i < at && one !== undefined)
    const after = ranks.findIndex((one, i) => i > at && one !== undefined)
    const [low, high] = [ranks[before], ranks[after]]
    if (low === undefined) return high === undefined ? at + 1 : high - (after - at)
    return high === undefined ? low + (at - before) : low + ((high - low) * (at - before)) / (after - before)
  })
  const rising = full.every((rank, at) => at === 0 || rank > (full[at - 1] ?? rank))
  return new Map(
    order.flatMap((key, at): [string, number][] => {
      const rank = rising ? (full[at] ?? at + 1) : at + 1
      return fixed.get(key) === rank ? [] : [[key, rank]]
    }),
  )
}
