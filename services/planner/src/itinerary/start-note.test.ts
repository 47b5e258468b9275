import { itineraryRequest } from '@site/contracts/itinerary'
import { expect, it } from 'vitest'
import { samplePort } from '../testing/sample-city.ts'
import { planItinerary } from './plan.ts'

const port = samplePort()
const now = new Date('2026-03-01T02:00:00Z')
const noteOf = async (request: object) =>
  (await planItinerary(itineraryRequest.parse({ days: 1, ...request }), port, { now, maxIterations: 50 })).meta
    .searchNote

it.each([
  ['no dates', { destination: 'Sampleton' }, 'You named no dates, so this plan starts on 15 March 2026.'],
  ['a month', { destination: 'Sampleton in June' }, 'You named no first day, so this plan starts on 8 June 2026.'],
])('a plan of %s says on which day it starts', async (_, request, words) =>
  expect(await noteOf(request)).toContain(words),
)

it.each([
  ['a day in words', { destination: 'Sampleton on 4 June' }],
  ['a day in the form', { destination: 'Sampleton', startDate: '2026-06-04' }],
  ['an event', { destination: 'Harbour Nights' }],
])('one of %s does not', async (_, request) => expect(await noteOf(request)).not.toMatch(/You named no/))
