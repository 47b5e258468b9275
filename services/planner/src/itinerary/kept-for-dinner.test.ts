import { expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { keptForDinner } from './kept-for-dinner.ts'

const [sample] = samplePlaces({ places: 1 })

const kitchens = (count: number, what: 'both' | 'lunch') =>
  Array.from({ length: count }, (_, i) => ({
    ...sample,
    id: `${what}-${i}`,
    category: 'food',
    openingHours: null,
    evening: what === 'both',
  }))

it.each([
  ['enough of all', 10, 4, 3, 0],
  ['few of the evening, enough of noon', 4, 5, 3, 4],
  ['few of the evening, four of noon', 5, 4, 3, 4],
  ['none of noon', 2, 0, 3, 0],
])('%s', (_, both, lunch, days, kept) => {
  expect(keptForDinner([...kitchens(both, 'both'), ...kitchens(lunch, 'lunch')], days).size).toBe(kept)
})
