import { daysAfter, runsOn } from '../feed/calendar.ts'
import type { PackedFeed } from '../feed/packed-feed.ts'
import { startOfServiceDay } from '../zoned-time.ts'
import type { NetworkFeed, TransitNetwork } from './network.ts'

/** Trips that begin outside of it are not looked at: a night ends at 5:00, and its rides take their time. Seconds from the day's start. */
const WINDOW = { from: -4 * 3600, until: 32 * 3600 } as const

/**
 * The trips of a day, with those of the evening before that run past midnight and of the morning after. A lane holds trips of one
 * pattern of which none overtakes another, so that the first one to leave a stop is found by halving. Times are seconds from
 * `start`, which is a moment in seconds since 1970.
 */
export interface ServiceDay {
  readonly start: number
  /** Lanes of pattern `p`: `lanesAt[p]` to `lanesAt[p + 1]`. */
  readonly lanesAt: Int32Array
  readonly lanePattern: Int32Array
  /** Trips of lane `l`: `tripsAt[l]` to `tripsAt[l + 1]`. */
  readonly tripsAt: Int32Array
  /** When a trip leaves its first stop. */
  readonly tripStart: Int32Array
  /** Where its run times begin in `runArrival` and `runDeparture`. */
  readonly tripRun: Int32Array
  readonly runArrival: Int32Array
  readonly runDeparture: Int32Array
  /** The feed of a trip, and its place there. */
  readonly tripFeed: Int32Array
  readonly tripInFeed: Int32Array
  readonly trips: number
}

interface DayTrip {
  readonly start: number
  readonly run: number
  readonly trip: number
}

/** Whether a trip is nowhere before another that starts no later. */
function staysBehind(feed: PackedFeed, length: number, first: DayTrip, second: DayTrip): boolean {
  if (first.run === second.run) return true
  for (let at = 0; at < length; at += 1) {
    const arrival = second.start + (feed.runArrival[second.run + at] ?? 0)
    const departure = second.start + (feed.runDeparture[second.run + at] ?? 0)
    if (arrival < first.start + (feed.runArrival[first.run + at] ?? 0)) return false
    if (departure < first.start + (feed.runDeparture[first.run + at] ?? 0)) return false
  }
  return true
}

/** The first trip of a pattern that starts from a time on; they stand in that order. */
function firstStarting({ tripsAt, tripStart }: PackedFeed, pattern: number, time: number): number {
  let low = tripsAt[pattern] ?? 0
  let high = tripsAt[pattern + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((tripStart[middle] ?? 0) >= time) high = middle
    else low = middle + 1
  }
  return low
}

/** The trips of a feed's pattern on three service days in lanes. */
function lanesOf(feed: PackedFeed, pattern: number, days: readonly ActiveDay[]): DayTrip[][] {
  const found: DayTrip[] = []
  const end = feed.tripsAt[pattern + 1] ?? 0
  for (const { shift, active } of days) {
    for (let trip = firstStarting(feed, pattern, WINDOW.from - shift); trip < end; trip += 1) {
      const start = (feed.tripStart[trip] ?? 0) + shift
      if (start > WINDOW.until) break
      if (active[feed.tripService[trip] ?? 0] === 1) found.push({ start, run: feed.tripRun[trip] ?? 0, trip })
    }
  }
  found.sort((a, b) => a.start - b.start)
  const length = (feed.patternAt[pattern + 1] ?? 0) - (feed.patternAt[pattern] ?? 0)
  const lanes: DayTrip[][] = []
  for (const each of found) {
    const fitting = lanes.find((lane) => {
      const last = lane.at(-1)
      return last !== undefined && staysBehind(feed, length, last, each)
    })
    if (fitting) fitting.push(each)
    else lanes.push([each])
  }
  return lanes
}

interface ActiveDay {
  /** Seconds from the start of the day asked for to the start of this one. */
  readonly shift: number
  /** 1 for each service that runs. */
  readonly active: Uint8Array
}

const activeDays = ({ feed }: NetworkFeed, date: string, start: number): ActiveDay[] =>
  [-1, 0, 1].map((days) => {
    const day = daysAfter(date, days)
    return {
      shift: startOfServiceDay(day, feed.zone) - start,
      active: Uint8Array.from(feed.services, (service) => (runsOn(service, day) ? 1 : 0)),
    }
  })

/** The trips of a day, `YYYY-MM-DD`, in the zone of the network's first feed. */
export function serviceDay(network: TransitNetwork, date: string): ServiceDay {
  const start = startOfServiceDay(date, network.feeds[0]?.feed.zone ?? 'UTC')
  const lanesAt = [0]
  const lanePattern: number[] = []
  const tripsAt = [0]
  const [tripStart, tripRun, tripFeed, tripInFeed]: [number[], number[], number[], number[]] = [[], [], [], []]
  const runs: { arrival: Int32Array; departure: Int32Array }[] = []
  let firstRun = 0
  for (const [at, networkFeed] of network.feeds.entries()) {
    const { feed, firstPattern } = networkFeed
    const days = activeDays(networkFeed, date, start)
    for (let pattern = 0; pattern + 1 < feed.patternAt.length; pattern += 1) {
      for (const lane of lanesOf(feed, pattern, days)) {
        for (const { start: leaves, run, trip } of lane) {
          tripStart.push(leaves)
          tripRun.push(firstRun + run)
          tripFeed.push(at)
          tripInFeed.push(trip)
        }
        lanePattern.push(firstPattern + pattern)
        tripsAt.push(tripStart.length)
      }
      lanesAt.push(lanePattern.length)
    }
    runs.push({ arrival: feed.runArrival, departure: feed.runDeparture })
    firstRun += feed.runArrival.length
  }
  const joined = (column: 'arrival' | 'departure'): Int32Array => {
    const [only] = runs
    // One feed's are not copied: it is the usual case and may be large.
    if (only && runs.length === 1) return only[column]
    const all = new Int32Array(firstRun)
    let from = 0
    for (const run of runs) {
      all.set(run[column], from)
      from += run[column].length
    }
    return all
  }
  return {
    start,
    lanesAt: Int32Array.from(lanesAt),
    lanePattern: Int32Array.from(lanePattern),
    tripsAt: Int32Array.from(tripsAt),
    tripStart: Int32Array.from(tripStart),
    tripRun: Int32Array.from(tripRun),
    runArrival: joined('arrival'),
    runDeparture: joined('departure'),
    tripFeed: Int32Array.from(tripFeed),
    tripInFeed: Int32Array.from(tripInFeed),
    trips: tripStart.length,
  }
}
