import { describe, expect, it } from 'vitest'
import { LIES } from '../engine/problem.ts'
import { plainDay } from '../testing/plain-day.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import { areasOf } from './areas.ts'
import type { Stop } from './stops.ts'

const [sample] = samplePlaces({ places: 1 })
/** Some so many kilometres to the north of the base. */
const north = (id: string, km: number): Stop => ({
  poi: { ...sample, id, lat: km / 111.2, lon: 0 },
  meal: null,
  fixed: null,
  minutes: 60,
  longest: 60,
  score: 50,
  hours: null,
  windows: [],
})
const base = { kind: 'hotel', name: 'Hotel', lat: 0, lon: 0 } as const
const areas = (km: readonly number[], days = [plainDay('2027-05-11')]) => {
  const stops = km.map((own, i) => north(`${i}`, own))
  const pointOf = new Map(stops.map(({ poi }, i): [string, number] => [poi.id, i + 1]))
  return areasOf(stops, { pointOf, base, days })
}

describe('areasOf', () => {
  it('far out two stops are one outing that close by would be two', () => {
    expect([...areas([6, 7]).nearTo]).toEqual([1, 0])
    expect([...areas([1, 2]).nearTo]).toEqual([])
    expect(areas([6, 7]).lies[1]).toBe(LIES.near)
    expect(areas([1, 2.1]).lies[1]).toBe(LIES.far)
  })

  it('no outing is wider than a walk', () => {
    expect([...areas([20, 22]).nearTo]).toEqual([])
  })

  it('coming back to where one went by a ride costs more than round the corner', () => {
    const [near = 0, away = 0] = areas([1, 6]).back
    expect(away).toBeGreaterThan(near)
  })

  it('a day on which nothing runs takes what there is', () => {
    const days = [plainDay('2026-12-24'), { ...plainDay('2026-12-25'), walkOnly: true }]
    expect([...(areas([1], days).isLoose ?? [])]).toEqual([0, 1])
  })
})
