import { itineraryRequest, type Day } from '@site/contracts/itinerary'
import { plannerExamples } from '@site/contracts/planner-examples'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { planWithFacts } from './itinerary/plan.ts'
import { verifyPlan } from './verify/verify.ts'

const now = new Date('2026-11-21T03:00:00Z')
const port = createPlaces({ now: () => now })
const plan = (request: object) => planWithFacts(itineraryRequest.parse(request), port, { now })

describe('plans over the shipped places', () => {
  it.each([
    { destination: 'Melbourne', days: 3, themes: ['sightseeing', 'food'] },
    { destination: 'Singapore', days: 2, pace: 'packed' },
    { destination: 'Australian Open', days: 3, eventTime: '11:00', eventMinutes: 240 },
  ])('pass the verifier for $destination', async (request) => {
    const { response, facts } = await plan(request)
    expect(response.plan).toHaveLength(request.days)
    expect(response.plan.flatMap((day) => day.slots).length).toBeGreaterThan(4 * request.days)
    expect(facts === null ? null : verifyPlan(response.plan, facts)).toEqual([])
    expect(response.meta.credits.length).toBeGreaterThan(0)
  })

  it.each(plannerExamples)('plans three full days for the example “%s”', async (destination) => {
    const { response } = await plan({ destination, days: 3 })
    // A festival or a race has its day to itself.
    const full = ({ slots }: Day) => slots.length >= 4 || slots.some(({ fixed }) => fixed === 'event')
    expect(response.plan.map(full)).toEqual([true, true, true])
  })

  it.each([
    // Stations are known in the first, and none in the others.
    ['Melbourne', true],
    ['Las Vegas', false],
    ['Rio de Janeiro', false],
  ])('goes by transit in %s only where stations are known: %s', async (destination, known) => {
    const { response } = await plan({ destination, days: 3 })
    const legs = response.plan.flatMap((day) => [...day.slots.map(({ leg }) => leg), day.returnLeg ?? null])
    const walks = legs.filter((leg) => leg?.mode === 'walk').map((leg) => leg?.minutes ?? 0)
    expect(legs.some((leg) => leg?.mode === 'transit')).toBe(known)
    expect(Math.max(...walks)).toBeLessThanOrEqual(60)
    expect(response.plan.map((day) => day.slots.length >= 4)).toEqual([true, true, true])
  })

  it('names the nearest covered city where nothing is known', async () => {
    const { response } = await plan({ destination: 'Geelong', days: 2 })
    expect(response.plan).toEqual([])
    expect(response.meta.nearestCovered).toMatchObject({ city: 'Melbourne', country: 'AU' })
  })
})
