import { itineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { Random } from '../src/engine/random.ts'
import { planWithFacts } from '../src/itinerary/plan.ts'
import { samplePort } from '../src/testing/sample-city.ts'
import { verifyPlan } from '../src/verify/verify.ts'
import { damaged, damages, mutationRun, type VerifiedPlan } from './mutations.ts'

async function samplePlans(): Promise<readonly VerifiedPlan[]> {
  const requests = [
    { destination: 'Sampleton', days: 2 },
    { destination: 'Harbour Nights', days: 3, pace: 'packed', hotelId: 'hotel-1' },
    { destination: 'Sampleton', days: 4, pace: 'relaxed', themes: ['nightlife'] },
    {
      destination: 'Sampleton',
      days: 3,
      startDate: '2026-12-24',
      trip: { arrival: '11:40', departure: '18:15', diet: ['vegan'], stepFree: true },
    },
  ]
  const plans: VerifiedPlan[] = []
  for (const request of requests) {
    const { response, facts } = await planWithFacts(itineraryRequest.parse(request), samplePort(), {
      now: new Date('2026-03-01T02:00:00Z'),
    })
    if (facts !== null) plans.push({ plan: response.plan, facts })
  }
  return plans
}

describe('the verifier against damaged plans', async () => {
  const plans = await samplePlans()

  it('accepts every plan as it was made', () => {
    expect(plans.flatMap(({ plan, facts }) => verifyPlan(plan, facts))).toEqual([])
  })

  it.each(damages)('rejects: %s', (name) => {
    const random = new Random(5)
    let seen = 0
    for (let i = 0; i < 12; i++) {
      const wrong = damaged(name, plans[i % plans.length], random)
      if (wrong === null) continue
      seen++
      expect(verifyPlan(wrong.plan, wrong.facts), `try ${i}`).not.toEqual([])
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('rejects at least 99 % of a thousand', () => {
    const result = mutationRun(plans, 1000, 3)
    expect(result.mutated).toBe(1000)
    expect(result.rejected / result.mutated).toBeGreaterThanOrEqual(0.99)
  })
})
