import type { ItineraryRequest, PlanOutline } from '@site/contracts/itinerary'
import type { Backend } from '@site/kit'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { listOf } from '../plan/lenient.ts'
import { stop, tripDay } from '../plan/plan.ts'

interface Common {
  readonly request: ItineraryRequest
  readonly plan: PlanOutline
  readonly day: number
}

/** What a change can be: the itinerary function's `action`s. */
export type Change =
  | { readonly action: 'alternatives'; readonly slot: number; readonly limit: number }
  | { readonly action: 'slot'; readonly slot: number; readonly id?: string }
  | { readonly action: 'day' }
  | { readonly action: 'order'; readonly order: readonly string[] }
export type Edit = Common & Change

const answer = z.object({
  day: orElse(z.nullable(tripDay), null),
  alternatives: listOf(stop),
  conflicts: listOf(z.string()),
})
export type EditAnswer = z.infer<typeof answer>

/** Asks for one change to a plan. Rejects with a `BackendError` when the server cannot be asked. */
export const askEdit = async (backend: Backend, edit: Edit): Promise<EditAnswer> => {
  const read = answer.safeParse(await backend.invoke('itinerary', edit))
  return read.success
    ? read.data
    : { day: null, alternatives: [], conflicts: ['The answer to this change could not be read.'] }
}
