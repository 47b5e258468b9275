import { itineraryEdit, itineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { samplePort } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { livesOnWhatIsLeftOut, unlikelyFor } from './diets.ts'
import { editItinerary } from './edit.ts'
import { isMealPlace, type PlacesPort } from './places.ts'
import { planWithFacts } from './plan.ts'

it.each([
  ['Prinz Myshkin (vegetarian)', [], 30],
  ['Ao 26 Vegan Food Project', [], 30],
  ['El Estragón Vegetariano', [], 30],
  ['Ao 26 Vegan Food Project', ['vegan'], 0],
  ['Vegas Grill', [], 0],
  ['Trattoria Monti', [], 0],
] as const)('a table at %s costs one who asks for %j so much: %i', (name, wanted, cost) => {
  expect(unlikelyFor({ name, diets: null }, wanted)).toBe(cost)
})

it.each([
  ['Daikokuya Little Tokyo', ['ramen'], true],
  ['Gjelina', ['pizza'], true],
  ['Langer’s Delicatessen', null, true],
  ['Guisados (tacos)', null, false],
  ['Mercado La Paloma', ['tacos', 'seafood'], false],
] as const)('%s is less likely a kitchen for who eats no gluten: %s, %s', (name, cuisines, isLess) => {
  const cost = unlikelyFor({ name, diets: null, cuisines: cuisines === null ? null : [...cuisines] }, ['gluten-free'])
  expect(cost > 0).toBe(isLess)
  expect(
    livesOnWhatIsLeftOut({ name, diets: null, cuisines: cuisines === null ? null : [...cuisines] }, ['gluten-free']),
  ).toBe(isLess)
})

const now = new Date('2026-03-01T02:00:00Z')
const sample = samplePort()
const ids = sample
  .poisNear(0, 0, 1e9)
  .filter(isMealPlace)
  .map(({ id }) => id)
/** Of three kitchens one serves vegans, one does not, and of one nobody knows. */
const dietsOf = (id: string): ('vegan' | 'vegetarian' | 'no-vegan')[] | null => {
  const at = ids.indexOf(id)
  if (at < 0 || at % 3 === 2) return null
  return at % 3 === 0 ? ['vegan', 'vegetarian'] : ['no-vegan']
}
const port: PlacesPort = {
  ...sample,
  poisNear: (...query) => sample.poisNear(...query).map((poi) => ({ ...poi, diets: dietsOf(poi.id) })),
}
const request = itineraryRequest.parse({ destination: 'Sampleton', days: 3, seed: 1, notes: 'vegan' })
const plan = (own: PlacesPort) => planWithFacts(request, own, { now, budgetMs: 60_000, maxIterations: 300 })

describe('a plan for vegans', () => {
  it('eats where that is known to be served, and nowhere it is known not to be', async () => {
    const { response, facts } = await plan(port)
    const slots = response.plan.flatMap((day) => day.slots)
    const meals = slots.filter(({ meal }) => meal !== undefined)
    expect(meals).toHaveLength(6)
    const known = meals.filter(({ activity }) => dietsOf(activity.id)?.includes('vegan'))
    expect(known.length).toBeGreaterThanOrEqual(4)
    expect(known.map(({ activity }) => activity.note)).toEqual(known.map(() => 'Serves vegan food.'))
    const eaten = [
      ...meals.map(({ activity }) => activity.id),
      ...slots.flatMap((slot) => slot.foodNearby.map(({ id }) => id)),
    ]
    expect(eaten.filter((id) => dietsOf(id)?.includes('no-vegan'))).toEqual([])
    expect(facts && verifyPlan(response.plan, facts)).toEqual([])
    expect(response.meta.reading?.understood.find(({ label }) => label === 'Diet')?.use).toBe('planned')
  })

  it('says once that nobody knows, where nobody does', async () => {
    const { response } = await plan(sample)
    expect(response.meta.searchNote?.match(/vegan/g)).toHaveLength(1)
    expect(response.meta.searchNote).toContain(
      'We don’t know whether the places to eat have vegan food, so ask before you book.',
    )
  })

  it('keeps a kitchen that the traveller locked, and says what is known of it', async () => {
    const kitchens = port.poisNear(0, 0, 1e9).filter(({ id, category, openingHours }) => {
      return category === 'food' && openingHours === null && dietsOf(id)?.includes('no-vegan')
    })
    const [{ id, name }] = kitchens
    const locked = [{ day: 0, id, meal: 'dinner' as const }]
    const { response, facts } = await planWithFacts({ ...request, locked }, port, { now, maxIterations: 100 })
    expect(response.plan[0].slots.find(({ meal }) => meal === 'dinner')?.activity.id).toBe(id)
    expect(response.meta.searchNote).toContain(`You kept ${name}, where we know of no vegan food.`)
    expect(response.meta.searchNote).not.toContain('no longer listed')
    expect(facts && verifyPlan(response.plan, facts)).toEqual([])
    const others = response.plan.flatMap((day) => day.slots.flatMap((slot) => slot.foodNearby.map((food) => food.id)))
    expect(others).not.toContain(id)
  })

  it('keeps it in a change of the day', async () => {
    const { response } = await plan(port)
    const edit = itineraryEdit.parse({ action: 'day', request, plan: outlineOf(response.plan), day: 1 })
    const { day } = await editItinerary(edit, port, { now })
    const meals = day?.slots.filter(({ meal }) => meal !== undefined) ?? []
    expect(meals.length).toBeGreaterThan(0)
    expect(meals.filter(({ activity }) => dietsOf(activity.id)?.includes('no-vegan'))).toEqual([])
  })

  it('is refused by the verifier at a kitchen without', async () => {
    const { response, facts } = await plan(port)
    if (facts === null) throw new Error('no plan')
    const messages = verifyPlan(response.plan, { ...facts, diets: ['halal'] }).map(({ message }) => message)
    expect(messages).toEqual([])
    const places = new Map([...facts.places].map(([id, place]) => [id, { ...place, diets: ['no-halal'] }]))
    const found = verifyPlan(response.plan, { ...facts, places, diets: ['halal'] }).map(({ message }) => message)
    expect(found.filter((message) => message.endsWith('has no halal food')).length).toBeGreaterThanOrEqual(6)
  })
})
