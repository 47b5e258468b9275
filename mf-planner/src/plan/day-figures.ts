import type { Leg } from '@site/contracts/itinerary'
import { DAY_MINUTES, minutesOf } from './clock.ts'
import type { TripDay } from './plan.ts'

/** All legs of a day in order, the return leg last. */
export const legsOf = (day: TripDay): Leg[] =>
  [...day.stops.map((stop) => stop.leg), day.returnLeg].filter((leg) => leg !== null)

const sum = (legs: readonly Leg[], mode: Leg['mode']): number =>
  legs.filter((leg) => leg.mode === mode).reduce((total, leg) => total + leg.minutes, 0)

/** Stops, and minutes under way, the way back to the base included. */
export const dayFigures = (day: TripDay) => {
  const legs = legsOf(day)
  return { stops: day.stops.length, walk: sum(legs, 'walk'), transit: sum(legs, 'transit') }
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
