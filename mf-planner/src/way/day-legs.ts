import type { Leg } from '@site/contracts/itinerary'
import { rideMinutes } from '@site/contracts/ride-words'
import { estimateWalk } from '../plan/estimate.ts'
import { pointOf, type NamedPoint } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'

/** A part of a day between two places of known position that follow each other. */
export interface DayLeg {
  readonly from: NamedPoint
  readonly to: NamedPoint
  /** Null where nothing is known of it, or a stop without a position lies between. */
  readonly leg: Leg | null
  /** The stop it leads to; the number of stops for the way back. */
  readonly at: number
}

/** The legs of a day in order, from its base and back to it where the base is known. */
export const dayLegs = ({ stops, returnLeg }: TripDay, base: Base | null): DayLeg[] => {
  const legs: DayLeg[] = []
  let from: NamedPoint | null = base
  let direct = true
  for (const [at, stop] of stops.entries()) {
    const to = pointOf(stop)
    if (to !== null && from !== null) legs.push({ from, to, leg: direct ? stop.leg : null, at })
    direct = to !== null
    from = to ?? from
  }
  if (base !== null && from !== null && from !== base)
    legs.push({ from, to: base, leg: direct ? returnLeg : null, at: stops.length })
  return legs
}

/** The stops that one rides to and nothing is known of the way. From the middle of a city no way is told. */
export const unknownRides = ({ stops }: TripDay, base: Base | null, legs: readonly DayLeg[]): ReadonlySet<number> =>
  new Set(legs.flatMap(({ at }) => (stops[at]?.leg !== null || (at === 0 && base?.kind === 'centre') ? [] : at)))

/** Minutes kept for the ride to a stop; the number of stops is the way back. */
export const rideMinutesTo = (legs: readonly DayLeg[], at: number): number => {
  const leg = legs.find((each) => each.at === at)
  return leg === undefined ? 0 : rideMinutes(estimateWalk(leg.from, leg.to).metres)
}

/** Whether one rides home and nothing is known of that way; a plan that tells no time for it tells no way either. */
export const isUnknownHome = (
  { stops, returnLeg, returnBy }: TripDay,
  base: Base | null,
  legs: readonly DayLeg[],
): boolean =>
  returnLeg === null && returnBy !== null && base?.kind === 'hotel' && legs.some(({ at }) => at === stops.length)

/** Whether it is walked along known streets, so that its way can be told. */
export const hasWay = ({ leg }: DayLeg): boolean => leg?.mode === 'walk' && leg.source === 'street'
