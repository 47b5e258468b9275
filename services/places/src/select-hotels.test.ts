import type { HotelFilter, HotelItem, HotelSort } from '@site/contracts/hotels'
import { hotelSorts } from '@site/contracts/hotels'
import { describe, expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'
import { findDataDir } from './data/data-dir.ts'
import { loadDataset } from './data/load.ts'
import { seeded } from '../bench/random.ts'
import type { Candidate } from './hotels/in-reach.ts'
import type { Quote } from './hotels/quote.ts'
import { selectHotels } from './hotels/select.ts'

const places = createPlaces({ now: () => new Date('2026-11-21T10:00:00Z') })
const venues = loadDataset(findDataDir()).venues

/** Every hotel in reach of a venue, read page by page. */
function everyHotel(venueId: string, sort?: HotelSort): HotelItem[] {
  const all: HotelItem[] = []
  for (let offset = 0; ; offset += 50) {
    const { hotels, total } = places.hotelsNear({ venueId, limit: 50, offset, ...(sort ? { sort } : {}) })
    all.push(...hotels)
    if (offset + 50 >= total) return all
  }
}

const quickest = ({ walk, transit }: HotelItem) => Math.min(walk.minutes, transit?.minutes ?? walk.minutes)
const levelOf = ({ stepFree }: HotelItem) => stepFree?.minutes ?? Number.POSITIVE_INFINITY
/** What each filter means, said a second time without any of the code under test. */
const passes = (hotel: HotelItem, { walk, ride, stars, kind, stepFree, exact, ids }: HotelFilter): boolean => {
  const level = levelOf(hotel)
  return (
    (stepFree ? level : hotel.walk.minutes) <= (walk ?? Number.POSITIVE_INFINITY) &&
    (stepFree ? level : quickest(hotel)) <= (ride ?? Number.POSITIVE_INFINITY) &&
    (stars === undefined || (hotel.stars ?? 0) >= stars) &&
    (kind === undefined || hotel.kind === kind) &&
    (!stepFree || (hotel.stepFree ?? null) !== null) &&
    (!exact || hotel.coordQuality === 'checked') &&
    (ids === undefined || ids.includes(hotel.id))
  )
}

describe('filtering on the server', () => {
  it('equals filtering everything in memory, at every venue', () => {
    const next = seeded(7)
    const oneOf = <T>(options: readonly T[]): T | undefined => options[Math.floor(next() * options.length)]
    let [seen, beyond] = [0, 0]
    for (const { id: venueId } of venues) {
      const all = everyHotel(venueId)
      const { reachable } = places.hotelsNear({ venueId })
      expect(all).toHaveLength(reachable)
      expect(new Set(all.map(({ id }) => id)).size).toBe(reachable)
      if (all.length === 0) continue
      const filter: HotelFilter = {
        walk: oneOf([undefined, 5, 10, 20, 45]),
        ride: oneOf([undefined, undefined, 15, 30]),
        stars: oneOf([undefined, undefined, 3, 4]),
        kind: oneOf([undefined, undefined, ...all.map(({ kind }) => kind)]),
        stepFree: oneOf([undefined, undefined, true]),
        exact: oneOf([undefined, true]),
      }
      const passing = all.filter((hotel) => passes(hotel, filter))
      // Without steps, the walk without steps is what counts.
      const expected = filter.stepFree ? passing.toSorted((a, b) => levelOf(a) - levelOf(b)) : passing
      const answer = places.hotelsNear({ venueId, filter, limit: 50 })
      expect(answer.hotels).toEqual(expected.slice(0, 50))
      expect(answer.total).toBe(expected.length)
      const would = (change: HotelFilter) => all.filter((hotel) => passes(hotel, { ...filter, ...change })).length
      for (const { value, count } of answer.facets.walk) expect(count).toBe(would({ walk: value }))
      for (const { value, count } of answer.facets.ride) expect(count).toBe(would({ ride: value }))
      for (const { value, count } of answer.facets.stars) expect(count).toBe(would({ stars: value }))
      for (const { value, count } of answer.facets.kind) expect(count).toBe(would({ kind: value }))
      expect(answer.facets.stepFree).toBe(would({ stepFree: true }))
      expect(answer.facets.exact).toBe(would({ exact: true }))
      for (const { by, minutes, id } of answer.nearest ? [answer.nearest] : []) {
        expect(would({ [by]: minutes - 1 })).toBe(0)
        const { hotels } = places.hotelsNear({ venueId, filter: { ...filter, [by]: minutes } })
        expect(hotels.map((hotel) => hotel.id)).toContain(id)
        beyond += 1
      }
      seen += expected.length
    }
    expect(seen).toBeGreaterThan(1000)
    expect(beyond).toBeGreaterThan(10)
  }, 120_000)

  it.each(hotelSorts)('orders by %s over all pages', (sort) => {
    const [venue] = venues.filter(({ name }) => name === 'Rod Laver Arena')
    const all = everyHotel(venue?.id ?? '', sort)
    const key: Record<HotelSort, (hotel: HotelItem) => number> = {
      walk: ({ walk }) => walk.minutes,
      quickest,
      price: () => 0,
      stars: ({ stars }) => -(stars ?? 0),
    }
    const keys = all.map(key[sort])
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })
})

describe('prices and availability', () => {
  const [venue] = venues.filter(({ name }) => name === 'Rod Laver Arena')
  const origin = places.hotels.doorOf(places.hotels.locate({ venueId: venue?.id ?? '' }))
  if (!origin) throw new Error('The venue of this test is not listed any more')
  const candidates: readonly Candidate[] = places.hotels.inReach(origin).candidates.slice(0, 5)
  const quote = (amount: number): Quote => ({
    price: { amount, currency: 'AUD', per: 'night', provider: 'LiteAPI', quotedAt: '2026-11-21T10:00:00Z' },
  })
  const [a = '', b = '', c = ''] = candidates.map(({ hotel }) => hotel.id)
  const quotes = new Map<string, Quote>([
    [a, quote(300)],
    [b, quote(200)],
    [c, 'sold_out'],
  ])
  const idsOf = (filter: HotelFilter, sort?: HotelSort) =>
    selectHotels(candidates, { filter, sort, limit: 50 }, quotes).page.map(({ hotel }) => hotel.id)

  it('puts the cheapest first and unquoted hotels last', () => expect(idsOf({}, 'price').slice(0, 2)).toEqual([b, a]))
  it('lists only hotels with a room', () => expect(idsOf({ available: true }).toSorted()).toEqual([a, b].toSorted()))
  it('keeps to a price a night', () => expect(idsOf({ price: 250 })).toEqual([b]))
  it('counts the hotels with a room', () =>
    expect(selectHotels(candidates, { limit: 1 }, quotes).facets.available).toBe(2))
})
