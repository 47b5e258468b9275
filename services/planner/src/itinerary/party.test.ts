import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, describe, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { affordable } from './base-proposal.ts'
import { isHikeFor, partyMealPenalty, worthToParty } from './party.ts'
import { planItinerary } from './plan.ts'
import { walkLimit } from './walking-limit.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const poiOf = (id: string) => {
  const poi = port.poiById(id)
  assert(poi !== null, id)
  return poi
}
const family = { ...emptyTrip, party: { children: 2, ages: [4, 8] } }
const budget = {
  ...emptyTrip,
  hard: { ...emptyTrip.hard, budget: { amount: 80, currency: 'EUR', per: 'day' } as const },
}
const wheelchair = { ...emptyTrip, hard: { ...emptyTrip.hard, stepFree: true } }

describe('worthToParty', () => {
  it.each([
    ['syd-p-sea-life-sydney-aquarium', 1],
    ['syd-p-taronga-zoo', 1],
    ['p-london-natural-history-museum', 1],
    ['p-paris-louvre-museum', 0],
    ['p-milan-pinacoteca-di-brera', 0],
    ['p-madrid-museo-del-prado', -1],
    ['p-london-national-gallery', -1],
  ])('of %s to children has the sign %i', (id, sign) => {
    expect(Math.sign(worthToParty(family, poiOf(id)))).toBe(sign)
    expect(worthToParty(emptyTrip, poiOf(id))).toBe(0)
  })

  it('one long walk is enough for children', () => {
    const walk = { ...poiOf('syd-p-taronga-zoo'), name: 'Bondi to Coogee Coastal Walk', visitMinutes: 180 }
    expect([isHikeFor(family, walk), isHikeFor(emptyTrip, walk)]).toEqual([true, false])
    expect(worthToParty(family, walk)).toBeLessThan(0)
  })
})

describe('partyMealPenalty', () => {
  it.each([
    ['a long menu at noon', emptyTrip, 'p-rome-la-pergola', 'lunch', false],
    ['a long menu in the evening', emptyTrip, 'p-rome-la-pergola', 'dinner', true],
    ['a long menu on a budget', budget, 'p-rome-la-pergola', 'dinner', false],
    ['a long menu with children', family, 'p-rome-la-pergola', 'dinner', false],
    ['a counter at noon', emptyTrip, 'p-berlin-curry-36', 'lunch', true],
    ['a counter in the evening', emptyTrip, 'p-berlin-curry-36', 'dinner', false],
    ['a counter in a wheelchair', wheelchair, 'p-berlin-curry-36', 'lunch', false],
  ] as const)('%s', (_, trip, id, meal, served) => {
    expect(partyMealPenalty(trip, poiOf(id), meal) !== null).toBe(served)
  })
})

it('walks less with a wheelchair or with children', () => {
  const [usual, rolling, small] = [emptyTrip, wheelchair, family].map((trip) => walkLimit(trip) ?? Infinity)
  expect(rolling).toBeLessThan(usual)
  expect(small).toBeLessThan(usual)
})

describe('on a budget', () => {
  const hotels = port.sureHotelsNear(48.2082, 16.3738, 2000)

  it('no hotel of five stars is proposed while another is known', () => {
    expect(hotels.some(({ stars }) => stars === 5)).toBe(true)
    expect(affordable(hotels).some(({ stars }) => stars === 5)).toBe(false)
    const five = hotels.filter(({ stars }) => stars === 5)
    expect(affordable(five)).toEqual(five)
  })

  it('the days of Vienna start at no palace', async () => {
    const request = itineraryRequest.parse({ destination: 'Vienna', days: 2, notes: '80 euros a day' })
    const { meta } = await planItinerary(request, port, { now, budgetMs: 60_000, maxIterations: 300 })
    assert(meta.base !== undefined)
    expect(port.hotelById(meta.base.id ?? '')?.stars ?? 0).toBeLessThan(5)
    expect(meta.base.kind).toBe('hotel')
  })
})

it('three days of Sydney with children go to what children ask for', async () => {
  const notes = 'two kids aged 4 and 8'
  const request = itineraryRequest.parse({ destination: 'Sydney', days: 3, startDate: '2026-11-25', notes })
  const { plan } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  const titles = plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.title))
  expect(titles.filter((title) => /zoo|aquarium|beach|luna park|maritime/i.test(title)).length).toBeGreaterThanOrEqual(
    3,
  )
  expect(titles).not.toContain('Bennelong')
  expect(titles).not.toContain('Art Gallery of New South Wales')
})
