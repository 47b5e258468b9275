import type { TripReading } from '@site/contracts/trip-reading'
import type { SeasonGround } from '@site/places'
import { itineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { CENTRE, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { dayFacts } from './day-facts.ts'
import { planWithFacts } from './plan.ts'
import type { Destination } from './places.ts'
import { groundsFor, seasonNote, seasonsAsked, seasonsMissed, withSeasonsPlanned } from './seasons.ts'

const [row] = samplePlaces({ places: 1 })
const ground = (over: Partial<SeasonGround>): SeasonGround => ({
  ...row,
  ...CENTRE,
  id: 'ground',
  name: 'Market on the Square',
  category: 'market',
  openingHours: 'Nov 20-Dec 23 11:00-21:00',
  visitMinutes: 60,
  interest: 70,
  best: 'evening',
  occasion: 'christmas-markets',
  onDates: null,
  tip: null,
  enter: null,
  again: null,
  ...over,
})
/** The Friday 24 days before the last Monday of August, as the table writes it. */
const FRINGE: Partial<SeasonGround> = { openingHours: 'Aug 1-Aug 31 19:00-24:00', onDates: 'nearest Fri 08-04 for 25' }
const sampleton: Destination = {
  kind: 'city',
  name: 'Sampleton',
  city: 'Sampleton',
  country: 'AU',
  region: null,
  neighborhood: null,
  precision: 0,
  tz: 'Australia/Adelaide',
  centre: CENTRE,
}
const markets = { key: 'christmas-markets', name: 'Christmas markets' }
const daysOf = (...dates: string[]) => ({
  centre: CENTRE,
  days: dayFacts(dates, sampleton, []),
  style: { open: 540, close: 1320 },
})
const piece = (key: string, value: string): TripReading['understood'][number] => ({
  key,
  label: 'Season',
  value,
  words: value,
  field: 'destination',
  use: 'noted',
})
const reading = (...understood: TripReading['understood']): TripReading => ({
  understood,
  notUsed: [],
  questions: [],
})

it('knows the seasons a traveller named by what was understood', () => {
  const pieces = [piece('season:christmas-markets', 'Christmas markets, in the first days'), piece('days', '3 days')]
  expect(seasonsAsked(reading(...pieces))).toEqual([{ ...markets, evenings: false }])
})

it.each([
  ['evenings in the tents', true],
  ['in the tents every night', true],
  ['nights at the beer tents', true],
  ['3 nights', false],
])('whoever writes "%s" comes for the evenings: %s', (text, evenings) => {
  const pieces = [piece('season:christmas-markets', 'Christmas markets')]
  expect(seasonsAsked(reading(...pieces), text)).toEqual([{ ...markets, evenings }])
})

describe('groundsFor', () => {
  it.each<[string, Partial<SeasonGround>, string[], number]>([
    ['one that is open on a day', {}, ['2026-12-01'], 1],
    ['none before its months', {}, ['2026-11-10'], 0],
    ['none in another town', { lat: CENTRE.lat + 1 }, ['2026-12-01'], 0],
    ['none off its days', { openingHours: '24/7', onDates: 'nearest Sat 09-19 for 16' }, ['2027-09-17'], 0],
    ['the Fringe from its first Friday', FRINGE, ['2027-08-05', '2027-08-06'], 1],
    ['the Fringe to the last Monday of August', FRINGE, ['2027-08-30'], 1],
    ['no Fringe on the day after', FRINGE, ['2027-08-31'], 0],
    ['one on them', { openingHours: '24/7', onDates: 'nearest Sat 09-19 for 16' }, ['2027-09-18'], 1],
  ])('%s', (_, over, dates, count) => expect(groundsFor([ground(over)], [], daysOf(...dates))).toHaveLength(count))

  it('what was asked for is not to be missed, the best first, at its own time of day', () => {
    const all = [ground({ id: 'less', interest: 50 }), ground({ id: 'more' }), ground({ id: 'fair', occasion: 'fair' })]
    const found = groundsFor(all, [markets], daysOf('2026-12-01'))
    expect(found.map(({ id, mustSee, askedTime }) => [id, mustSee, askedTime])).toEqual([
      ['less', 2, 'evening'],
      ['more', 1, 'evening'],
      ['fair', undefined, undefined],
    ])
    expect(found.map(({ tip }) => tip)).toEqual(
      all.map(() => 'Its days and hours are those of other years, so check before you go.'),
    )
  })
})

it('a later visit that a plan keeps is known by its id alone', () => {
  const fair = ground({ id: 'fair', again: 'days' })
  const kept = ['fair', 'fair@2026-12-02']
  const found = groundsFor([fair], [], { ...daysOf('2026-12-01', '2026-12-02'), kept })
  expect(found.map(({ id }) => id)).toEqual(kept)
})

it('a season is planned where a ground of it is, and else said once', () => {
  const grounds = [ground({})]
  expect(seasonsMissed([markets], new Set(['ground']), grounds)).toEqual([])
  expect(seasonsMissed([markets], new Set(['ground@2026-12-01']), grounds)).toEqual([])
  const missed = seasonsMissed([markets], new Set(['other']), grounds)
  expect(missed).toEqual([markets])
  expect(seasonNote(missed, 'Sampleton')).toBe(
    'We don’t know where to go for Christmas markets in Sampleton on these days, so this plan has no stop for it.',
  )
  expect(seasonNote([], 'Sampleton')).toBeNull()
})

it('the reading says planned of what is in the plan, by either name', () => {
  const own = reading(
    piece('season:christmas-markets', 'Christmas markets, early'),
    piece('event', 'Christmas markets'),
  )
  const uses = (missed: Parameters<typeof withSeasonsPlanned>[1]) =>
    withSeasonsPlanned(own, missed).understood.map(({ use }) => use)
  expect(uses([])).toEqual(['planned', 'planned'])
  expect(uses([markets])).toEqual(['noted', 'noted'])
  const typed = reading(piece('season:christmas-markets', 'Christmas markets'), piece('event', 'christmas markets'))
  expect(withSeasonsPlanned(typed, []).understood.map(({ use }) => use)).toEqual(['planned', 'planned'])
})

it('plans the evenings of a trip at the markets it is for', async () => {
  const sample = samplePort({ seed: 3, places: 80 })
  const port = { ...sample, seasonGrounds: () => [ground({ lat: CENTRE.lat + 0.002 })] }
  const request = itineraryRequest.parse({ destination: 'Sampleton', notes: 'Christmas markets', days: 2, seed: 1 })
  const now = new Date('2026-11-23T03:00:00Z')
  const options = { now, budgetMs: 60_000, maxIterations: 200 }
  const { response } = await planWithFacts(request, port, options)
  const slot = response.plan.flatMap(({ slots }) => slots).find(({ activity }) => activity.id === 'ground')
  expect(slot?.period).toBe('evening')
  const without = await planWithFacts(request, sample, options)
  expect(without.response.meta.searchNote).toContain('We don’t know where to go for Christmas markets in Sampleton')
})
