import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { feeds, littleKnown } from './places-to-eat.ts'

const [sample] = samplePlaces({ places: 1 })
const bare = { ...sample, source: 'osm', themes: ['food'], address: null, website: null, openingHours: null }

describe('feeds', () => {
  it.each([
    ['World’s Largest Jewelry Exchange', 'market', 'osm', null, false],
    ['Flea Market at Mauerpark', 'market', 'curated', null, false],
    ['Marché aux Puces de Saint-Ouen', 'market', 'curated', null, false],
    ['Borough Market', 'market', 'curated', null, true],
    ['Plaza 47', 'market', 'osm', null, false],
    ['Essex Food Hall', 'market', 'osm', null, true],
    ['Markthalle Neun', 'market', 'osm', null, true],
    ['代々木の森', 'food', 'osm', 'https://www.shutoko-sv.jp/parking/guide/map_05.html', false],
    ['Yoyogi Parking Area', 'food', 'osm', null, false],
    ['Cinema Food Court', 'food', 'osm', null, false],
    ['Foreign Cinema', 'food', 'curated', null, true],
    ['Corner Bistro', 'food', 'osm', null, true],
  ])('%s, a %s of %s: %5$s', (name, category, source, website, is) =>
    expect(feeds({ ...bare, name, category, source, website })).toBe(is),
  )
})

it('the less is known of a kitchen the more a meal there loses', () => {
  const site = { website: 'https://example.com' }
  const known = [{ source: 'osm+curated' }, site, { address: '1 Quay Road' }, {}]
  const losses = known.map((facts) => littleKnown({ ...bare, ...facts }))
  expect(losses).toEqual(losses.toSorted((a, b) => a - b))
  expect(new Set(losses).size).toBe(known.length)
  expect(losses[0]).toBe(0)
})
