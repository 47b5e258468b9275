import { Raptor, type Ride } from './raptor.ts'
import { NEVER, type Access } from './round.ts'
import type { TransitNetwork } from './network.ts'
import { stopsOf, timesOf } from './journey.ts'
import type { ServiceDay } from './service-day.ts'

/** A way by vehicles, with the walks at both ends; times are seconds from the start of the day. */
export interface FoundJourney {
  readonly leaves: number
  readonly arrives: number
  readonly rides: readonly Ride[]
}

/** The first trip of a lane that leaves a position from a time on. */
function firstFrom(day: ServiceDay, lane: number, position: number, time: number): number {
  let low = day.tripsAt[lane] ?? 0
  let high = day.tripsAt[lane + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >>> 1
    if (departureOf(day, middle, position) >= time) high = middle
    else low = middle + 1
  }
  return low
}

const departureOf = ({ tripStart, tripRun, runDeparture }: ServiceDay, trip: number, position: number): number =>
  (tripStart[trip] ?? 0) + (runDeparture[(tripRun[trip] ?? 0) + position] ?? 0)

/** The minutes, earliest first, at which one can set out for a departure from one of the stops. */
export function settingOut(
  { calls }: TransitNetwork,
  day: ServiceDay,
  access: readonly Access[],
  from: number,
  until: number,
): number[] {
  const minutes = new Set<number>()
  for (const { stop, seconds } of access) {
    for (let at = calls.at[stop] ?? 0; at < (calls.at[stop + 1] ?? 0); at += 2) {
      const pattern = calls.values[at] ?? 0
      const position = calls.values[at + 1] ?? 0
      for (let lane = day.lanesAt[pattern] ?? 0; lane < (day.lanesAt[pattern + 1] ?? 0); lane += 1) {
        for (
          let trip = firstFrom(day, lane, position, from + seconds);
          trip < (day.tripsAt[lane + 1] ?? 0);
          trip += 1
        ) {
          const leaves = departureOf(day, trip, position) - seconds
          if (leaves > until) break
          minutes.add(Math.floor(leaves / 60))
        }
      }
    }
  }
  return [...minutes].sort((a, b) => a - b)
}

/** What to know of the two ends of a journey. */
export interface Ends {
  readonly access: readonly Access[]
  readonly egress: readonly Access[]
}

const secondsAt = (stops: readonly Access[], stop: number): number =>
  stops.find((each) => each.stop === stop)?.seconds ?? 0

/** The journey of some rides from door to door; null without a ride. */
function doorToDoor(
  network: TransitNetwork,
  day: ServiceDay,
  rides: readonly Ride[],
  { access, egress }: Ends,
): FoundJourney | null {
  const [first, last] = [rides[0], rides.at(-1)]
  if (!first || !last) return null
  return {
    leaves: timesOf(day, first).departs - secondsAt(access, stopsOf(network, first).from),
    arrives: timesOf(day, last).arrives + secondsAt(egress, stopsOf(network, last).to),
    rides,
  }
}

/** When journeys may set out, seconds from the start of the day. */
export interface Span {
  readonly from: number
  readonly until: number
  /** Once one sets out before this time, none that sets out earlier is looked for. */
  readonly enoughBefore?: number
  /** Only journeys that take less, seconds. */
  readonly quickerThan?: number
}

/** The journeys that set out in a span and that no later one of it overtakes; the earliest first. */
export function journeysBetween(
  network: TransitNetwork,
  day: ServiceDay,
  ends: Ends,
  { from, until, enoughBefore = from, quickerThan = NEVER }: Span,
  minutes: readonly number[] = settingOut(network, day, ends.access, from, until),
): FoundJourney[] {
  const raptor = new Raptor(network, day, 'forward', ends.egress)
  const found: FoundJourney[] = []
  for (const minute of minutes.toReversed()) {
    // The ride may leave up to a minute later than the search begins.
    const reached = raptor.search(Math.max(from, minute * 60), ends.access, quickerThan + 60)
    const journey = reached && doorToDoor(network, day, raptor.ridesTo(reached.stop, reached.round), ends)
    if (journey && journey.leaves >= from && journey.arrives - journey.leaves < quickerThan) found.push(journey)
    if ((found.at(-1)?.leaves ?? NEVER) < enoughBefore) break
  }
  return notOvertaken(found)
}

/** Without the journeys that leave no later and arrive no sooner than another; the earliest first. */
export function notOvertaken(journeys: readonly FoundJourney[]): FoundJourney[] {
  const kept: FoundJourney[] = []
  for (const journey of journeys.toSorted((a, b) => b.leaves - a.leaves || a.arrives - b.arrives)) {
    const next = kept.at(-1)
    if (!next || journey.arrives < next.arrives) kept.push(journey)
  }
  return kept.toReversed()
}
