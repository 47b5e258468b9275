import { expect, test } from 'vitest'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { addSavedPlan, MAX_PLANS, readPlans, writePlans, type SavedPlan } from './saved-plans.ts'

const plan = (id: string): SavedPlan => ({ id, savedAt: 1, body: bodyFor('Melbourne', 7), trip: melbourneTrip })

test('reads saved plans back unchanged', () =>
  expect(readPlans(writePlans([plan('a'), plan('b')]))).toEqual([plan('a'), plan('b')]))

test('a saved plan keeps what was chosen: the day of the event, the hotel, none at all', () => {
  const chosen = { notes: 'vegan', eventDate: '2027-01-30', hotelId: 'crown', noHotel: true as const }
  const body = { ...bodyFor('Melbourne', 7), ...chosen }
  expect(readPlans(writePlans([{ ...plan('a'), body }]))[0]?.body).toEqual(body)
})

test.each([null, '', 'no json', '{}', '[1, {"id": "x"}]', '[{"id":"x","savedAt":1,"body":{}}]'])(
  'reads no plans from %j',
  (text) => expect(readPlans(text)).toEqual([]),
)

test('saving a plan again replaces it and moves it to the front', () =>
  expect(addSavedPlan([plan('a'), plan('b')], plan('b')).map(({ id }) => id)).toEqual(['b', 'a']))

test('removes the oldest plan when there are too many', () => {
  let plans: SavedPlan[] = []
  for (let i = 0; i <= MAX_PLANS; i += 1) plans = addSavedPlan(plans, plan(String(i)))
  expect(plans).toHaveLength(MAX_PLANS)
  expect(plans.at(-1)?.id).toBe('1')
})
