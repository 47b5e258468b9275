import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { isLikeMuseum } from './museum-like.ts'

const [sample] = samplePlaces({ places: 1 })
const sight = {
  ...sample,
  name: 'Amphitheatre',
  category: 'sight',
  openingHours: null,
  themes: ['sightseeing', 'culture'],
  visitMinutes: 120,
}

describe('isLikeMuseum', () => {
  it.each([
    ['an amphitheatre', {}, true],
    ['one with hours', { openingHours: 'Mo-Su 09:00-17:00' }, false],
    ['a façade', { visitMinutes: 45 }, false],
    ['a beach', { themes: ['sightseeing', 'outdoors'] }, false],
    ['a museum, which is one', { category: 'museum' }, false],
    ['a church', { name: 'St. Stephen’s Basilica' }, false],
    ['a temple', { name: 'Tofuku-ji' }, false],
    ['a quarter', { name: 'Kensington Market' }, false],
  ])('%s', (_, more, is) => expect(isLikeMuseum({ ...sight, ...more })).toBe(is))
})
