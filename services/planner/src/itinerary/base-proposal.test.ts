import { describe, expect, it } from 'vitest'
import { samplePort, sampleHotelAt } from '../testing/sample-city.ts'
import {
  middleOf,
  namesDoor,
  nearestTo,
  nearestToDays,
  ofClass,
  savedMinutes,
  searchArea,
  wayOfDays,
  type DayEnds,
} from './base-proposal.ts'
import type { Destination, LatLon, PlanLeg } from './places.ts'

const at = (lat: number, lon = 0): LatLon => ({ lat, lon })
const day = (first: number, last: number): DayEnds => ({ first: at(first), last: at(last) })
const hotel = (id: string, lat: number, over: Parameters<typeof sampleHotelAt>[1] = {}) =>
  sampleHotelAt({ id, name: id, ...at(lat) }, over)
const ids = (hotels: readonly { readonly id: string }[]) => hotels.map(({ id }) => id)
const walk = (minutes: number, unknown?: true): PlanLeg => ({
  mode: 'walk',
  minutes,
  low: minutes,
  high: minutes,
  metres: minutes * 80,
  source: 'estimate',
  ...(unknown && { unknown }),
})

describe('the way of all days', () => {
  it.each([
    ['of no day', [], { minutes: 0, known: true }],
    ['there and back, every day', [day(1, 2), day(3, 1)], { minutes: 70, known: true }],
    ['with a ride nobody knows', [day(1, 9)], { minutes: 100, known: false }],
  ])('%s', (_name, ends, expected) => {
    const leg = ({ lat }: LatLon) => walk(lat * 10, lat === 9 ? true : undefined)
    expect(wayOfDays(ends, leg)).toEqual(expected)
  })
})

describe('minutes saved', () => {
  it.each([
    ['in steps of five, rounded down', { minutes: 107, known: true }, { minutes: 60, known: true }, 45],
    ['none below five', { minutes: 64, known: true }, { minutes: 60, known: true }, 0],
    ['none where the hotel is farther', { minutes: 50, known: true }, { minutes: 60, known: true }, 0],
    ['none beside a way that is not known', { minutes: 300, known: false }, { minutes: 60, known: true }, 0],
    ['none by a way that is not known', { minutes: 300, known: true }, { minutes: 60, known: false }, 0],
  ])('are told %s', (_name, instead, own, expected) => expect(savedMinutes(instead, own)).toBe(expected))
})

describe('the middle of the days', () => {
  it('is not moved by a day trip', () =>
    expect(middleOf([day(0, 0.01), day(0.01, 0.02), day(0, 5)])).toEqual({ lat: 0.01, lon: 0 }))
  it('is nowhere without days', () => expect(middleOf([])).toBeNull())
})

describe('where hotels are looked for', () => {
  const city = samplePort().resolveDestination('Sampleton')
  if (city === null) throw new Error('no city')
  const named = (kind: Destination['kind']): Destination => ({ ...city, kind, point: at(7) })
  it.each([
    ['city', 1],
    ['event', 1],
    ['venue', 1],
    ['neighbourhood', 7],
    ['place', 7],
    ['station', 7],
  ] as const)('for a %s', (kind, lat) => expect(searchArea(named(kind), [day(1, 1)])?.point).toEqual(at(lat)))

  it.each([
    ['address', true],
    ['hotel', true],
    ['point', true],
    ['city', false],
    ['venue', false],
  ] as const)('nowhere else than at the door of the %s: %s', (kind, expected) =>
    expect(namesDoor(named(kind))).toBe(expected),
  )
})

describe('the class of hotel', () => {
  const all = [
    hotel('none', 0),
    hotel('three', 0, { stars: 3 }),
    hotel('four', 0, { stars: 4 }),
    hotel('four and a half', 0, { stars: 4.5 }),
    hotel('five', 0, { stars: 5 }),
    hotel('dormitory', 0, { kind: 'hostel', stars: 2 }),
  ]
  it.each<[number | undefined, readonly string[]]>([
    [undefined, ['none', 'three', 'four', 'four and a half', 'five']],
    [4, ['four', 'four and a half']],
    [1, ['three', 'four', 'four and a half', 'five', 'dormitory']],
    [2, ['dormitory']],
  ])('%s', (stars, expected) => expect(ids(ofClass(all, stars))).toEqual(expected))
  it('is not made up', () => expect(ofClass(all.slice(0, 3), 5)).toEqual([]))
  it('is a hostel where there is nothing else', () =>
    expect(ids(ofClass(all.slice(5), undefined))).toEqual(['dormitory']))
})

describe('the nearest hotels', () => {
  it('go by all days, not by the first', () =>
    expect(ids(nearestToDays([hotel('early', 0), hotel('middle', 0.02)], [day(0, 0.03), day(0.03, 0.03)], 5))).toEqual([
      'middle',
      'early',
    ]))
  it('leave out a second one on the corner', () =>
    expect(
      ids(nearestToDays([hotel('door', 0), hotel('next door', 0.001), hotel('street', 0.003)], [day(0, 0)], 5)),
    ).toEqual(['door', 'street']))
  it('put one of which more is known before one a minute nearer', () =>
    expect(ids(nearestToDays([hotel('name', 0.001), hotel('known', -0.0015, { stars: 3 })], [day(0, 0)], 5))).toEqual([
      'known',
      'name',
    ]))
  it('are no more than asked for', () =>
    expect(nearestToDays([hotel('a', 0), hotel('b', 0.01), hotel('c', 0.02)], [day(0, 0)], 2)).toHaveLength(2))
  it('are none where none is known', () => expect(nearestTo(at(0), [])).toBeNull())
})
