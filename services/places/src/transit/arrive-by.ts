import type { Transit } from '@site/contracts/hotels'
import type { TransitJourney } from '@site/contracts/transit'
import type { LatLon } from '../walking/geo.ts'
import type { CityTimetable, StopNear, WalksTo } from './city-timetable.ts'
import { bestRound, stopsOf, timesOf } from './routing/journey.ts'
import { Raptor } from './routing/raptor.ts'
import { NEVER } from './routing/round.ts'
import { asAccess, tellJourney } from './tell-journey.ts'
import { momentOf } from './zoned-time.ts'

/** Nobody wants to be there longer before, seconds. */
const MOST_EARLY = 2 * 3600

export interface ArriveByQuery<Start extends LatLon> {
  readonly from: readonly Start[]
  readonly to: LatLon
  /** The day, `YYYY-MM-DD`, and the time to be there, `HH:MM`, on the clocks of the city. */
  readonly date: string
  readonly time: string
  readonly walks: WalksTo
}

/** The latest way to be somewhere in time, and how long it takes. */
export interface Arrival {
  readonly journey: TransitJourney
  readonly transit: Transit
}

/** The latest stop to board at, so that one can set out last; null where none leads there. */
function latestStop(raptor: Raptor, near: readonly StopNear[]): StopNear | null {
  let latest: StopNear | null = null
  let first = NEVER
  for (const each of near) {
    const best = raptor.best[each.stop.at] ?? NEVER
    // Backwards times are negative: setting out later is less.
    const setsOut = best >= NEVER ? NEVER : best + each.walk.high * 60
    if (setsOut >= first) continue
    first = setsOut
    latest = each
  }
  return latest
}

/** The latest ways from many places to one, each in its place; null without one. One search serves all of them. */
export function arriveBy<Start extends LatLon>(
  timetable: CityTimetable,
  { from, to, date, time, walks }: ArriveByQuery<Start>,
): (Arrival | null)[] {
  const { network } = timetable
  const day = timetable.day(date)
  const ending = timetable.stopsNear(to, walks)
  const raptor = new Raptor(network, day, 'backward')
  const deadline = momentOf({ date, time }, timetable.zone) - day.start
  raptor.search(deadline, asAccess(ending, 'high'))
  return from.map((start) => {
    const near = timetable.stopsNear(start, walks)
    const boarded = latestStop(raptor, near)
    const round = boarded && bestRound(raptor, boarded.stop.at)
    if (!boarded || round === null) return null
    const rides = raptor.ridesTo(boarded.stop.at, round)
    const [first, last] = [rides[0], rides.at(-1)]
    if (!first || !last) return null
    const walkFrom = ending.find(({ stop }) => stop.at === stopsOf(network, last).to)?.walk
    if (!walkFrom) return null
    const [{ departs }, { arrives }] = [timesOf(day, first), timesOf(day, last)]
    if (arrives < deadline - MOST_EARLY) return null
    const riding = Math.round((arrives - departs) / 60)
    const minutes = (which: 'low' | 'minutes' | 'high') => boarded.walk[which] + riding + walkFrom[which]
    const found = { leaves: departs - boarded.walk.high * 60, arrives: arrives + walkFrom.minutes * 60, rides }
    const journey = tellJourney(timetable, day, found, { from: [boarded], to: ending })
    return (
      journey && {
        journey,
        transit: { minutes: minutes('minutes'), low: minutes('low'), high: minutes('high'), source: 'timetable' },
      }
    )
  })
}
