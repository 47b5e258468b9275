import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { dayFacts } from './itinerary/day-facts.ts'
import { startWindows } from './itinerary/opening-hours.ts'
import { plainDay } from './testing/plain-day.ts'

const places = createPlaces()

/** When a stop of an hour may begin there on a day, as hours. */
const starts = (id: string, date: string) => {
  const poi = places.poiById(id)
  return poi === null ? null : startWindows(poi, plainDay(date), 60, 9 * 60, 23 * 60)
}

describe('rest days that travellers found missing', () => {
  it.each([
    ['p-san-francisco-sfmoma', 'on Wednesdays', '2027-06-09'],
    ['p-madrid-casa-dani', 'on New Year’s Day', '2027-01-01'],
    ['tyo-p-toyosu-market', 'on New Year’s Eve', '2026-12-31'],
    ['tyo-p-toyosu-market', 'on 4 January', '2027-01-04'],
    ['tyo-p-sushi-dai', 'with its market on 2 January', '2027-01-02'],
  ])('%s is closed %s', (id, _, date) => {
    expect(starts(id, date)).toEqual([])
  })

  it.each([
    ['p-barcelona-macba', 'by 15:00 on Sundays', '2027-05-09', 15 * 60],
    ['p-kyoto-honke-owariya', 'before dinner', '2027-04-05', 17 * 60],
  ])('%s is over %s', (id, _, date, closes) => {
    const last = starts(id, date)?.at(-1)?.[1] ?? Infinity
    expect(last + 60).toBeLessThanOrEqual(closes)
  })

  it('SFMOMA opens in the afternoon on Thursdays', () => {
    expect(starts('p-san-francisco-sfmoma', '2027-06-10')?.[0]?.[0]).toBeGreaterThanOrEqual(13 * 60)
  })
})

describe('Labour Day in Paris', () => {
  const [day] = dayFacts(
    ['2027-05-01'],
    {
      kind: 'city',
      name: 'Paris',
      city: 'Paris',
      country: 'FR',
      region: null,
      neighborhood: null,
      tz: 'Europe/Paris',
      centre: { lat: 48.8566, lon: 2.3522 },
      precision: 0,
    },
    places.closures('FR'),
  )
  const isOpen = (id: string) => {
    const poi = places.poiById(id)
    return poi !== null && startWindows(poi, day, 60, 9 * 60, 23 * 60).length > 0
  }

  it.each([
    'p-paris-eiffel-tower',
    'p-paris-seine-river-cruise-bateaux-parisiens',
    'p-paris-notre-dame-de-paris',
    'p-paris-sacre-cur',
  ])('%s is open', (id) => expect(isOpen(id)).toBe(true))

  it.each(['p-paris-louvre-museum', 'p-paris-sainte-chapelle', 'p-paris-conciergerie'])('%s is closed', (id) =>
    expect(isOpen(id)).toBe(false),
  )
})
