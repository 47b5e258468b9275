import { expect, test } from 'vitest'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { keepPlan, MAX_PLANS, readPlans, writePlans, type KeptPlan } from './kept-plans.ts'

const plan = (id: string): KeptPlan => ({ id, savedAt: 1, body: bodyFor('Melbourne', 7), trip: melbourneTrip })

test('what was kept comes back whole', () =>
  expect(readPlans(writePlans([plan('a'), plan('b')]))).toEqual([plan('a'), plan('b')]))

test.each([null, '', 'no json', '{}', '[1, {"id": "x"}]', '[{"id":"x","savedAt":1,"body":{}}]'])(
  '%j holds no plans',
  (text) => expect(readPlans(text)).toEqual([]),
)

test('a plan kept again takes its own place and the first', () =>
  expect(keepPlan([plan('a'), plan('b')], plan('b')).map(({ id }) => id)).toEqual(['b', 'a']))

test('the oldest goes when there are too many', () => {
  let plans: KeptPlan[] = []
  for (let i = 0; i <= MAX_PLANS; i += 1) plans = keepPlan(plans, plan(String(i)))
  expect(plans).toHaveLength(MAX_PLANS)
  expect(plans.at(-1)?.id).toBe('1')
})
