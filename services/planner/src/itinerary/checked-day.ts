import type { ItineraryEditResponse } from '@site/contracts/itinerary'
import type { Misfit, StopMisfit } from '@site/contracts/misfit'
import { misfitWords } from '@site/contracts/misfit-words'
import { verifyPlan } from '../verify/verify.ts'
import { dayBounds, usualBounds } from './calendar.ts'
import type { PlanContext } from './context.ts'
import { misfitsOf } from './misfits.ts'
import type { Stop } from './stops.ts'
import { buildDay } from './timeline.ts'
import { factsOf } from './verified-days.ts'
import { withMisfits } from './with-misfits.ts'

/** Said where a check finds what no traveller can have done. */
const FAULT = 'We couldn’t work this change out, so nothing was changed. Please try again.'

const refusal = (conflicts: readonly string[], misfits: readonly StopMisfit[] = []): ItineraryEditResponse => ({
  day: null,
  alternatives: [],
  conflicts: [...conflicts],
  misfits: [...misfits],
})

const nameOf = (order: readonly Stop[], id: string): string => order.find(({ poi }) => poi.id === id)?.poi.name ?? ''

/** Refuses stops that nobody asked to keep anyway; null where there are none. */
function refused(order: readonly Stop[], misfits: ReadonlyMap<string, Misfit>): ItineraryEditResponse | null {
  const given = order.flatMap(({ poi, anyway }): StopMisfit[] => {
    const misfit = misfits.get(poi.id)
    return misfit === undefined || anyway === true ? [] : [{ id: poi.id, misfit }]
  })
  if (given.length === 0) return null
  return refusal(
    given.map(({ id, misfit }) => misfitWords(nameOf(order, id), misfit)),
    given,
  )
}

/** The only day of `context` in exactly this order, or which stops speak against it and why. What is kept anyway stands in it with its reason. */
export function checkedDay(context: PlanContext, order: readonly Stop[]): ItineraryEditResponse {
  const misfits = new Map(misfitsOf(context, 0, order, usualBounds(context)[0]))
  const early = refused(order, misfits)
  if (early !== null) return early
  const { day, dropped } = buildDay(context, 0, order, dayBounds(context)[0])
  const squeezed = refused(order, new Map(dropped.map(({ poi }) => [poi.id, { reason: 'no-room' }])))
  if (squeezed !== null) return squeezed
  const minutesAsked = new Map(
    order.flatMap((stop) => (stop.asksMinutes === true ? [[stop.poi.id, stop.minutes] as const] : [])),
  )
  const here = new Set(order.map((stop) => stop.poi.id))
  for (const { slot, why } of verifyPlan([day], factsOf(context, here, minutesAsked))) {
    const stop = order[slot ?? order.length - 1]
    if (stop === undefined || (why === null && stop.anyway !== true)) return refusal([FAULT])
    if (!misfits.has(stop.poi.id)) misfits.set(stop.poi.id, why ?? { reason: 'no-room' })
  }
  return refused(order, misfits) ?? { day: withMisfits(day, misfits), alternatives: [], conflicts: [] }
}
