import { createHash } from 'node:crypto'
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

/** Sorted, with neighbours joined. */
const joined = (ranges: readonly Range[]): Range[] => {
  const list: Range[] = []
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = list.at(-1)
    if (last?.[1] === from) list[list.length - 1] = [last[0], to]
    else list.push([from, to])
  }
  return list
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

/** Buckets are drawn in blocks of this size: single ones would make the registry ten times as long and no draw fairer. */
const BLOCK = 10

/**
 * Every block in an order that is drawn by name and version: which visitors are first in one canary tells nothing of the next. The
 * same at every call, so that a share grows along it.
 */
const drawnBlocks = (name: string, version: string): Range[] =>
  Array.from({ length: BUCKETS / BLOCK }, (_, block) => ({
    range: [block * BLOCK, (block + 1) * BLOCK] satisfies Range,
    key: createHash('sha256').update(`${name}\0${version}\0${block}`).digest('hex'),
  }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ range }) => range)

/** The parts of sorted `ranges` within each of the blocks, in the order of the blocks. */
const inOrderOf = (blocks: readonly Range[], ranges: readonly Range[]): Range[] =>
  blocks.flatMap(([start, end]) =>
    ranges.flatMap(([from, to]): Range[] =>
      from < end && to > start ? [[Math.max(from, start), Math.min(to, end)]] : [],
    ),
  )

/** Resizes `own`: growing adds free buckets and keeps those it has; shrinking gives back the last of the order. */
const resized = (blocks: readonly Range[], own: readonly Range[], others: readonly Range[], size: number): Range[] => {
  const grown = size - sizeOf(own)
  if (grown <= 0) return joined(firstOf(inOrderOf(blocks, own), size))
  return joined([...own, ...firstOf(inOrderOf(blocks, freeRanges([...own, ...others])), grown)])
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
    if (serves)
      held.set(
        number,
        resized(
          drawnBlocks(version.extras.modulefederation.name, number),
          held.get(number) ?? [],
          others,
          unitsOf(version),
        ),
      )
    else held.delete(number)
  }
  return versions.map((version) => withBuckets(version, held.get(version.metadata.version)))
}
