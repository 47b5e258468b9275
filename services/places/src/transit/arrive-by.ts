import type { Transit } from '@site/contracts/hotels'
import type { TransitJourney } from '@site/contracts/transit'
import type { LatLon } from '../walking/geo.ts'
import type { CityTimetable, StopNear, WalksTo } from './city-timetable.ts'
import { bestRound, stopsOf, timesOf } from './routing/journey.ts'
import { Raptor } from './routing/raptor.ts'
import { NEVER } from './routing/round.ts'
import type { ServiceDay } from './routing/service-day.ts'
import { asAccess, tellJourney } from './tell-journey.ts'
import { momentOf } from './zoned-time.ts'

/** Nobody wants to be there longer before, seconds. */
const MOST_EARLY = 2 * 3600

export interface ArrivalsQuery {
  readonly to: LatLon
  /** The day, `YYYY-MM-DD`, and the time to be there, `HH:MM`, on the clocks of the city. */
  readonly date: string
  readonly time: string
  readonly walks: WalksTo
}

/** The latest way to be somewhere in time, and how long it takes. */
export interface Arrival {
  readonly transit: Transit
  readonly journey: () => TransitJourney | null
}

/** The latest ways from anywhere to one place: one search serves all that ask. */
export class Arrivals {
  readonly #timetable: CityTimetable
  readonly #day: ServiceDay
  readonly #raptor: Raptor
  readonly #ending: readonly StopNear[]
  readonly #deadline: number

  constructor(timetable: CityTimetable, { to, date, time, walks }: ArrivalsQuery) {
    this.#timetable = timetable
    this.#day = timetable.day(date)
    this.#ending = timetable.stopsNear(to, walks)
    this.#deadline = momentOf({ date, time }, timetable.zone) - this.#day.start
    this.#raptor = new Raptor(timetable.network, this.#day, 'backward')
    this.#raptor.search(this.#deadline, asAccess(this.#ending, 'high'))
  }

  /** The stop to board at, so that one can set out last; null where none leads there. */
  #latestStop(near: readonly StopNear[]): StopNear | null {
    let latest: StopNear | null = null
    let first = NEVER
    for (const each of near) {
      const best = this.#raptor.best[each.stop.at] ?? NEVER
      // Backwards times are negative: setting out later is less.
      const setsOut = best >= NEVER ? NEVER : best + each.walk.high * 60
      if (setsOut >= first) continue
      first = setsOut
      latest = each
    }
    return latest
  }

  /** The latest way from a point; null without one. */
  from(start: LatLon, walks: WalksTo): Arrival | null {
    const boarded = this.#latestStop(this.#timetable.stopsNear(start, walks))
    const round = boarded && bestRound(this.#raptor, boarded.stop.at)
    if (!boarded || round === null) return null
    const rides = this.#raptor.ridesTo(boarded.stop.at, round)
    const [first, last] = [rides[0], rides.at(-1)]
    if (!first || !last) return null
    const left = stopsOf(this.#timetable.network, last).to
    const walkFrom = this.#ending.find(({ stop }) => stop.at === left)?.walk
    const [{ departs }, { arrives }] = [timesOf(this.#day, first), timesOf(this.#day, last)]
    if (!walkFrom || arrives < this.#deadline - MOST_EARLY) return null
    const riding = Math.round((arrives - departs) / 60)
    const minutes = (which: 'low' | 'minutes' | 'high') => boarded.walk[which] + riding + walkFrom[which]
    const found = { leaves: departs - boarded.walk.high * 60, arrives: arrives + walkFrom.minutes * 60, rides }
    const doors = { from: [boarded], to: this.#ending }
    return {
      transit: { minutes: minutes('minutes'), low: minutes('low'), high: minutes('high'), source: 'timetable' },
      journey: () => tellJourney(this.#timetable, this.#day, found, doors),
    }
  }
}
