import type { TransitJourney } from '@site/contracts/transit'
import type { CityTimetable, StopNear } from './city-timetable.ts'
import type { FoundJourney } from './routing/departures.ts'
import { describeRide, localMinute, stopsOf } from './routing/journey.ts'
import type { Access } from './routing/round.ts'
import type { ServiceDay } from './routing/service-day.ts'

/** Walks as a search takes them: the longest they may take where a vehicle or a beginning must not be missed, else the usual. */
export const asAccess = (near: readonly StopNear[], minutes: 'minutes' | 'high'): Access[] =>
  near.map(({ stop, walk }) => ({ stop: stop.at, seconds: walk[minutes] * 60 }))

/** The stops near both ends of a journey. */
export interface DoorsNear {
  readonly from: readonly StopNear[]
  readonly to: readonly StopNear[]
}

/** A journey in words and local times. */
export function tellJourney(
  { network, zone }: CityTimetable,
  day: ServiceDay,
  { leaves, arrives, rides }: FoundJourney,
  { from, to }: DoorsNear,
): TransitJourney | null {
  const [first, last] = [rides[0], rides.at(-1)]
  if (!first || !last) return null
  const boarded = stopsOf(network, first).from
  const left = stopsOf(network, last).to
  const walkTo = from.find(({ stop }) => stop.at === boarded)?.walk
  const walkFrom = to.find(({ stop }) => stop.at === left)?.walk
  if (!walkTo || !walkFrom) return null
  return {
    leaves: localMinute(day, leaves, zone),
    arrives: localMinute(day, arrives, zone),
    walkTo,
    rides: rides.map((ride) => describeRide(network, day, ride)),
    walkFrom,
  }
}
