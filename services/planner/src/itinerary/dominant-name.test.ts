import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { readRequest } from '../request/read-request.ts'
import { withoutIdleQuestions } from './dominant-name.ts'

const now = new Date('2026-11-28T03:00:00Z')
const port = createPlaces({ now: () => now })

it.each([
  ['Madrid', false],
  ['Amsterdam', false],
  ['San Francisco', false],
  ['Los Angeles', false],
  // Manchester in New Hampshire is a city, too.
  ['Manchester', true],
  // No place of it is known, so nothing speaks for the one in Italy.
  ['Naples', true],
])('asks which %s is meant: %s', (destination, isAsked) => {
  const read = readRequest(itineraryRequest.parse({ destination, days: 3 }), port, '2026-11-28')
  expect(read.reading.questions.map(({ key }) => key)).toContain(`which:${destination}`)
  const { questions } = withoutIdleQuestions(read, port).reading
  expect(questions.some(({ key }) => key === `which:${destination}`)).toBe(isAsked)
})
