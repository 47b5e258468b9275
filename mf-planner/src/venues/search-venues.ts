import { venueResult, venueTestMessages } from '@site/contracts/venues'
import { BackendError, type Backend } from '@site/kit'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { listOf, text } from '../plan/lenient.ts'
import type { VenueQuery } from './venue-query.ts'

const results = listOf(venueResult)

export interface VenuesFound {
  readonly results: z.infer<typeof results>
  readonly relaxed: boolean
  readonly message: string | null
  readonly credits: readonly string[]
}

const shape = z.object({
  results,
  relaxed: orElse(z.boolean(), false),
  error: orElse(z.unknown(), null),
  message: text,
  credits: listOf(z.string()),
})

/** Why a call failed: the backend answered with an error, or nothing was reached at all. */
const wordsFor = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  const answered = error instanceof BackendError && (error.kind === 'http' || error.kind === 'relay')
  return answered ? venueTestMessages.backend(message) : venueTestMessages.request(message)
}

/** One venue search. Throws an `Error` with a sentence of spec §8. */
export const searchVenues = async (backend: Backend, query: VenueQuery): Promise<VenuesFound> => {
  let data: unknown
  try {
    data = await backend.invoke('venues', query)
  } catch (cause) {
    throw new Error(wordsFor(cause), { cause })
  }
  const read = shape.safeParse(data)
  if (!read.success) throw new Error(venueTestMessages.api('the answer was no list of venues'))
  const { error, message } = read.data
  if (error) throw new Error(venueTestMessages.api(message ?? (typeof error === 'string' ? error : 'no message')))
  return read.data
}
