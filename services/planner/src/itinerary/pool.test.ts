import { describe, expect, it } from 'vitest'
import { CENTRE, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { usualFor } from './category.ts'
import { gatherPlaces, legTable, shortlist } from './pool.ts'
import { isVenue, withoutDuplicatePlaces } from './duplicate-places.ts'
import { hoursUnreadable, startWindows } from './windows.ts'

const [sample] = samplePlaces({ places: 1 })

describe('gatherPlaces', () => {
  it('widens the radius only when there are too few places', () => {
    expect(gatherPlaces(samplePort(), CENTRE, CENTRE, 20)).toMatchObject({ radius: 6000, widened: false })
    const far = { lat: CENTRE.lat + 0.12, lon: CENTRE.lon }
    expect(gatherPlaces(samplePort(), far, far, 20)).toMatchObject({ radius: 15_000, widened: true })
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

describe('legTable', () => {
  it('asks for the same points only once', () => {
    let asked = 0
    const port = { ...samplePort(), legs: (points: readonly object[]) => (asked++, points.map(() => [])) }
    const points = [CENTRE, { lat: 1, lon: 2 }]
    legTable(port, points)
    legTable(port, points)
    expect(asked).toBe(1)
  })

  it('asks again after an import', () => {
    let asked = 0
    let revision = 0
    const port = {
      ...samplePort(),
      revision: () => revision,
      legs: (points: readonly object[]) => (asked++, points.map(() => [])),
    }
    legTable(port, [CENTRE])
    revision = 1
    legTable(port, [CENTRE])
    legTable(port, [CENTRE])
    expect(asked).toBe(2)
  })

  it('caches as many tables as fit in its bytes', () => {
    let asked = 0
    const port = { ...samplePort(), legs: (points: readonly object[]) => (asked++, points.map(() => [])) }
    const large = Array.from({ length: 400 }, (_, at) => ({ lat: at / 10, lon: 0 }))
    const tables = [0, 1, 2].map((shift) => large.map(({ lat }) => ({ lat, lon: shift })))
    // Each takes 20 MB of the 32 MB there are.
    for (const points of tables) legTable(port, points)
    legTable(port, [CENTRE])
    legTable(port, tables[2] ?? [])
    legTable(port, tables[0] ?? [])
    expect(asked).toBe(5)
  })
})

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
    expect(near.filter((poi) => isVenue(poi, venue)).map((poi) => poi.id)).toEqual(['a'])
  })

  it('keeps places of one name that are far apart', () => {
    expect(withoutDuplicatePlaces([place('a', 'City Park'), place('b', 'City Park', CENTRE.lat + 0.01)])).toHaveLength(
      2,
    )
  })
})

describe('startWindows', () => {
  const museum = { ...sample, category: 'museum' }
  const windows = (openingHours: string | null, minutes = 60) =>
    startWindows({ ...museum, openingHours }, '2026-03-02', minutes, 540, 1320)

  it('offers starts whose whole visit lies inside the opening hours', () => {
    expect(windows('Mo 10:00-17:00')).toEqual({ windows: [[600, 960]], known: 'published' })
    expect(windows('Mo 10:00-10:45').windows).toEqual([])
    expect(windows('Tu 10:00-17:00').windows).toEqual([])
    expect(windows('Mo 09:57-12:00').windows).toEqual([[600, 660]])
  })

  it('uses a usual time of day, marked as assumed, when no hours are known', () => {
    expect(windows(null)).toEqual({ windows: [[600, 960]], known: 'assumed' })
  })

  it('offers a place that is always open only at usual hours', () => {
    expect(
      startWindows({ ...sample, category: 'sight', openingHours: '24/7' }, '2026-03-02', 30, 0, 1435).windows,
    ).toEqual([[540, 1230]])
  })

  it('reports hours that cannot be read', () => {
    expect(hoursUnreadable({ ...sample, openingHours: 'by appointment' })).toBe(true)
    expect(hoursUnreadable({ ...sample, openingHours: null })).toBe(false)
  })
})
