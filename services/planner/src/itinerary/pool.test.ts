import { describe, expect, it } from 'vitest'
import { CENTRE, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { usualFor } from './category.ts'
import { gatherPlaces, legTable, shortlist } from './pool.ts'
import { isVenue, withoutTwins } from './twins.ts'
import { hoursUnreadable, startWindows } from './windows.ts'

const [sample] = samplePlaces({ places: 1 })

describe('gatherPlaces', () => {
  it('stays close when there is enough, and widens when there is not', async () => {
    expect(await gatherPlaces(samplePort(), CENTRE, CENTRE, 20)).toMatchObject({ radius: 6000, widened: false })
    const far = { lat: CENTRE.lat + 0.12, lon: CENTRE.lon }
    expect(await gatherPlaces(samplePort(), far, far, 20)).toMatchObject({ radius: 15_000, widened: true })
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

  it('keeps what must be kept', () => {
    const dullest = visits.toSorted((a, b) => (a.interest ?? 0) - (b.interest ?? 0))[0]
    expect(shortlist(visits, [], 5, new Set([dullest.id])).map((poi) => poi.id)).toContain(dullest.id)
  })
})

describe('legTable', () => {
  it('asks for the same points only once', async () => {
    let asked = 0
    const port = { ...samplePort(), legs: (points: readonly object[]) => (asked++, points.map(() => [])) }
    const points = [CENTRE, { lat: 1, lon: 2 }]
    await legTable(port, points, undefined)
    await legTable(port, points, undefined)
    expect(asked).toBe(1)
  })

  it('asks again after an import', async () => {
    let asked = 0
    let revision = 0
    const port = {
      ...samplePort(),
      revision: () => revision,
      legs: (points: readonly object[]) => (asked++, points.map(() => [])),
    }
    await legTable(port, [CENTRE], undefined)
    revision = 1
    await legTable(port, [CENTRE], undefined)
    await legTable(port, [CENTRE], undefined)
    expect(asked).toBe(2)
  })

  it('keeps as many tables as their bytes allow', async () => {
    let asked = 0
    const port = { ...samplePort(), legs: (points: readonly object[]) => (asked++, points.map(() => [])) }
    const large = Array.from({ length: 400 }, (_, at) => ({ lat: at / 10, lon: 0 }))
    const tables = [0, 1, 2].map((shift) => large.map(({ lat }) => ({ lat, lon: shift })))
    // Each takes 20 MB of the 32 MB there are.
    for (const points of tables) await legTable(port, points, undefined)
    await legTable(port, [CENTRE], undefined)
    await legTable(port, tables[2] ?? [], undefined)
    await legTable(port, tables[0] ?? [], undefined)
    expect(asked).toBe(5)
  })
})

describe('withoutTwins', () => {
  const place = (id: string, title: string, lat = CENTRE.lat) => ({
    ...sample,
    id,
    title,
    lat,
    lon: CENTRE.lon,
    interest: 50,
  })

  it('keeps one of two entries for one place', () => {
    const kept = withoutTwins([place('b', 'Helix Bridge'), place('a', 'The Helix Bridge'), place('c', 'Merlion Park')])
    expect(kept.map((poi) => poi.id).toSorted()).toEqual(['a', 'c'])
  })

  it('knows a venue under another name', () => {
    const near = [place('a', 'Polo Club grounds'), place('b', 'Garden'), place('c', 'Museum')]
    const venue = { name: 'Empire Polo Club Grounds', lat: CENTRE.lat, lon: CENTRE.lon }
    expect(near.filter((poi) => isVenue(poi, venue)).map((poi) => poi.id)).toEqual(['a'])
  })

  it('keeps namesakes that are apart', () => {
    expect(withoutTwins([place('a', 'City Park'), place('b', 'City Park', CENTRE.lat + 0.01)])).toHaveLength(2)
  })
})

describe('startWindows', () => {
  const museum = { ...sample, category: 'museum' }
  const windows = (openingHours: string | null, minutes = 60) =>
    startWindows({ ...museum, openingHours }, '2026-03-02', minutes, 540, 1320)

  it('lets the whole visit lie inside the opening hours', () => {
    expect(windows('Mo 10:00-17:00')).toEqual({ windows: [[600, 960]], known: 'published' })
    expect(windows('Mo 10:00-10:45').windows).toEqual([])
    expect(windows('Tu 10:00-17:00').windows).toEqual([])
    expect(windows('Mo 09:57-12:00').windows).toEqual([[600, 660]])
  })

  it('takes a usual time of day, marked so, when nothing is known', () => {
    expect(windows(null)).toEqual({ windows: [[600, 960]], known: 'assumed' })
  })

  it('does not send people to a square at midnight because it is always open', () => {
    expect(
      startWindows({ ...sample, category: 'sight', openingHours: '24/7' }, '2026-03-02', 30, 0, 1435).windows,
    ).toEqual([[540, 1230]])
  })

  it('knows hours it cannot read', () => {
    expect(hoursUnreadable({ ...sample, openingHours: 'by appointment' })).toBe(true)
    expect(hoursUnreadable({ ...sample, openingHours: null })).toBe(false)
  })
})
