import { limits } from '@site/contracts/limits'
import { venueResult, venueTestMessages } from '@site/contracts/venues'
import { BackendError, type Backend } from '@stageside/kit'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { listOf, text } from '../plan/lenient.ts'

export interface VenueForm {
  readonly destination: string
  readonly categories: string
  readonly limit: string
}

interface VenueQuery {
  readonly destination: string
  readonly categories?: readonly string[]
  readonly limit: number
}

/** Spec §5: commas part the categories, white space and empty parts go. */
export const splitCategories = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A whole number within 1 and 50; 5 when the field holds no number. */
export const boundLimit = (typed: string): number => {
  const { min, max, default: usual } = limits.venues
  const value = Math.round(Number(typed))
  return typed.trim() === '' || Number.isNaN(value) ? usual : Math.min(max, Math.max(min, value))
}

export const venueQuery = (form: VenueForm): VenueQuery => {
  const categories = splitCategories(form.categories)
  return {
    destination: form.destination.trim(),
    ...(categories.length > 0 ? { categories } : {}),
    limit: boundLimit(form.limit),
  }
}

const venuesAnswer = z.object({
  results: listOf(venueResult),
  relaxed: orElse(z.boolean(), false),
  error: orElse(z.unknown(), null),
  message: text,
  credits: listOf(z.string()),
})
export type VenuesFound = z.infer<typeof venuesAnswer>

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
  const read = venuesAnswer.safeParse(data)
  if (!read.success) throw new Error(venueTestMessages.api('the answer was not a list of venues'))
  const { error, message } = read.data
  if (error) throw new Error(venueTestMessages.api(message ?? (typeof error === 'string' ? error : 'no message')))
  return read.data
}
