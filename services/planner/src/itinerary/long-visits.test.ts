import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { minutesOf } from './days.ts'
import { holdsMeal, isDayOut } from './long-visits.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const planFor = async (destination: string, days: number) =>
  (await planItinerary({ destination, days, pace: 'balanced', themes: [] }, port, { now })).plan
const isThemePark = (id: string): boolean => {
  const poi = port.poiById(id)
  return poi !== null && isDayOut(poi)
}

describe('a visit of most of a day', () => {
  it('is one of five hours and more, and no meal', () => {
    const of = (id: string) => port.poiById(id)
    expect([of('p-orlando-epcot'), of('p-orlando-gatorland')].map((poi) => poi !== null && isDayOut(poi))).toEqual([
      true,
      false,
    ])
  })

  it.each([
    ['Orlando 3 days', 3],
    ['Orlando, 4 days with two kids aged 7 and 10', 4],
    ['Osaka 3 days, must see Universal Studios Japan', 3],
    ['Perth 3 days, we want Rottnest Island', 3],
    ['Los Angeles with children aged 6 and 9, 4 days', 4],
  ])('stands in the plan of "%s" in place of a lunch, which is said, and dinner is after it', async (words, count) => {
    const days = await planFor(words, count)
    const out = days.filter(({ slots }) => slots.some(({ activity }) => isThemePark(activity.id)))
    expect(out.length).toBeGreaterThan(0)
    for (const { slots } of out) {
      const park = slots.find(({ activity }) => isThemePark(activity.id))
      expect(park?.activity.note).toContain('over lunch')
      expect(minutesOf(park?.start ?? '')).toBeLessThanOrEqual(11 * 60 + 30)
      expect(minutesOf(park?.end ?? '')).toBeGreaterThan(13 * 60)
      expect(slots.map(({ meal }) => meal).filter((meal) => meal !== undefined)).toEqual(['dinner'])
    }
  })

  it('is the lunch of its day and no dinner', () => {
    const park = { meal: null, holds: 'lunch' } as const
    expect([holdsMeal(park, 'lunch'), holdsMeal(park, 'dinner')]).toEqual([true, false])
    expect(holdsMeal({ meal: null }, 'lunch')).toBe(false)
  })
})

it('no bar is in the plan of a family', async () => {
  const slots = (await planFor('Tokyo 5 days, two teenagers', 5)).flatMap((day) => day.slots)
  expect(slots.filter(({ activity }) => activity.category === 'bar')).toEqual([])
})
