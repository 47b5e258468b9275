import type { PlanOutline } from '@site/contracts/itinerary'
import type { LostStop } from '@site/contracts/move-dates'
import type { OutlineStop } from '@site/contracts/own-stop'
import { verifyPlan } from '../verify/verify.ts'
import { dayBounds } from './calendar.ts'
import type { PlanContext } from './context.ts'
import { MEAL_NAMES, type Meal } from './days.ts'
import { candidateStops, onlyDay, ordersWith, stopOf } from './edit-day.ts'
import { seated } from './keep-order.ts'
import { holdsMeal } from './long-visits.ts'
import { lossReason } from './loss-reason.ts'
import { eventStop } from './fixed-stops.ts'
import type { Stop } from './stops.ts'
import { buildDay } from './timeline.ts'
import { factsOf, type VerifiedDays } from './verified-days.ts'

/** Orders that are built and verified before a gap stays one, as for an edit (decision 27). */
const MOST_TRIES = 5

export interface KeptDays {
  readonly verified: VerifiedDays
  readonly lost: readonly LostStop[]
}

/** A visit for which its own day has no place any more. */
interface Homeless {
  readonly given: OutlineStop
  readonly from: number
}

/**
 * The days of a plan with the facts of `context`, whose dates are others: every stop on its day and in its order as far as that day lets it.
 * A visit that cannot be had then goes to another day with room for it. What is lost is filled up with other places.
 */
export function keepDays(context: PlanContext, plan: PlanOutline): KeptDays {
  const lost = new Map<string, LostStop['reason']>()
  const days: (readonly Stop[])[] = plan.map(() => [])
  /** One day of the trip, with what stands on the others taken. */
  const only = (day: number) => onlyDay(context, { plan: outlineOf(plan, days, day), day })
  const homeless: Homeless[] = []

  for (const [day, { stops }] of plan.entries()) {
    const own = onlyDay(context, { plan, day })
    const known = stops.flatMap((given) => {
      const stop = stopOf(own, given)
      const isHeld = given.locked === true || given.own !== undefined
      const reason = stop === null ? 'unlisted' : lossReason(own, stop, 0, isHeld)
      if (reason !== null) lost.set(given.id, reason)
      return stop === null || reason !== null ? [] : [stop]
    })
    const event = eventStop(own)
    const order = event === null || known.includes(event) ? known : withEvent(known, event)
    const seats = seated(own, order, (wanted) => verifiedDay(own, wanted) !== null)
    for (const { poi, fixed } of seats.dropped) lost.set(poi.id, fixed === 'event' ? 'event' : 'room')
    days[day] = seats.stops
    for (const given of stops)
      if (given.meal === undefined && lost.has(given.id) && given.id !== event?.poi.id)
        homeless.push({ given, from: day })
  }

  // Meals come first: what is homeless may leave them no room, and a visit gives way to one.
  for (const [day, { stops }] of plan.entries()) {
    for (const meal of MEAL_NAMES) {
      if (days[day].some((stop) => holdsMeal(stop, meal))) continue
      const own = only(day)
      const tables = others(own, days[day], meal)
      if (fill(own, days, day, tables)) continue
      const gone = leastVisits(days[day]).find((visit) => fill(own, days, day, tables, visit))
      const given = stops.find(({ id }) => id === gone?.poi.id)
      if (given === undefined) continue
      lost.set(given.id, 'room')
      homeless.push({ given, from: day })
    }
  }

  for (const { given, from } of homeless) {
    const at = days.findIndex((stops, day) => {
      if (day === from || visitsIn(stops) >= context.style.visits) return false
      const own = only(day)
      const stop = stopOf(own, given)
      if (stop === null || lossReason(own, stop, 0, false) !== null) return false
      return fill(own, days, day, [stop])
    })
    if (at >= 0) lost.delete(given.id)
  }

  for (const [day, { stops: before }] of plan.entries()) {
    const visits = before.filter(({ meal }) => meal === undefined).length
    while (visitsIn(days[day]) < visits) {
      const own = only(day)
      if (!fill(own, days, day, others(own, days[day], null))) break
    }
  }
  return { verified: verifiedOf(context, plan, days), lost: [...lost].map(([id, reason]) => ({ id, reason })) }
}

const visitsIn = (stops: readonly Stop[]): number => stops.filter(({ meal }) => meal === null).length

/** The plan as far as it is made, with the locks of the day that is being made. */
const outlineOf = (plan: PlanOutline, days: readonly (readonly Stop[])[], day: number): PlanOutline =>
  plan.map(({ date, stops }, at) => ({
    date,
    stops: (days[at] ?? []).map(({ poi, meal }) => {
      const { locked, ...given } = stops.find(({ id }) => id === poi.id) ?? { id: poi.id, start: '00:00', end: '00:00' }
      return {
        ...given,
        ...(meal === null ? {} : { meal }),
        ...(at === day && locked === true ? { locked } : {}),
      }
    }),
  }))

/** Other places for a day, of which nothing speaks against one. */
const others = (own: PlanContext, stops: readonly Stop[], meal: Meal | null): readonly Stop[] =>
  candidateStops(own, meal, (poi) => stops.every((stop) => stop.poi.id !== poi.id), false).filter(
    (stop) => lossReason(own, stop, 0, false) === null,
  )

/** Visits that nobody holds, those of the least worth first. */
const leastVisits = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ meal, fixed }) => meal === null && fixed === null).toSorted((a, b) => a.score - b.score)

/** Puts the best of `candidates` into the day, instead of a stop where one is given; false where none fits. */
function fill(
  own: PlanContext,
  days: (readonly Stop[])[],
  day: number,
  candidates: readonly Stop[],
  instead?: Stop,
): boolean {
  const stops = days[day].filter((stop) => stop !== instead)
  const order = ordersWith(own, stops, candidates)
    .slice(0, MOST_TRIES)
    .find((wanted) => verifiedDay(own, wanted) !== null)
  if (order !== undefined) days[day] = order
  return order !== undefined
}

/** The event among the stops of its day, before the first that would begin after it. */
function withEvent(stops: readonly Stop[], event: Stop): readonly Stop[] {
  const begins = event.windows[0][0]?.[0] ?? 0
  const after = stops.findIndex(({ windows }) => windows[0].every(([from]) => from > begins))
  return stops.toSpliced(after < 0 ? stops.length : after, 0, event)
}

/** The day in exactly this order; null where it does not hold. */
function verifiedDay(own: PlanContext, order: readonly Stop[]): VerifiedDays['days'][number] | null {
  const [bounds] = dayBounds(own)
  const { day, dropped } = buildDay(own, 0, order, bounds)
  const facts = factsOf(own, new Set(order.map(({ poi }) => poi.id)))
  return dropped.length > 0 || verifyPlan([day], facts).length > 0 ? null : day
}

function verifiedOf(context: PlanContext, plan: PlanOutline, stops: readonly (readonly Stop[])[]): VerifiedDays {
  const days = stops.map((order, day) => {
    const own = onlyDay(context, { plan: outlineOf(plan, stops, day), day })
    const [bounds] = dayBounds(own)
    return buildDay(own, 0, order, bounds).day
  })
  const event = eventStop(context)
  const there = new Set(stops.flat().map(({ poi }) => poi.id))
  return {
    days,
    stops,
    // What else is missing is told as lost.
    missing: event === null || there.has(event.poi.id) ? [] : [event],
    facts: factsOf(context, there),
  }
}
