import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { isKnownFor, otherThan } from './dishes.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const kitchen = (name: string, cuisines: NonNullable<Parameters<typeof isKnownFor>[0]['cuisines']> = []) => ({
  name,
  cuisines,
})

it.each([
  [kitchen('Cervejaria Ramiro', ['seafood']), 'seafood', true],
  [kitchen('Union Oyster House'), 'seafood', true],
  [kitchen('Crabtree & Co'), 'seafood', false],
  [kitchen('Pizzarium Bonci'), 'pizza', true],
  [kitchen('Fire Ramen'), 'ramen', true],
  [kitchen('Fire Ramen'), 'sushi', false],
  [kitchen('Bistrot Paul Bert'), 'bistros', true],
  [kitchen('Osteria Fernanda'), 'trattorias', true],
  [kitchen('Maxwell Food Centre'), 'hawker food', true],
  [kitchen('The Churchill Arms'), 'pub food', true],
] as const)('%o is known for %s: %s', (poi, dish, answer) => {
  expect(isKnownFor(poi, [dish])).toBe(answer)
})

it('what is known for something else is worth less, what nobody knows is not', () => {
  expect(otherThan(kitchen('Bonjardim', ['meat']), ['seafood'])).toBeGreaterThan(0)
  expect(otherThan(kitchen('Prado'), ['seafood'])).toBe(0)
  expect(otherThan(kitchen('Bonjardim', ['meat']), [])).toBe(0)
})

const plan = async (destination: string, notes: string) => {
  const request = itineraryRequest.parse({ destination, notes, days: 3, startDate: '2027-03-09' })
  const { plan: days, meta } = await planItinerary(request, port, { now, budgetMs: 60_000, maxIterations: 400 })
  const meals = days.flatMap(({ slots }) => slots.filter(({ meal }) => meal !== undefined))
  return { meals: meals.flatMap(({ activity }) => port.poiById(activity.id) ?? []), meta, days }
}

describe('a plan', () => {
  it('goes to the kitchens known for what was asked for', async () => {
    const { meals, meta } = await plan('Lisbon', 'seafood')
    expect(meals.filter((poi) => isKnownFor(poi, ['seafood'])).length).toBeGreaterThanOrEqual(3)
    expect(meta.reading?.notUsed).toEqual([])
    expect(meta.searchNote).not.toContain('that we know for')
  })

  it('says where none is known', async () => {
    const { meta } = await plan('Lisbon', 'ramen')
    expect(meta.searchNote).toContain('We found no place that we know for ramen')
  })

  it('goes to no house that lives from meat with who eats none', async () => {
    const { meals } = await plan('Berlin', 'vegetarian')
    expect(meals.length).toBeGreaterThanOrEqual(5)
    expect(meals.filter(({ cuisines }) => cuisines?.includes('meat')).map(({ name }) => name)).toEqual([])
  })

  it('eats late with who eats late, lunch too', async () => {
    const { days } = await plan('Barcelona', 'we eat late')
    const starts = (meal: string) => days.flatMap(({ slots }) => slots.flatMap((s) => (s.meal === meal ? s.start : [])))
    expect(starts('lunch').length).toBeGreaterThanOrEqual(2)
    expect(starts('lunch').filter((at) => at < '14:00')).toEqual([])
    expect(starts('dinner').filter((at) => at < '21:00')).toEqual([])
  })
})
