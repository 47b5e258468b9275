import type { Point } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'
import { dayLegs, type DayLeg } from './day-legs.ts'
import { streetLine, type Ways } from './ways.ts'

/** `street`: the way as it is walked; `straight`: where that is not known; `transit`: straight too, the ride is not known. */
export type LineKind = 'street' | 'straight' | 'transit'

/** A leg as it is drawn. */
export interface LegLine extends DayLeg {
  readonly kind: LineKind
  readonly line: readonly Point[]
}

/** The legs of a day as lines: along the streets where the way is known, else straight. */
export const legLines = (day: TripDay, base: Base | null, ways: Ways): LegLine[] =>
  dayLegs(day, base).map((leg) => {
    const street = leg.leg?.mode === 'transit' ? null : streetLine(ways, leg)
    if (street !== null) return { ...leg, kind: 'street', line: street }
    return { ...leg, kind: leg.leg?.mode === 'transit' ? 'transit' : 'straight', line: [leg.from, leg.to] }
  })

/** Attribution of the streets that were drawn. */
export const wayCredits = (ways: Ways): readonly string[] => [
  ...new Set([...ways.values()].flatMap(({ credits }) => credits)),
]
