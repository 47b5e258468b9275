import type { TransitRide } from '@site/contracts/transit'
import { wallTime } from '../zoned-time.ts'
import type { TransitNetwork } from './network.ts'
import type { Raptor, Ride } from './raptor.ts'
import { NEVER } from './round.ts'
import type { ServiceDay } from './service-day.ts'

/** When a ride leaves its first stop and reaches its last, seconds from the start of the day. */
export function timesOf({ tripStart, tripRun, runArrival, runDeparture }: ServiceDay, { trip, from, to }: Ride) {
  const [start, run] = [tripStart[trip] ?? 0, tripRun[trip] ?? 0]
  return { departs: start + (runDeparture[run + from] ?? 0), arrives: start + (runArrival[run + to] ?? 0) }
}

/** The stops where a ride begins and ends. */
export function stopsOf(
  { patterns }: TransitNetwork,
  { pattern, from, to }: Ride,
): { readonly from: number; readonly to: number } {
  const begin = patterns.at[pattern] ?? 0
  return { from: patterns.values[begin + from] ?? 0, to: patterns.values[begin + to] ?? 0 }
}

/** `YYYY-MM-DDTHH:MM` on the clocks of a zone, of seconds from the start of a day. */
export function localMinute({ start }: ServiceDay, seconds: number, zone: string): string {
  const { date, time } = wallTime(start + seconds, zone)
  return `${date}T${time}`
}

/** A ride in words and times. */
export function describeRide(network: TransitNetwork, day: ServiceDay, ride: Ride): TransitRide {
  const feed = network.feeds[day.tripFeed[ride.trip] ?? 0]?.feed
  if (!feed) throw new Error('A trip belongs to no feed of its network')
  const trip = day.tripInFeed[ride.trip] ?? 0
  const line = feed.lines[feed.tripLine[trip] ?? 0]
  if (!line) throw new Error('A trip belongs to no line of its feed')
  const { from, to } = stopsOf(network, ride)
  const { departs, arrives } = timesOf(day, ride)
  const headway = feed.tripHeadway[trip] ?? 0
  return {
    mode: line.mode,
    line: line.name,
    headsign: feed.headsigns[feed.tripHeadsign[trip] ?? 0] ?? '',
    from: network.stops[from]?.name ?? '',
    to: network.stops[to]?.name ?? '',
    departs: localMinute(day, departs, feed.zone),
    arrives: localMinute(day, arrives, feed.zone),
    ...(headway > 0 ? { every: Math.round(headway / 60) } : {}),
  }
}

/** The fewest rides with which the best time at a stop is reached; null where it is not reached. */
export function bestRound({ best, rounds }: Raptor, stop: number): number | null {
  const time = best[stop] ?? NEVER
  if (time >= NEVER) return null
  const found = rounds.findIndex(({ arrived }) => arrived[stop] === time)
  return found > 0 ? found : null
}
