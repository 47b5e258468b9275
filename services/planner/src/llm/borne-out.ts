import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { Restatement } from '@site/contracts/restatement'
import type { UnderstoodPiece } from '@site/contracts/trip-reading'
import { foldText } from '../request/page.ts'
import type { ReadRequest } from '../request/read-request.ts'
import { NUMBER, numberOf } from '../request/vocabulary.ts'

const EACH_NUMBER = new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}(?![\p{L}\d])|\d+`, 'gu')
/** Every number that the words hold, in digits or spelt out. */
const numbersIn = (words: string): readonly number[] =>
  [
    ...foldText(words)
      .replace(/(\d)[.,' ](?=\d{3})/g, '$1')
      .matchAll(EACH_NUMBER),
  ].map(([word]) => numberOf(word))

/** Days, hours, minutes, ages and years may be worked out; sums and distances may not. */
const MOST_WORKED_OUT = 60
const isYear = (number: number): boolean => number >= 2026 && number < 2100
const hasOwnNumbers = ({ words, plain }: Restatement): boolean => {
  const typed = numbersIn(words)
  return numbersIn(plain).every(
    (number) => number <= MOST_WORKED_OUT || isYear(number) || typed.includes(number) || typed.includes(number / 1000),
  )
}

/** Places that a plan would be made of or tell of. */
const NAMED = /^(?:city|must-see|stay)\b/
const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** Whether a piece names a place of which no word was typed and which is not known to us, or makes a city of what is none. */
const isInvented = (
  { key, value, by, use }: UnderstoodPiece,
  typed: ReadonlySet<string>,
  { cities }: ReadRequest,
  known: ReadonlySet<string>,
): boolean => {
  if (by !== 'model' || !NAMED.test(key) || known.has(key)) return false
  const place = cities.find((city) => key === `city:${city.place}`)
  if (place !== undefined) return place.destination === null
  return use !== 'planned' && !wordsOf(value).some((word) => typed.has(word))
}

/**
 * The restatements that the traveller's own words bear out: sums stand in them, and places that nobody named are places that we know.
 * The others are left out, and with them what they said.
 */
export const borneOut = (
  restated: readonly Restatement[],
  request: ItineraryRequest,
  read: (request: ItineraryRequest) => ReadRequest,
): readonly Restatement[] => {
  const kept = restated.filter(hasOwnNumbers)
  if (kept.length === 0) return []
  const reading = read({ ...request, restated: [...kept] })
  const typed = new Set(wordsOf(`${request.destination} ${request.notes ?? ''}`))
  const known = new Set(read(request).reading.understood.map(({ key }) => key))
  const invented = reading.reading.understood.filter((piece) => isInvented(piece, typed, reading, known))
  const fold = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim()
  return (reading.reading.restated ?? []).filter(
    ({ words }) => !invented.some((piece) => fold(piece.words).includes(fold(words))),
  )
}
