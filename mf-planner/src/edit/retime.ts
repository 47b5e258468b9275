import type { Leg } from '@site/contracts/itinerary'
import { clockOf, minutesOf } from '../plan/clock.ts'
import { estimateLeg } from '../plan/estimate.ts'
import { pointOf, type Point } from '../plan/links.ts'
import type { Base, Stop, TripDay } from '../plan/plan.ts'

/** Everything in a plan stands on a five-minute grid, and a leg is followed by a breather (the engine's balanced pace). */
const GRID = 5
const REST = 5
const MEALS_FROM = { lunch: minutesOf('11:30'), dinner: minutesOf('18:00') } as const
const NOON = minutesOf('12:00')
const EVENING = minutesOf('17:00')

const gridUp = (minutes: number): number => Math.ceil(minutes / GRID) * GRID
const periodAt = (minutes: number): Stop['period'] =>
  minutes < NOON ? 'morning' : minutes < EVENING ? 'afternoon' : 'evening'

const nameOf = (stop: Stop | null): string => (stop === null ? 'base' : (stop.id ?? stop.title))

/** Journeys already known between the same two places; others are estimated where both positions are known. */
const journeys = (known: TripDay, base: Base | null) => {
  const legs = new Map<string, Leg | null>()
  known.stops.forEach((stop, i) => legs.set(`${nameOf(known.stops[i - 1] ?? null)}>${nameOf(stop)}`, stop.leg))
  legs.set(`${nameOf(known.stops.at(-1) ?? null)}>base`, known.returnLeg)
  const at = (stop: Stop | null): Point | null => (stop === null ? base : pointOf(stop))
  return (from: Stop | null, to: Stop | null): Leg | null => {
    const own = legs.get(`${nameOf(from)}>${nameOf(to)}`)
    if (own !== undefined) return own
    const [a, b] = [at(from), at(to)]
    return a === null || b === null ? null : estimateLeg(a, b)
  }
}

/**
 * The stops of `day` in their order with journeys and times worked out here, from the day as it was (`known`): the same lengths of
 * visit, meals not before their time, an event at its own. Opening hours are not looked at; the server does that. Stops without
 * times keep none.
 */
export const retime = (day: TripDay, known: TripDay, base: Base | null): TripDay => {
  const journey = journeys(known, base)
  let now = minutesOf(known.departAt ?? known.stops[0]?.start ?? '09:00')
  let depart: number | null = null
  const stops = day.stops.map((stop, i): Stop => {
    const leg = journey(day.stops[i - 1] ?? null, stop)
    if (stop.start === null || stop.end === null) return { ...stop, leg }
    const length = (minutesOf(stop.end) - minutesOf(stop.start) + 1440) % 1440
    const arrive = leg === null ? gridUp(now) : gridUp(now + leg.minutes + (i === 0 ? 0 : REST))
    const from = stop.meal === null ? arrive : Math.max(arrive, MEALS_FROM[stop.meal])
    const start = stop.fixed === 'event' ? minutesOf(stop.start) : from
    depart ??= start - (leg?.minutes ?? 0)
    now = start + length
    return { ...stop, leg, period: periodAt(start), start: clockOf(start), end: clockOf(now) }
  })
  const last = day.stops.at(-1) ?? null
  const returnLeg = last === null ? null : journey(last, null)
  return {
    ...day,
    stops,
    departAt: depart === null || known.departAt === null ? known.departAt : clockOf(depart),
    returnLeg: base === null ? null : returnLeg,
    returnBy: depart === null || returnLeg === null ? known.returnBy : clockOf(now + returnLeg.minutes),
  }
}
