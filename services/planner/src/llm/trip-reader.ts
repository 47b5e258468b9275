import { withTimeout } from '@site/contracts/with-timeout'
import type { SecondReader } from '../request/second-reader.ts'
import { borneOut } from './borne-out.ts'
import { askModel, type ModelConfig } from './chat.ts'
import { createRest } from './rest.ts'
import { readRestatements, tripQuestion } from './trip-question.ts'

/** Most time the model has to read a request, milliseconds: a plan waits for it. */
const READ_MS = 4000

export interface TripReaderOptions {
  /** Told once for every request the model could not help with. */
  readonly onFailure?: (reason: string) => void
  readonly readMs?: number
}

export type TripReader = SecondReader & { readonly resting: () => boolean }

/**
 * A second reader backed by a language model. It says how the traveller's words are to be taken, the rules read that in their place, and
 * what the words do not bear out is left aside. It never rejects; three failures in a row, and it is left alone for a minute.
 */
export const createTripReader = (
  config: ModelConfig,
  { onFailure, readMs = READ_MS }: TripReaderOptions = {},
): TripReader => {
  const rest = createRest()
  const restate: SecondReader = async (request, { today, read }, signal) => {
    const { reading } = read(request)
    if (isName(request, reading.understood) || rest.resting()) return []
    try {
      const messages = tripQuestion(request, reading, today)
      const answer = readRestatements(await withTimeout(readMs, signal, (limit) => askModel(config, messages, limit)))
      rest.worked()
      return borneOut(answer, request, read)
    } catch (error) {
      // Cancelled by the caller: says nothing about the model.
      if (signal?.aborted === true) return []
      rest.failed()
      onFailure?.(error instanceof Error ? error.message : String(error))
      return []
    }
  }
  return Object.assign(restate, { resting: rest.resting })
}

type Request = Parameters<SecondReader>[0]
type Reading = ReturnType<Parameters<SecondReader>[1]['read']>['reading']

/** Nothing but the name of one place was typed, and it is known: there is nothing to misread. */
const isName = ({ destination, notes = '' }: Request, understood: Reading['understood']): boolean => {
  const [city, ...more] = understood.filter(({ words }) => words !== '')
  return notes.trim() === '' && more.length === 0 && city?.words === destination.trim()
}
