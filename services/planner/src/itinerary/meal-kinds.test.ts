import { expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { onlyMealOf } from './meal-kinds.ts'
import { mealPenalty } from './places.ts'

const [sample] = samplePlaces({ places: 1 })
const kitchen = { ...sample, category: 'food', openingHours: null, source: 'curated' }

it.each([
  ['Bar Cañete', 'dinner'],
  ['Omoide Yokocho', 'dinner'],
  ['The Lamb Pub', 'dinner'],
  ['Swan Oyster Bar', null],
  ['Sushi Bar Kaito', null],
  ["Manny's Cafeteria", 'lunch'],
  ["Katz's Delicatessen", 'lunch'],
  ['Amoy Street Food Centre', 'lunch'],
  ['Mercado da Ribeira', 'lunch'],
  ['Les Halles', 'lunch'],
  ['Trattoria Milanese', null],
])('%s of unknown hours is for %s alone', (name, meal) => {
  expect(onlyMealOf({ ...kitchen, name })).toBe(meal)
})

it('what is known of a kitchen outweighs its kind', () => {
  const bar = { ...kitchen, name: 'Bar Cañete' }
  expect(onlyMealOf({ ...bar, openingHours: 'Mo-Sa 13:00-23:00' })).toBeNull()
  expect(onlyMealOf({ ...bar, evening: true })).toBeNull()
  expect(onlyMealOf({ ...bar, evening: false })).toBe('lunch')
  expect(onlyMealOf({ ...kitchen, name: 'Somewhere', fineDining: true })).toBe('dinner')
  const stalls = { ...kitchen, name: 'Newton Food Centre', evening: true, best: 'evening' as const }
  expect(onlyMealOf(stalls)).toBe('dinner')
  expect(onlyMealOf({ ...stalls, openingHours: '24/7' })).toBeNull()
})

it('serves no meal that its kind may not serve, and prefers a kitchen known to cook in the evening', () => {
  expect(mealPenalty({ ...kitchen, name: 'Bar Cañete' }, 'lunch')).toBeNull()
  expect(mealPenalty({ ...kitchen, name: 'City Canteen' }, 'dinner')).toBeNull()
  const unknown = mealPenalty({ ...kitchen, name: 'Somewhere' }, 'dinner') ?? Infinity
  const known = mealPenalty({ ...kitchen, name: 'Somewhere', evening: true }, 'dinner') ?? Infinity
  const bare = { ...kitchen, name: 'Hakuho', source: 'osm', address: null, website: null }
  expect(known).toBeLessThan(unknown)
  expect(mealPenalty(bare, 'dinner') ?? Infinity).toBeGreaterThan(unknown + 100)
})
