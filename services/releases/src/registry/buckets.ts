import type { RegistryVersion } from '@site/contracts/registry'

/** Number of visitor buckets: hundredths of a percent. */
export const BUCKETS = 10_000

/** Buckets `[from, to)`. */
type Range = [from: number, to: number]

const sizeOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** The first `size` buckets, in the order in which they were given. */
const firstOf = (ranges: readonly Range[], size: number): Range[] => {
  let left = size
  return ranges.flatMap(([from, to]): Range[] => {
    const end = Math.min(to, from + left)
    left -= Math.max(0, end - from)
    return end > from ? [[from, end]] : []
  })
}

/** The free ranges, lowest first. */
const freeRanges = (taken: readonly Range[]): Range[] => {
  const free: Range[] = []
  let at = 0
  for (const [from, to] of [...taken].sort(([a], [b]) => a - b)) {
    if (from > at) free.push([at, from])
    at = Math.max(at, to)
  }
  return at < BUCKETS ? [...free, [at, BUCKETS]] : free
}

/** Resizes `own`: shrinking drops the buckets added last, growing adds free ones. */
const resized = (own: readonly Range[], others: readonly Range[], size: number): Range[] => {
  const grown = size - sizeOf(own)
  return grown <= 0 ? firstOf(own, size) : [...own, ...firstOf(freeRanges([...own, ...others]), grown)]
}

const unitsOf = ({ deployment }: RegistryVersion): number => Math.round((deployment.traffic * BUCKETS) / 100)

const withBuckets = (version: RegistryVersion, buckets: Range[] | undefined): RegistryVersion => {
  const { buckets: _before, ...extras } = version.extras
  return {
    ...version,
    extras: buckets === undefined ? extras : { ...extras, buckets },
  }
}

/**
 * Stores in each canary the buckets of its changed share; the default has all others. `before` holds the previous ones, so that changing
 * one share moves no other visitors.
 */
export const assignBuckets = (
  before: readonly RegistryVersion[],
  versions: readonly RegistryVersion[],
): RegistryVersion[] => {
  const held = new Map<string, Range[]>(
    before.flatMap(({ metadata, extras: { buckets } }) => (buckets === undefined ? [] : [[metadata.version, buckets]])),
  )
  for (const version of versions) {
    const { version: number } = version.metadata
    const others = [...held].filter(([name]) => name !== number).flatMap(([, ranges]) => ranges)
    const serves = !version.deployment.default && version.deployment.traffic > 0
    if (serves) held.set(number, resized(held.get(number) ?? [], others, unitsOf(version)))
    else held.delete(number)
  }
  return versions.map((version) => withBuckets(version, held.get(version.metadata.version)))
}
