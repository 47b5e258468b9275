import type { TripQuestion, UnderstoodPiece } from '@site/contracts/trip-reading'
import type { TripRequest } from './planner-store.ts'
import { noFields, type MoreFields } from './trip-fields.ts'

/** Fields that say what a piece from the form said. */
const FIELDS: Readonly<Record<string, keyof MoreFields>> = {
  adults: 'adults',
  children: 'children',
  arrival: 'arrival',
  departure: 'departure',
  diet: 'diet',
  budget: 'budget',
  walking: 'walking',
  'step-free': 'stepFree',
  ticket: 'ticketTime',
  stay: 'stay',
}

/** What the form has to become so that these pieces of it are no longer asked for: a field is emptied, words are set aside. */
export const withoutPieces = (request: TripRequest, keys: readonly string[]): TripRequest =>
  keys.reduce<TripRequest>((changed, key) => {
    const [, name = ''] = /^form:([^:]+)/.exec(key) ?? []
    const field = FIELDS[name]
    if (field !== undefined) return { ...changed, fields: { ...changed.fields, [field]: noFields[field] } }
    return { ...changed, without: [...new Set([...changed.without, key])] }
  }, request)

/** The request after a question about it was answered. */
export const withAnswer = (request: TripRequest, choice: TripQuestion['choices'][number]): TripRequest => ({
  ...withoutPieces(request, choice.without),
  ...choice.set,
})

/** Where the words of a piece stand in the text of its field; null where they are not there any more. */
export const wordsIn = (text: string, { words }: Pick<UnderstoodPiece, 'words'>): readonly [number, number] | null => {
  const from = words === '' ? -1 : text.indexOf(words)
  return from < 0 ? null : [from, from + words.length]
}
