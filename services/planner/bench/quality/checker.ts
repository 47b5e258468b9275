import { itineraryResponse, type ItineraryResponse } from '@site/contracts/itinerary'
import { check, type Check } from './answer.ts'
import { baseChecks } from './checks/base.ts'
import { dateChecks } from './checks/dates.ts'
import { eventChecks } from './checks/event.ts'
import { mealChecks } from './checks/meals.ts'
import { placeChecks, type Knowledge } from './checks/places.ts'
import { readingChecks } from './checks/reading.ts'
import { refusalChecks, safetyChecks } from './checks/refusal.ts'
import { timelineChecks } from './checks/timeline.ts'
import { constraintChecks } from './checks/constraints.ts'
import type { QualityRequest } from './request-table.ts'

export interface Circumstances {
  readonly known: Knowledge
  readonly now: Date
  readonly withModel: boolean
}

/** Everything that can be checked of an answer, by what it says alone: nothing of the planner's own verifier is asked. */
export const checksOf = (
  answer: ItineraryResponse,
  request: QualityRequest,
  { known, now, withModel }: Circumstances,
): readonly Check[] => {
  const { expected } = request
  const issue = itineraryResponse.safeParse(answer).error?.issues[0]
  const shape = check('shape', issue === undefined, `${issue?.path.join('.')}: ${issue?.message}`)
  if (expected.has('refuse')) return [shape, ...refusalChecks(answer, expected), ...safetyChecks(answer, expected)]
  const planned = check('planned', answer.plan.length > 0, `no plan: ${answer.meta.searchNote ?? 'nothing is said'}`)
  const reading = [...readingChecks(answer, request, withModel), ...safetyChecks(answer, expected)]
  if (planned.wrong !== null) return [shape, planned, ...reading]
  return [
    shape,
    planned,
    ...dateChecks(answer, request, now),
    ...placeChecks(answer, request, known),
    ...timelineChecks(answer, request),
    ...mealChecks(answer, request),
    ...eventChecks(answer, request),
    ...constraintChecks(answer, request),
    ...baseChecks(answer, request),
    ...reading,
  ]
}
