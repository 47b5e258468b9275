import { describe, expect, it } from 'vitest'
import { CENTRE, samplePlaces } from '../testing/sample-city.ts'
import { daysCovered, enoughFor, refusal } from './coverage.ts'
import type { Destination } from './places.ts'

const [sample] = samplePlaces({ places: 1 })
const many = (count: number, more: Partial<typeof sample>) =>
  Array.from({ length: count }, (_, i) => ({ ...sample, id: `${more.category}-${i}`, interest: 60, ...more }))
const pool = (sights: number, dinners: number, more: Partial<typeof sample> = {}) => ({
  visits: many(sights, { category: 'museum', source: 'osm', ...more }),
  foods: many(dinners, { category: 'food' }),
  radius: 6000,
  widened: false,
})

describe('daysCovered', () => {
  it.each([
    ['sights and dinners', pool(9, 3), 3],
    ['fewer dinners', pool(9, 1), 1],
    ['no dinners', pool(9, 0), 0],
    ['sights nobody judged', pool(9, 3, { interest: 30 }), 0],
    ['dull sights judged by hand', pool(9, 3, { interest: 30, source: 'curated+osm' }), 3],
    ['bars', pool(9, 3, { category: 'bar' }), 0],
  ])('by %s', (_, own, days) => expect(daysCovered(own)).toBe(days))

  it.each([
    [3, 3, true],
    [3, 2, true],
    [7, 3, false],
    [1, 0, false],
  ])('asked for %i days, known %i', (asked, known, enough) => expect(enoughFor(asked, known)).toBe(enough))
})

describe('refusal', () => {
  const city = (name: string, country: string, lat: number, pois = 50) => ({
    city: name,
    country,
    lat,
    lon: CENTRE.lon,
    tz: 'UTC',
    hotels: 9,
    pois,
    venues: 1,
  })
  const here: Destination = {
    kind: 'city',
    name: 'Bareville',
    city: 'Bareville',
    country: 'AU',
    region: null,
    neighborhood: null,
    tz: 'UTC',
    centre: CENTRE,
    precision: 0,
  }
  const port = (...cities: ReturnType<typeof city>[]) => ({ coveredCities: () => cities })

  it('offers cities of the same country, nearest first, and not those of which little is known', () => {
    const known = port(
      city('Far', 'AU', -20),
      city('Near', 'AU', -33),
      city('Thin', 'AU', -34.9, 3),
      city('Abroad', 'NZ', -34),
    )
    const { searchNote, nearestCovered } = refusal(here, known, { asked: 3, known: 0 })
    expect(searchNote).toContain('In the same country we can plan Near and Far.')
    expect(nearestCovered?.city).toBe('Abroad')
  })

  it('offers fewer days of a place of which some is known', () => {
    expect(refusal(here, port(city('Abroad', 'NZ', -34)), { asked: 7, known: 2 }).searchNote).toMatch(
      /^We know enough of Bareville for 2 days, not for 7\. Ask for fewer days\. The nearest city we can plan is Abroad, about \d+ km away\.$/,
    )
  })
})
