import type { PlanContext } from './context.ts'
import { sentences } from './sentences.ts'
import { hasSteps } from './step-free.ts'
import type { VerifiedDays } from './verified-days.ts'

const counted = (some: number, all: number): string => (some === all ? 'the places' : `${some} of the ${all} places`)

/** Says once what of a plan without steps is not known; null where none was asked for. */
export function stepFreeNote(
  stretches: readonly { readonly context: PlanContext; readonly verified: VerifiedDays }[],
): string | null {
  const [first] = stretches
  if (first === undefined || !first.context.trip.hard.stepFree) return null
  const places = new Map(
    stretches.flatMap(({ context }) => [...context.visits, ...context.foods].map((poi) => [poi.id, poi])),
  )
  const slots = stretches.flatMap(({ verified }) => verified.days.flatMap((day) => day.slots))
  const stops = slots.flatMap(({ activity }) => places.get(activity.id) ?? [])
  const barred = [...new Set(stops.filter(hasSteps).map(({ name }) => name))]
  const unknown = stops.filter((stop) => stop.wheelchair !== 'yes' && !hasSteps(stop)).length
  const isGuessed = slots.some(({ leg }) => leg !== null && leg.source === 'estimate')
  return sentences(
    'We left out places where we know of steps, and those on steep hills unless we know that a wheelchair gets in.',
    barred.length > 0 && `You asked for ${barred.join(', ')}, where there are steps.`,
    unknown > 0 &&
      `We don’t know whether ${counted(unknown, stops.length)} in this plan can be reached without steps, so ask before you go.`,
    isGuessed && 'Where a way is only estimated, we don’t know its steps either.',
    'Each stop says what we know of its access. We don’t know which streets are cobbled, so walks are kept short.',
  )
}
