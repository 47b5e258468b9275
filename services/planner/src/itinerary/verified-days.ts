import type { Day } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import type { PlanFacts } from '../verify/facts.ts'
import { verifyPlan } from '../verify/verify.ts'
import type { PlanContext } from './context.ts'
import { dayBounds, usualBounds } from './calendar.ts'
import { GRID, minutesOf } from './days.ts'
import { eatingThere } from './event-there.ts'
import { NAP } from './meal-times.ts'
import { misfitsOf } from './misfits.ts'
import { visitMinutes } from './places.ts'
import { eventStop } from './fixed-stops.ts'
import { hasNapper } from './small-children.ts'
import type { Stop } from './stops.ts'
import { buildDay } from './timeline.ts'
import type { Tours } from './tour.ts'
import { withMisfits } from './with-misfits.ts'

/** Sensible stays, minutes: of a meal, and of a visit relative to the usual one of its place (chosen, decision 27). */
const MEAL_STAY = { least: 45, most: 90 }
const visitStay = (usual: number) => ({
  least: Math.max(10, usual * 0.75),
  most: Math.max(15, usual * 1.25 + GRID),
})

/** The facts a plan of this context is verified against, straight from the data. */
export function factsOf(
  context: PlanContext,
  kept: ReadonlySet<string>,
  minutesAsked: ReadonlyMap<string, number> = minutesOfLocks(context),
): PlanFacts {
  const { calendar, request, destination, trip } = context
  const pois = new Map([...context.allFoods, ...context.visits].map((poi) => [poi.id, poi]))
  const event = eventStop(context)
  const mealStay = { ...MEAL_STAY, most: MEAL_STAY.most + (hasNapper(trip) ? NAP : 0) }
  return {
    startDate: calendar.dates[0],
    days: calendar.dates.length,
    bounds: dayBounds(context),
    country: destination.country,
    eatsLate: trip.soft.meals === 'late',
    region: destination.region,
    closures: context.days.map(({ closures }) => closures),
    closedGround: context.days.map(({ areas }) => areas),
    places: event === null ? pois : new Map([...pois, [event.poi.id, event.poi]]),
    leg: (from, to) => {
      const known = (id: string | null) => id === null || context.pointOf.has(id)
      if (!known(from) || !known(to)) return null
      // How far a ride would be is no part of what a plan tells of a walk.
      const { rideMetres: _rideMetres, ...leg } = context.leg(from, to)
      return leg
    },
    event: calendar.event && { ...calendar.event, id: calendar.event.anchor.id },
    locked: (request.locked ?? [])
      .filter((lock) => kept.has(lock.id))
      .map(({ id, day, start }) => ({ id, day, start: start === undefined ? null : minutesOf(start) })),
    travel: calendar.travel,
    diets: trip.hard.diet,
    stepFree: trip.hard.stepFree,
    longestWalk: limits.planner.longestWalk,
    own: new Map((request.own ?? []).map(({ id, place: { point = null } }) => [id, point])),
    excluded: new Set((request.exclude ?? []).filter((id) => !kept.has(id))),
    stay: (id, meal) => {
      const own = calendar.event
      if (own?.anchor.id === id) return { least: own.minutes, most: own.minutes }
      const held = minutesAsked.get(id)
      if (held !== undefined) return { least: held, most: held }
      const poi = pois.get(id)
      return meal || poi === undefined ? mealStay : visitStay(visitMinutes(poi))
    },
  }
}

const minutesOfLocks = ({ request }: PlanContext): ReadonlyMap<string, number> =>
  new Map((request.locked ?? []).flatMap(({ id, minutes }) => (minutes === undefined ? [] : [[id, minutes] as const])))

export interface VerifiedDays {
  readonly days: readonly Day[]
  /** Fixed stops that are not in the days. */
  readonly missing: readonly Stop[]
  /** Stops of each day, in order. */
  readonly stops: Tours['days']
  /** What the days were verified against. */
  readonly facts: PlanFacts
}

/** The plan and its tours with the event from when one eats there, where the day of the event lacks a meal. */
function withMealsThere(context: PlanContext, tours: Tours): readonly [PlanContext, Tours] {
  const { event } = context.calendar
  const day = event === null ? undefined : tours.days[event.day]
  if (event === null || day === undefined) return [context, tours]
  const longer = eatingThere(
    event,
    day.flatMap(({ meal }) => meal ?? []),
  )
  if (longer === event) return [context, tours]
  const own = { ...context, calendar: { ...context.calendar, event: longer } }
  const stop = eventStop(own)
  const days = tours.days.map((stops) => stops.map((each) => (each.fixed === 'event' && stop !== null ? stop : each)))
  return [own, { ...tours, days }]
}

const isKept = (stops: readonly Stop[], slot: number | null): boolean =>
  stops[slot ?? stops.length - 1]?.anyway === true

/** The days with the reasons of what is kept anyway. */
const flagged = (context: PlanContext, days: readonly Day[], stops: Tours['days']): readonly Day[] => {
  const bounds = usualBounds(context)
  return days.map((day, i) => {
    const kept = stops[i].filter(({ anyway }) => anyway === true).map(({ poi }) => poi.id)
    if (kept.length === 0) return day
    const misfits = misfitsOf(context, i, stops[i], bounds[i])
    return withMisfits(day, new Map([...misfits].filter(([id]) => kept.includes(id))))
  })
}

/** Builds and verifies the days; a stop that fails verification is dropped and its day rebuilt. */
export function finaliseDays(planned: PlanContext, found: Tours, notes?: ReadonlyMap<string, string>): VerifiedDays {
  const [context, tours] = withMealsThere(planned, found)
  const bounds = dayBounds(context)
  const missing = [...tours.unplaced]
  let wanted = [...tours.days]
  for (;;) {
    const built = wanted.map((stops, i) => buildDay(context, i, stops, bounds[i], notes))
    missing.push(...built.flatMap((day) => day.dropped.filter((stop) => stop.fixed !== null)))
    wanted = built.map((day) => day.stops)
    const gone = new Set(missing.map((stop) => stop.poi.id))
    const standing = wanted.flat().filter((stop) => stop.fixed === 'locked' && !gone.has(stop.poi.id))
    const known = factsOf(context, new Set(standing.map((stop) => stop.poi.id)))
    const facts = known.event !== null && gone.has(known.event.id) ? { ...known, event: null } : known
    const days = built.map((day) => day.day)
    // What the traveller keeps anyway is theirs to judge.
    const violations = verifyPlan(days, facts).filter(({ day, slot }) => !isKept(wanted[day] ?? [], slot))
    if (violations.length === 0) return { days: flagged(context, days, wanted), missing, stops: wanted, facts }
    const repaired = new Set<number>()
    for (const { day, slot } of violations) {
      // One a day and round: without that stop the others may hold, and their places have moved.
      if (repaired.has(day)) continue
      repaired.add(day)
      const stops = wanted[day]
      const stop = stops?.[slot ?? stops.length - 1]
      if (stops === undefined || stop === undefined) continue
      wanted[day] = stops.filter((other) => other !== stop)
      if (stop.fixed !== null) missing.push(stop)
    }
    // No stop was dropped, so the violation concerns the whole plan and cannot be repaired.
    if (wanted.flat().length === built.flatMap((day) => day.stops).length)
      throw new Error(`The plan does not hold: ${violations.map((violation) => violation.message).join('; ')}`)
  }
}
