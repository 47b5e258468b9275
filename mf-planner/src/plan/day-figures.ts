import type { Leg } from '@site/contracts/itinerary'
import { DAY_MINUTES, minutesOf } from './clock.ts'
import type { TripDay } from './plan.ts'

/** All legs of a day in order, the return leg last. */
export const legsOf = (day: TripDay): Leg[] =>
  [...day.stops.map((stop) => stop.leg), day.returnLeg].filter((leg) => leg !== null)

const sum = (legs: readonly Leg[], mode: Leg['mode']): number =>
  legs.filter((leg) => leg.mode === mode).reduce((total, leg) => total + leg.minutes, 0)

/** Minutes between stops that are neither visit nor way; where the way is not known neither is this. */
const waitingOf = ({ stops }: TripDay): number =>
  stops.reduce((total, stop, at) => {
    const before = stops[at - 1]
    if (!before?.end || !stop.start || stop.leg === null) return total
    return total + Math.max(0, minutesOf(stop.start) - minutesOf(before.end) - stop.leg.minutes)
  }, 0)

/** Stops, and minutes on the way, the way back to the base included, and between stops. */
export const dayFigures = (day: TripDay) => {
  const legs = legsOf(day)
  return {
    stops: day.stops.length,
    walk: sum(legs, 'walk'),
    transit: sum(legs, 'transit'),
    waiting: waitingOf(day),
  }
}

export interface RibbonPart {
  readonly kind: 'visit' | 'meal' | 'event' | 'walk' | 'transit'
  /** Minutes since midnight. */
  readonly from: number
  readonly to: number
  readonly label: string
}

/** The day as parts of a time axis; empty when no stop has times. Legs end where the next visit begins. */
export const ribbonOf = (day: TripDay): RibbonPart[] => {
  const parts: RibbonPart[] = []
  let end = 0
  for (const stop of day.stops) {
    if (stop.start === null || stop.end === null) continue
    const from = minutesOf(stop.start)
    const until = minutesOf(stop.end)
    // An event may last past midnight.
    const to = until < from ? until + DAY_MINUTES : until
    if (stop.leg !== null)
      parts.push({ kind: stop.leg.mode, from: Math.max(end, from - stop.leg.minutes), to: from, label: '' })
    parts.push({
      kind: stop.fixed === 'event' ? 'event' : stop.meal === null ? 'visit' : 'meal',
      from,
      to,
      label: stop.title,
    })
    end = to
  }
  if (day.returnLeg !== null && parts.length > 0)
    parts.push({ kind: day.returnLeg.mode, from: end, to: end + day.returnLeg.minutes, label: '' })
  return parts
}
