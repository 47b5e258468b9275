import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, describe, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { mostStars, withinStars } from './affordable.ts'
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
    ['p-san-francisco-city-lights-booksellers', -1],
    ['p-toronto-distillery-historic-district', 0],
  ])('of %s to children has the sign %i', (id, sign) => {
    expect(Math.sign(worthToParty(family, poiOf(id)))).toBe(sign)
    expect(worthToParty(emptyTrip, poiOf(id))).toBe(0)
  })

  it.each([
    ['Luna Park', 1],
    ['National Gallery', -1],
    ['Adventure Playground', 0],
  ])('of %s to a teenager has the sign %i', (name, sign) => {
    const teenager = { ...emptyTrip, party: { children: 1, ages: [14] } }
    const poi = { ...poiOf('syd-p-taronga-zoo'), name }
    expect(Math.sign(worthToParty(teenager, poi))).toBe(sign)
  })

  it('one long walk is enough for children', () => {
    const walk = { ...poiOf('syd-p-taronga-zoo'), name: 'Bondi to Coogee Coastal Walk', visitMinutes: 180 }
    expect([isHikeFor(family, walk), isHikeFor(emptyTrip, walk)]).toEqual([true, false])
    expect(worthToParty(family, walk)).toBeLessThan(0)
  })
})

describe('partyMealPenalty', () => {
  it('a bar that cooks is no first choice with children', () => {
    const loss = (trip: typeof family | typeof emptyTrip) =>
      partyMealPenalty(trip, poiOf('p-san-francisco-the-buena-vista'), 'lunch') ?? 0
    expect(loss(family) - loss(emptyTrip)).toBeGreaterThan(100)
  })

  it.each([
    ['a long menu at noon', emptyTrip, 'p-rome-la-pergola', 'lunch', false],
    ['a long menu in the evening', emptyTrip, 'p-rome-la-pergola', 'dinner', false],
    ['cakes at noon', emptyTrip, 'p-lisbon-pasteis-de-belem', 'lunch', false],
    ['a coffee bar at noon', emptyTrip, 'p-london-monmouth-coffee-borough', 'lunch', false],
    ['a café that cooks at noon', emptyTrip, 'p-vienna-cafe-central', 'lunch', true],
    ['a flea market at noon', emptyTrip, 'p-berlin-flea-market-at-mauerpark', 'lunch', false],
    ['a market of food at noon', emptyTrip, 'p-london-borough-market', 'lunch', true],
    ['a counter at noon', emptyTrip, 'p-berlin-curry-36', 'lunch', true],
    ['a counter in the evening', emptyTrip, 'p-berlin-curry-36', 'dinner', false],
    ['a counter in a wheelchair', wheelchair, 'p-berlin-curry-36', 'lunch', false],
  ] as const)('%s', (_, trip, id, meal, served) => {
    expect(partyMealPenalty(trip, poiOf(id), meal) !== null).toBe(served)
  })
})

it('who eats no meat is sent to a house that lives from it last, and to one known to cook without first', () => {
  const vegetarian = { ...emptyTrip, hard: { ...emptyTrip.hard, diet: ['vegetarian' as const] } }
  const loss = (id: string) => partyMealPenalty(vegetarian, poiOf(id), 'dinner') ?? Infinity
  expect(loss('p-munich-brenner-grill')).toBeGreaterThan(loss('p-munich-riva-tal-pizzeria'))
  expect(partyMealPenalty(emptyTrip, poiOf('p-munich-brenner-grill'), 'dinner')).toBe(0)
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
    expect(withinStars(hotels, 4).some(({ stars }) => stars === 5)).toBe(false)
    expect(
      withinStars(
        hotels.filter(({ stars }) => stars === 5),
        4,
      ),
    ).toEqual([])
  })

  it.each([
    [undefined, null],
    [{ amount: 80, currency: 'EUR', per: 'day' } as const, 3],
    [{ amount: 300, currency: 'AUD', per: 'trip' } as const, 3],
    [{ amount: 400, currency: 'EUR', per: 'person-day' } as const, 4],
    [{ amount: 12_000, currency: 'JPY', per: 'day' } as const, 3],
    [{ amount: 200, currency: 'EUR', per: 'night' } as const, 4],
  ])('%o for two days leaves hotels of up to %s stars', (budget, stars) => {
    const { hard } = emptyTrip
    const trip = { ...emptyTrip, days: 2, hard: budget === undefined ? hard : { ...hard, budget } }
    expect(mostStars(trip)).toBe(stars)
  })

  it('little money without an amount leaves three stars', () =>
    expect(mostStars({ ...emptyTrip, soft: { ...emptyTrip.soft, thrifty: true } })).toBe(3))

  it('the days of Vienna start at no palace', async () => {
    const request = itineraryRequest.parse({ destination: 'Vienna', days: 2, notes: '80 euros a day' })
    const { meta } = await planItinerary(request, port, { now, budgetMs: 60_000, maxIterations: 300 })
    assert(meta.base !== undefined)
    expect(port.hotelById(meta.base.id ?? '')?.stars ?? 0).toBeLessThan(4)
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
