import type { Access } from './raptor.ts'
import { Raptor, type Ride } from './raptor.ts'
import type { TransitNetwork } from './network.ts'
import { stopsOf, timesOf } from './journey.ts'
import type { ServiceDay } from './service-day.ts'

/** A way by vehicles, with the walks at both ends; times are seconds from the start of the day. */
export interface FoundJourney {
  readonly leaves: number
  readonly arrives: number
  readonly rides: readonly Ride[]
}

/** The minutes, latest first, at which one can set out for a departure from one of the stops. */
function settingOut(
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
      for (
        let trip = day.tripsAt[day.lanesAt[pattern] ?? 0] ?? 0;
        trip < (day.tripsAt[day.lanesAt[pattern + 1] ?? 0] ?? 0);
        trip += 1
      ) {
        const departs = (day.tripStart[trip] ?? 0) + (day.runDeparture[(day.tripRun[trip] ?? 0) + position] ?? 0)
        const leaves = departs - seconds
        if (leaves >= from && leaves <= until) minutes.add(Math.floor(leaves / 60))
      }
    }
  }
  return [...minutes].sort((a, b) => b - a)
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

/** The journeys that set out between two times and that no later one overtakes; the earliest first. */
export function journeysBetween(
  network: TransitNetwork,
  day: ServiceDay,
  ends: Ends,
  from: number,
  until: number,
): FoundJourney[] {
  const raptor = new Raptor(network, day, 'forward', ends.egress)
  const found: FoundJourney[] = []
  for (const minute of settingOut(network, day, ends.access, from, until)) {
    const reached = raptor.search(Math.max(from, minute * 60), ends.access)
    const journey = reached && doorToDoor(network, day, raptor.ridesTo(reached.stop, reached.round), ends)
    if (journey && journey.leaves >= from) found.push(journey)
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
  return kept.reverse()
}
