import { PointIndex } from '../../walking/geo.ts'
import { DEFAULT_SPEED, DETOUR } from '../../walking/minutes.ts'
import type { PackedFeed, TimetableStop } from '../feed/packed-feed.ts'

/** Seconds to change between two vehicles at one stop where the feed says nothing. */
export const CHANGE_SECONDS = 60
/** Changes on foot between stops this near are possible, great-circle metres; and to how many of them. */
const FOOT_REACH = 350
const MOST_FOOTPATHS = 25

/** Lists of numbers in one array: those of `n` stand at `at[n]` to `at[n + 1]`. */
interface Lists {
  readonly at: Int32Array
  readonly values: Int32Array
}

function toLists(lists: readonly (readonly number[])[]): Lists {
  const at = new Int32Array(lists.length + 1)
  for (const [n, list] of lists.entries()) at[n + 1] = (at[n] ?? 0) + list.length
  const values = new Int32Array(at[lists.length] ?? 0)
  for (const [n, list] of lists.entries()) values.set(list, at[n])
  return { at, values }
}

/** A stop of the network; `at` is its place in the list. */
export interface NetworkStop extends TimetableStop {
  readonly at: number
}

/** The patterns of one feed in the network: its own pattern `p` is `firstPattern + p`. */
export interface NetworkFeed {
  readonly feed: PackedFeed
  readonly firstPattern: number
}

/** All feeds of a city, with the changes between them. */
export interface TransitNetwork {
  readonly feeds: readonly NetworkFeed[]
  readonly stops: readonly NetworkStop[]
  /** The stops that any vehicle calls at. */
  readonly index: PointIndex<NetworkStop>
  /** Stops of each pattern in their order, and their flags beside them. */
  readonly patterns: Lists
  readonly flags: Int32Array
  /** Pairs of a pattern and a position in it, for each stop. */
  readonly calls: Lists
  /** Pairs of a stop and the seconds to it on foot, for each stop. */
  readonly footpaths: Lists
  /** Seconds to change at a stop. */
  readonly changes: Int32Array
}

/** Seconds on foot between two stops, as the estimate of any walk. */
const onFoot = (metres: number): number => Math.round((metres * DETOUR.middle) / DEFAULT_SPEED) + CHANGE_SECONDS

/** Changes on foot: to the nearest stops, as quickly as the feeds say, and not where they say it is impossible. */
function footpathsOf(
  stops: readonly NetworkStop[],
  index: PointIndex<NetworkStop>,
  said: ReadonlyMap<string, number | null>,
) {
  const paths = stops.map(() => new Map<number, number>())
  for (const stop of index.items) {
    for (const { item, metres } of index.near(stop, FOOT_REACH, MOST_FOOTPATHS + 1)) {
      if (item.at !== stop.at) paths[stop.at]?.set(item.at, onFoot(metres))
    }
  }
  for (const [pair, seconds] of said) {
    const [from = 0, to = 0] = pair.split('|').map(Number)
    if (from === to) continue
    if (seconds === null) paths[from]?.delete(to)
    else paths[from]?.set(to, seconds)
  }
  // A backward search walks them the other way: both directions take the longer of their times.
  return stops.map(({ at }) =>
    [...(paths[at] ?? [])].flatMap(([to, seconds]) => {
      const back = paths[to]?.get(at)
      return back === undefined ? [] : [to, Math.max(seconds, back)]
    }),
  )
}

/** Puts the feeds of a city together. */
export function buildNetwork(feeds: readonly PackedFeed[]): TransitNetwork {
  const stops: NetworkStop[] = []
  const patternStops: number[][] = []
  const flags: number[] = []
  const said = new Map<string, number | null>()
  const networkFeeds: NetworkFeed[] = []
  for (const feed of feeds) {
    const firstStop = stops.length
    networkFeeds.push({ feed, firstPattern: patternStops.length })
    for (const stop of feed.stops) stops.push({ ...stop, at: stops.length })
    for (let pattern = 0; pattern + 1 < feed.patternAt.length; pattern += 1) {
      const local = feed.patternStops.subarray(feed.patternAt[pattern], feed.patternAt[pattern + 1])
      patternStops.push(Array.from(local, (stop) => firstStop + stop))
    }
    for (const each of feed.patternFlags) flags.push(each)
    for (const { from, to, seconds } of feed.transfers) said.set(`${firstStop + from}|${firstStop + to}`, seconds)
  }
  const calls: number[][] = stops.map(() => [])
  for (const [pattern, called] of patternStops.entries())
    for (const [position, stop] of called.entries()) calls[stop]?.push(pattern, position)
  const index = new PointIndex(stops.filter(({ at }) => (calls[at]?.length ?? 0) > 0))
  const changeAt = ({ at }: NetworkStop): number => said.get(`${at}|${at}`) ?? CHANGE_SECONDS
  return {
    feeds: networkFeeds,
    stops,
    index,
    patterns: toLists(patternStops),
    flags: Int32Array.from(flags),
    calls: toLists(calls),
    footpaths: toLists(footpathsOf(stops, index, said)),
    changes: Int32Array.from(stops, changeAt),
  }
}
