import type { Leg } from '@site/contracts/itinerary'
import { clockOf, minutesOf } from '../plan/clock.ts'
import { estimateLeg, estimateWalk } from '../plan/estimate.ts'
import { pointOf, type Point } from '../plan/links.ts'
import type { Base, Stop, TripDay } from '../plan/plan.ts'
import { isOwn, saidOf } from '../plan/yours.ts'

/** Times are multiples of five minutes, and a rest follows each leg (the engine's balanced pace); minutes. */
const GRID = 5
const REST = 5
const MEALS_FROM = { lunch: minutesOf('11:30'), dinner: minutesOf('18:00') } as const
const NOON = minutesOf('12:00')
const EVENING = minutesOf('17:00')

const gridUp = (minutes: number): number => Math.ceil(minutes / GRID) * GRID
export const periodAt = (minutes: number): Stop['period'] =>
  minutes < NOON ? 'morning' : minutes < EVENING ? 'afternoon' : 'evening'

const nameOf = (stop: Stop | null): string => (stop === null ? 'base' : (stop.id ?? stop.title))

interface KnownLeg {
  readonly from: Stop | null
  readonly to: Stop | null
  readonly leg: Leg | null
}

/** A traveller's own stop that is nowhere in particular: there is no way to it, and the next way begins where they were before. */
export const isNowhere = (stop: Stop): boolean => isOwn(stop) && pointOf(stop) === null

/** From where one goes to the stop at `at`; null is the base. */
const before = (stops: readonly Stop[], at: number): Stop | null =>
  stops.slice(0, at).findLast((stop) => !isNowhere(stop)) ?? null

/** The legs of a day; null stands for its base. */
const legsIn = ({ stops, returnLeg }: TripDay): KnownLeg[] => [
  ...stops.flatMap((stop, i) => (isNowhere(stop) ? [] : [{ from: before(stops, i), to: stop, leg: stop.leg }])),
  { from: before(stops, stops.length), to: null, leg: returnLeg },
]

/** Places that a plan reaches or leaves by transit: only there the browser knows of a station. */
export const placesWithRides = (days: readonly TripDay[]): ReadonlySet<string> =>
  new Set(
    days
      .flatMap(legsIn)
      .filter(({ leg }) => leg?.mode === 'transit')
      .flatMap(({ from, to }) => [nameOf(from), nameOf(to)]),
  )

/** Looks up legs already known between two places; others are estimated where both positions are known. */
const legLookup = (known: TripDay, base: Base | null, withRides: ReadonlySet<string>) => {
  const legs = new Map(legsIn(known).map(({ from, to, leg }) => [`${nameOf(from)}>${nameOf(to)}`, leg]))
  const at = (stop: Stop | null): Point | null => (stop === null ? base : pointOf(stop))
  return (from: Stop | null, to: Stop | null): Leg | null => {
    const own = legs.get(`${nameOf(from)}>${nameOf(to)}`)
    if (own !== undefined) return own
    const [a, b] = [at(from), at(to)]
    if (a === null || b === null) return null
    return withRides.has(nameOf(from)) && withRides.has(nameOf(to)) ? estimateLeg(a, b) : estimateWalk(a, b)
  }
}

/**
 * Computes legs and times for the stops of `day` in their order, from the day as it was (`known`): the same lengths of visit,
 * meals not before their time, a stop at the time asked for it, an event else at its own. Opening hours are checked by the server, not here. Stops without times
 * get none.
 */
export const retime = (day: TripDay, known: TripDay, base: Base | null, withRides: ReadonlySet<string>): TripDay => {
  const legBetween = legLookup(known, base, withRides)
  let now = minutesOf(known.departAt ?? known.stops[0]?.start ?? '09:00')
  let depart: number | null = null
  const stops = day.stops.map((stop, i): Stop => {
    const leg = isNowhere(stop) ? null : legBetween(before(day.stops, i), stop)
    if (stop.start === null || stop.end === null) return { ...stop, leg }
    const asked = saidOf(stop)
    const length = asked.minutes ?? (minutesOf(stop.end) - minutesOf(stop.start) + 1440) % 1440
    const arrive = leg === null ? gridUp(now) : gridUp(now + leg.minutes + (i === 0 ? 0 : REST))
    // Before an event a meal may be early already.
    const mealFrom = stop.meal === null ? arrive : Math.min(MEALS_FROM[stop.meal], minutesOf(stop.start))
    const from = Math.max(arrive, mealFrom)
    const own = asked.start ?? (stop.fixed === 'event' ? stop.start : null)
    const start = own === null ? from : minutesOf(own)
    depart ??= start - (leg?.minutes ?? 0)
    now = start + length
    return { ...stop, leg, period: periodAt(start), start: clockOf(start), end: clockOf(now) }
  })
  const last = before(day.stops, day.stops.length)
  const returnLeg = last === null ? null : legBetween(last, null)
  return {
    ...day,
    stops,
    departAt: depart === null || known.departAt === null ? known.departAt : clockOf(depart),
    returnLeg: base === null ? null : returnLeg,
    returnBy: depart === null || returnLeg === null ? known.returnBy : clockOf(now + returnLeg.minutes),
  }
}
