import type { EventTimes } from '@site/contracts/event-times'
import type { Transit, Walk } from '@site/contracts/hotels'
import type { RideHome, TimetableSource } from '@site/contracts/transit'
import { Arrivals, type Arrival } from '../transit/arrive-by.ts'
import type { WalksTo } from '../transit/city-timetable.ts'
import type { TimeToLeave } from '../transit/night-of.ts'
import { rideHome } from '../transit/ride-home.ts'
import type { Stations } from '../transit/stations.ts'
import type { Timetables } from '../transit/timetables.ts'
import { between, type LatLon } from '../walking/geo.ts'
import { estimateWalk, routesFrom } from '../walking/minutes.ts'
import type { Streets } from '../walking/streets.ts'

/** By transit: what a timetable says, `rough` where stations are known and no times, null where nothing is known. */
export type Ride = Transit | 'rough' | null
export type RideOf = (hotel: LatLon) => Ride
/** No ride is known to anywhere. */
export const noRides: RideOf = () => null

export interface HotelRidesInput {
  readonly timetables: Timetables
  readonly stations: () => Stations
  readonly streetsAt: (point: LatLon) => readonly Streets[]
  /** Today, `YYYY-MM-DD`. */
  readonly today: () => string
}

interface AfterEvent {
  /** The whole way on foot. */
  readonly walk: Walk
  readonly event: EventTimes
  readonly speed?: number | undefined
  /** How long it takes to leave the venue; null where nobody knows. */
  readonly toLeave: TimeToLeave | null
}

/** A walk of one hotel follows streets; those of a whole list are estimates, as each would be a search of its own. */
const roughWalks =
  (speed?: number): WalksTo =>
  (from, to) =>
    to.map((point) => estimateWalk(between(from, point), { from: 0, to: 0 }, speed))

/** What is known of rides between hotels and the place a visitor has to be at. */
export class HotelRides {
  readonly #input: HotelRidesInput

  constructor(input: HotelRidesInput) {
    this.#input = input
  }

  #walks(speed?: number): WalksTo {
    return (from, to) => routesFrom(this.#input.streetsAt(from), from, to, { speed }).map(({ walk }) => walk)
  }

  /** The latest ways to a place in time; null without a start, or where no timetable holds. */
  #arrivals(to: LatLon, from: LatLon, event: EventTimes | undefined, speed?: number): Arrivals | null {
    if (event?.start === undefined) return null
    const today = this.#input.today()
    const timetable = this.#input.timetables.between(to, from, event.date, today)
    if (timetable?.validity(event.date, today).status !== 'holds') return null
    return new Arrivals(timetable, { to, date: event.date, time: event.start, walks: this.#walks(speed) })
  }

  /** Rides from hotels to a place: in time for an event where its start and a timetable are known, else rough ones. */
  rideOf(to: LatLon, event?: EventTimes, speed?: number): RideOf {
    const stations = this.#input.stations()
    const arrivals = this.#arrivals(to, to, event, speed)
    const walks = roughWalks(speed)
    return (hotel) => arrivals?.from(hotel, walks)?.transit ?? (stations.join(to, hotel) ? 'rough' : null)
  }

  /** Whose timetables have stops near both ends; null where none is known. */
  timetable(to: LatLon, hotel: LatLon): TimetableSource | null {
    const today = this.#input.today()
    return this.#input.timetables.between(to, hotel, today, today)?.whole ?? null
  }

  /** The latest way from a hotel to be there at the start; null where none is known. */
  arrival(hotel: LatLon, to: LatLon, event: EventTimes | undefined, speed?: number): Arrival | null {
    return this.#arrivals(to, hotel, event, speed)?.from(hotel, this.#walks(speed)) ?? null
  }

  /** The ways back from an event; null without its end, or where no timetable is known near both ends. */
  rideHome(from: LatLon, hotel: LatLon, { walk, event, speed, toLeave }: AfterEvent): RideHome | null {
    const { date, end } = event
    if (end === undefined) return null
    const today = this.#input.today()
    const timetable = this.#input.timetables.between(from, hotel, date, today)
    const walks = this.#walks(speed)
    return timetable && rideHome(timetable, { from, to: hotel, walk, date, end, toLeave, today, walks })
  }
}
