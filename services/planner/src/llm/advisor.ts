import { withTimeout } from '@site/contracts/with-timeout'
import type { PlanContext } from '../itinerary/context.ts'
import type { Advisor } from '../itinerary/advice.ts'
import { askModel, type ModelConfig } from './chat.ts'
import { toAdvice } from './notes.ts'
import { createRest } from './rest.ts'
import { planQuestion, readAnswer, type ModelAnswer } from './question.ts'

/** Wrong answers that the model may correct (chosen, decision 27). */
const REPAIRS = 2

export interface AdvisorOptions {
  /** Told once for every plan the model could not help with. */
  readonly onFailure?: (reason: string) => void
}

/** Tells, beside the advice, whether the model is left alone for a while. */
export type ModelAdvisor = Advisor & { readonly resting: () => boolean }

/**
 * An advisor backed by a language model. It asks once, lets the model repair a wrong answer at most twice, and otherwise
 * answers null: the engine then plans on its own.
 */
export function createAdvisor(config: ModelConfig, options: AdvisorOptions = {}): ModelAdvisor {
  const rest = createRest()
  const advise: Advisor = async (context, signal) => {
    if (rest.resting()) return null
    try {
      const answer = await withTimeout(config.totalMs, signal, (limit) => converse(config, context, limit))
      rest.worked()
      return toAdvice(answer, context)
    } catch (error) {
      // Cancelled by the caller: says nothing about the model.
      if (signal?.aborted === true) return null
      rest.failed()
      options.onFailure?.(error instanceof Error ? error.message : String(error))
      return null
    }
  }
  return Object.assign(advise, { resting: rest.resting })
}

/** The model's first usable answer. Rejects when there is none. */
async function converse(config: ModelConfig, context: PlanContext, signal: AbortSignal): Promise<ModelAnswer> {
  const { messages, ids } = planQuestion(context)
  for (let attempt = 0; attempt <= REPAIRS; attempt++) {
    const text = await withTimeout(config.callMs, signal, (limit) => askModel(config, messages, limit))
    const read = readAnswer(text, ids)
    if (read.ok) return read.answer
    messages.push(
      { role: 'assistant', content: text.slice(0, 4000) },
      { role: 'user', content: `${read.wrong} Answer again with the corrected JSON object only.` },
    )
  }
  throw new Error('The language model gave no usable answer in three tries')
}
