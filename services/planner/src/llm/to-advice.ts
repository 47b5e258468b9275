import type { Advice } from '../itinerary/plan.ts'
import type { PlanContext } from '../itinerary/context.ts'
import type { ModelAnswer } from './answer.ts'
import { noteFor } from './reasons.ts'

/** What a plan takes from a model's answer: weights, and notes of our own words for the reasons it named. */
export const toAdvice = (answer: ModelAnswer, { visits, request }: Pick<PlanContext, 'visits' | 'request'>): Advice => {
  const known = new Map(visits.map((poi) => [poi.id, poi]))
  const notes = new Map<string, string>()
  for (const { id, weight, reason } of answer.places) {
    const poi = known.get(id)
    const note = reason === null || poi === undefined ? null : noteFor(reason, weight, poi, request.themes)
    if (note !== null) notes.set(id, note)
  }
  return { weights: new Map(answer.places.map(({ id, weight }) => [id, weight])), notes }
}
