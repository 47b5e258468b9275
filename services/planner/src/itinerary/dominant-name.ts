/** Names of several towns of which one is so much larger that nobody who means another writes the name alone. */

import type { ReadRequest } from '../request/read-request.ts'
import type { PlacesPort } from './places.ts'

/** A city so many times as large as every other of its name is meant (chosen, decision 27). */
const DOMINATES = 10

const WHICH = /^which:/

type Port = Pick<PlacesPort, 'resolveCity' | 'coveredCities'>
type Question = ReadRequest['reading']['questions'][number]

/** Whether the city taken dominates all others that a question offers; where one of them is not known, it does not. */
function isIdle({ key, choices }: Question, { cities }: Pick<ReadRequest, 'cities'>, port: Port): boolean {
  if (!WHICH.test(key)) return false
  const taken = cities.find(({ place }) => `which:${place}` === key)?.destination ?? null
  if (taken === null) return false
  const isCovered = port.coveredCities().some(({ city, pois }) => city === taken.city && pois > 0)
  const own = port.resolveCity(`${taken.city}, ${taken.country}`)?.population ?? 0
  return isCovered && choices.every(({ words }) => DOMINATES * (port.resolveCity(words)?.population ?? Infinity) <= own)
}

/** What was read without questions which town is meant where one of them dominates: "Madrid" is no town of Colombia. */
export function withoutIdleQuestions(read: ReadRequest, port: Port): ReadRequest {
  const questions = read.reading.questions.filter((question) => !isIdle(question, read, port))
  return questions.length === read.reading.questions.length
    ? read
    : { ...read, reading: { ...read.reading, questions } }
}
