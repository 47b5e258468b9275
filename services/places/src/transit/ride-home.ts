import type { Walk } from '@site/contracts/hotels'
import type { RideHome } from '@site/contracts/transit'
import type { LatLon } from '../walking/geo.ts'
import type { CityTimetable, WalksTo } from './city-timetable.ts'
import { nightOf, type TimeToLeave } from './night-of.ts'
import type { FoundJourney } from './routing/departures.ts'
import { hasRides, nightRides, ridesBefore } from './routing/night.ts'
import { asAccess, tellJourney } from './tell-journey.ts'

export interface RideHomeQuery {
  readonly from: LatLon
  readonly to: LatLon
  /** The whole way on foot. */
  readonly walk: Walk
  /** The day of the event, `YYYY-MM-DD`, and when it ends, `HH:MM`, on the clocks of the city. */
  readonly date: string
  readonly end: string
  /** How long it takes to leave the venue; null where nobody knows. */
  readonly toLeave: TimeToLeave | null
  readonly today: string
  readonly walks: WalksTo
}

/** The ways home from an event until the last one of its night. */
export function rideHome(timetable: CityTimetable, query: RideHomeQuery): RideHome {
  const { from, to, walk, date, end, toLeave, today, walks } = query
  const validity = timetable.validity(date, today)
  if (validity.status !== 'holds') return validity
  const day = timetable.day(date)
  const { earliest, from: begins, until } = nightOf(date, end, timetable.zone, toLeave)
  const near = { from: timetable.stopsNear(from, walks), to: timetable.stopsNear(to, walks) }
  const ends = { access: asAccess(near.from, 'high'), egress: asAccess(near.to, 'minutes') }
  const night = {
    network: timetable.network,
    day,
    ends,
    from: begins - day.start,
    until: until - day.start,
  }
  const tell = (journey: FoundJourney) => tellJourney(timetable, day, journey, near)
  const quick = { ...night, quickerThan: walk.minutes * 60 }
  const rides = nightRides(quick)
  const tight = ridesBefore(quick, earliest - day.start, rides).flatMap((journey) => tell(journey) ?? [])
  const known = { date, end, timetable: timetable.source(date), ...(tight.length === 0 ? {} : { tight }) }
  if (!rides) return { ...known, status: hasRides(night) ? 'walk' : 'none' }
  return {
    ...known,
    status: 'rides',
    departures: rides.departures.flatMap((journey) => tell(journey) ?? []),
    last: rides.last && tell(rides.last),
  }
}
