import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, expect, it } from 'vitest'
import { verifyPlan } from '../verify/verify.ts'
import { planWithFacts } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const plan = (request: object) =>
  planWithFacts(itineraryRequest.parse(request), port, { now, budgetMs: 60_000, maxIterations: 400 })

it('no day goes to a museum on its day of rest, and the verifier would refuse it', async () => {
  // Of six days one is a Wednesday, when both rest.
  const { response, facts } = await plan({ destination: 'Los Angeles', days: 6, startDate: '2026-11-24' })
  const wednesday = response.plan[1]
  expect(wednesday?.date).toBe('2026-11-25')
  expect(wednesday?.slots.map(({ activity }) => activity.title)).not.toContain('LACMA')
  const title = wednesday?.slots[0]?.activity.title
  assert(facts !== null)
  const places = [...facts.places].map(
    ([id, place]) => [id, { ...place, closed: place.name === title ? 'We off' : null }] as const,
  )
  expect(verifyPlan(response.plan, facts)).toEqual([])
  const refused = verifyPlan(response.plan, { ...facts, places: new Map(places) })
  expect(refused.map(({ message }) => message)).toEqual([`${title} rests on 2026-11-25`])
})

it('no flagship of Rome stands on New Year’s Day when it is closed', async () => {
  const { response } = await plan({ destination: 'Rome', days: 2, startDate: '2027-01-01' })
  const titles = response.plan[0]?.slots.map(({ activity }) => activity.title) ?? []
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => /Vatican Museums|Colosseum|Galleria Borghese/.test(title))).toEqual([])
})
