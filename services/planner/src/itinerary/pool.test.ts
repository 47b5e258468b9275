import { describe, expect, it } from 'vitest'
import { CENTRE, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { usualFor } from './places.ts'
import { servesDiets } from './diets.ts'
import { gatherPlaces, shortlist, shortlistFoods } from './pool.ts'
import { isNamedAfter, isOneOf, samePlace, withoutDuplicatePlaces } from './same-place.ts'

const [sample] = samplePlaces({ places: 1 })
const around = (centre: typeof CENTRE, wanted = 20) => ({ base: centre, centre, city: 'Sampleton', wanted, tables: 2 })

describe('gatherPlaces', () => {
  it('widens the radius only when there are too few places', () => {
    expect(gatherPlaces(samplePort(), around(CENTRE))).toMatchObject({ radius: 6000, widened: false })
    const far = { lat: CENTRE.lat + 0.12, lon: CENTRE.lon }
    expect(gatherPlaces(samplePort(), around(far, 60))).toMatchObject({ radius: 17_000, widened: true })
  })
})

describe('shortlist', () => {
  const visits = samplePlaces().filter((poi) => usualFor(poi.category).role !== 'meal')

  it('limits each category, and drinks to those who want nightlife', () => {
    const plain = shortlist(visits, [], 20, new Set())
    expect(plain).toHaveLength(20)
    expect(plain.filter((poi) => poi.category === 'bar')).toEqual([])
    expect(shortlist(visits, ['nightlife'], 20, new Set()).some((poi) => poi.category === 'bar')).toBe(true)
  })

  it('keeps the ids in `keep` whatever their interest', () => {
    const dullest = visits.toSorted((a, b) => a.interest - b.interest)[0]
    expect(shortlist(visits, [], 5, new Set([dullest.id])).map((poi) => poi.id)).toContain(dullest.id)
  })
})

it('a shortlist stays the same when some of it is kept', () => {
  const visits = samplePlaces().filter((poi) => usualFor(poi.category).role !== 'meal')
  const plain = shortlist(visits, ['culture'], 30, new Set())
  const some = new Set(plain.filter((_, at) => at % 3 === 0).map(({ id }) => id))
  expect(shortlist(visits, ['culture'], 30, some)).toEqual(plain)
})

it.each([
  ['Los Tacos No. 1 Times Square', 'Times Square', true],
  ['Times Square', 'Times Square', true],
  ['Squares of Times', 'Times Square', false],
  ['Central Park Café', 'Park', false],
])('%s is named after %s: %s', (name, other, is) => expect(isNamedAfter(name, [other])).toBe(is))

it.each([
  ['Dishoom Covent Garden', 'Dishoom', true],
  ['Hofbräuhaus München', 'hofbräuhaus', true],
  ['Hofbräuhauskeller', 'hofbräuhaus', false],
  ['Rooftop at Dishoom', 'Dishoom', false],
  ['Dishoom', '', false],
])('%s is one of %s: %s', (name, other, is) => expect(isOneOf(name, [other])).toBe(is))

describe('withoutDuplicatePlaces', () => {
  const place = (id: string, name: string, lat = CENTRE.lat) => ({
    ...sample,
    id,
    name,
    lat,
    lon: CENTRE.lon,
    interest: 50,
  })

  it('keeps one of two entries for one place', () => {
    const kept = withoutDuplicatePlaces([
      place('b', 'Helix Bridge'),
      place('a', 'The Helix Bridge'),
      place('c', 'Merlion Park'),
    ])
    expect(kept.map((poi) => poi.id).toSorted()).toEqual(['a', 'c'])
  })

  it('recognises a venue under another name', () => {
    const near = [place('a', 'Polo Club grounds'), place('b', 'Garden'), place('c', 'Museum')]
    const venue = { name: 'Empire Polo Club Grounds', lat: CENTRE.lat, lon: CENTRE.lon }
    expect(near.filter((poi) => samePlace(poi, venue)).map((poi) => poi.id)).toEqual(['a'])
  })

  it('knows a square by each of its points, and keeps what was judged beside them', () => {
    const square = { ...place('a', 'Market Square'), interest: 88, source: 'curated' }
    const middle = place('b', 'Market Square', CENTRE.lat + 0.0015)
    const clock = place('c', 'Market Square Clock', CENTRE.lat + 0.003)
    const ids = (...pois: readonly (typeof clock)[]) => withoutDuplicatePlaces(pois).map(({ id }) => id)
    expect(ids(square, clock)).toEqual(['a', 'c'])
    expect(ids(square, middle, clock)).toEqual(['a'])
    expect(ids(square, middle, { ...clock, source: 'curated' })).toEqual(['a', 'c'])
  })

  it('knows a part of a square by any of its points, whichever row comes first', () => {
    const square = { ...place('x', 'Times Place'), interest: 88, source: 'curated' }
    const ball = place('a', 'Times Place Ball', CENTRE.lat + 0.003)
    const middle = place('b', 'Times Place', CENTRE.lat + 0.0015)
    expect(withoutDuplicatePlaces([square, ball, middle]).map(({ id }) => id)).toEqual(['x'])
  })

  it('keeps one of the hall of stalls and its street', () => {
    const hall = { ...place('a', 'Lau Pa Sat'), category: 'food', together: 'lau-pa-sat', source: 'curated' }
    const street = { ...hall, id: 'b', name: 'Satay Street', interest: 40 }
    expect(withoutDuplicatePlaces([street, hall]).map(({ id }) => id)).toEqual(['a'])
    expect(withoutDuplicatePlaces([street, { ...hall, together: null }])).toHaveLength(2)
  })

  it('keeps places of one name that are far apart', () => {
    expect(withoutDuplicatePlaces([place('a', 'City Park'), place('b', 'City Park', CENTRE.lat + 0.01)])).toHaveLength(
      2,
    )
  })
})

describe('diets', () => {
  const kitchen = (id: string, diets: typeof sample.diets) => ({
    ...sample,
    id,
    name: id,
    category: 'food',
    interest: 40,
    diets,
  })
  const [vegan, meat, silent] = [
    kitchen('vegan', ['vegan', 'vegetarian']),
    kitchen('meat', ['no-vegan']),
    kitchen('silent', null),
  ]

  it.each([
    [vegan, 'yes'],
    [meat, 'no'],
    [silent, 'unknown'],
    [{ ...silent, name: 'Green Leaf (vegan)' }, 'yes'],
    [{ ...meat, name: 'Vegan Butcher' }, 'yes'],
    [{ ...silent, name: 'Vegas Grill' }, 'unknown'],
    [{ ...silent, name: 'Korean BBQ' }, 'no'],
    [{ ...vegan, name: 'No Meat BBQ' }, 'yes'],
  ] as const)('of %o', (poi, answer) => expect(servesDiets(poi, ['vegan'])).toBe(answer))

  it('puts kitchens known to serve them first, and leaves out those known not to', () => {
    expect(shortlistFoods([silent, vegan], [], 2, new Set(), { diet: ['vegan'] }).map(({ id }) => id)).toEqual([
      'vegan',
      'silent',
    ])
    const port = {
      ...samplePort(),
      poisNear: () => [meat, silent].map((poi) => ({ ...poi, country: 'AU', precision: 0 })),
    }
    const { foods } = gatherPlaces(port, { ...around(CENTRE), diets: ['vegan'] })
    expect(foods.map(({ id }) => id)).toEqual(['silent'])
  })

  it('looks for kitchens known to serve them across a wide city', () => {
    const far = { ...vegan, id: 'far', name: 'far', lat: CENTRE.lat + 0.2, country: 'AU', precision: 0 }
    const sampled = samplePort()
    const port = {
      ...sampled,
      poisNear: (...[lat, lon, metres, options]: Parameters<typeof sampled.poisNear>) => [
        ...sampled.poisNear(lat, lon, metres, options),
        ...(metres > 22_500 && options?.categories?.includes('food') === true ? [far] : []),
      ],
    }
    const idsFor = (diets: 'vegan'[]) => gatherPlaces(port, { ...around(CENTRE), diets }).foods.map(({ id }) => id)
    expect(idsFor(['vegan'])).toContain('far')
    expect(idsFor([])).not.toContain('far')
  })
})
