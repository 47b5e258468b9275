import type { Day } from '@site/contracts/itinerary'
import type { PlanFacts } from '../verify/facts.ts'
import { verifyPlan } from '../verify/verify.ts'
import type { Advice } from './advice.ts'
import { dayBounds } from './bounds.ts'
import type { PlanContext } from './context.ts'
import { factsOf } from './facts.ts'
import type { Stop } from './stops.ts'
import { buildDay } from './timeline.ts'

/** Builds and verifies the days; a stop that fails verification is dropped and its day rebuilt. */
export function finaliseDays(
  context: PlanContext,
  chosen: readonly (readonly Stop[])[],
  unplaced: readonly Stop[],
  advice: Advice | null,
): { readonly days: readonly Day[]; readonly missing: readonly Stop[]; readonly facts: PlanFacts } {
  const bounds = dayBounds(context)
  const missing = [...unplaced]
  let wanted = chosen.map((stops) => [...stops])
  for (;;) {
    const built = wanted.map((stops, i) => buildDay(context, i, stops, bounds[i], advice?.notes))
    missing.push(...built.flatMap((day) => day.dropped.filter((stop) => stop.fixed !== null)))
    wanted = built.map((day) => [...day.stops])
    const gone = new Set(missing.map((stop) => stop.poi.id))
    const standing = wanted.flat().filter((stop) => stop.fixed === 'locked' && !gone.has(stop.poi.id))
    const known = factsOf(context, new Set(standing.map((stop) => stop.poi.id)))
    const facts = known.event !== null && gone.has(known.event.id) ? { ...known, event: null } : known
    const days = built.map((day) => day.day)
    const violations = verifyPlan(days, facts)
    if (violations.length === 0) return { days, missing, facts }
    for (const { day, slot } of violations) {
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
