import type { Closure } from '@site/places'
import { describe, expect, it } from 'vitest'
import { CENTRE, samplePlaces } from '../testing/sample-city.ts'
import { closureNote, closuresOf, closuresOn, concerns } from './closures.ts'
import { dayFacts } from './day-facts.ts'
import type { Destination } from './places.ts'

const [sample] = samplePlaces({ places: 1 })
const allDay = { from: 0, until: 1440 }
const closure = (more: Partial<Closure>): Closure => ({
  country: 'GB',
  states: [],
  city: null,
  rule: 'fixed 12-25',
  holiday: 'Christmas Day',
  what: 'museums and galleries',
  effect: 'closed',
  note: null,
  kinds: ['museum', 'attraction'],
  closed: allDay,
  transport: null,
  ...more,
})
const museums = closure({})
const tube = closure({
  what: 'Tube and buses',
  effect: 'no service',
  kinds: [],
  closed: null,
  transport: 'none',
  city: 'London',
})
const london: Destination = {
  kind: 'city',
  name: 'London',
  city: 'London',
  country: 'GB',
  region: 'ENG',
  neighborhood: null,
  tz: 'Europe/London',
  centre: CENTRE,
  precision: 0,
}

describe('closuresOf', () => {
  it.each([
    [{ states: ['ENG', 'WLS'] }, true],
    [{ states: ['SCT'] }, false],
    [{ city: 'London' }, true],
    [{ city: 'Edinburgh' }, false],
  ])('of %j', (where, holds) => expect(closuresOf([closure(where)], london).length > 0).toBe(holds))
})

it('leaves weekly closing days to the opening hours', () => {
  expect(closuresOn([closure({ rule: 'weekly Fri' })], '2026-12-25')).toEqual([])
  expect(closuresOn([museums], '2026-12-25')).toEqual([museums])
})

describe('concerns', () => {
  const castle = closure({ what: 'Edinburgh Castle', kinds: [] })
  const facilities = closure({ what: 'museums and public facilities', kinds: ['museum'] })
  it.each([
    ['a museum', museums, 'museum', false, true],
    ['a tower with a door', museums, 'sight', true, true],
    ['a square', museums, 'sight', false, false],
    ['a park with gates', museums, 'park', true, false],
    ['a garden with gates where public facilities close', facilities, 'park', true, true],
    ['a lawn where public facilities close', facilities, 'park', false, false],
    ['a restaurant', museums, 'food', true, false],
    ['a pub where restaurants close', closure({ kinds: ['restaurant'] }), 'bar', true, true],
    ['a street where the trains stop', tube, 'sight', false, false],
  ])('%s', (_, own, category, door, is) => expect(concerns(own, { ...sample, category }, door)).toBe(is))

  it.each([
    ['on Labour Day', 'fixed 05-01', false],
    ['on New Year’s Day', 'fixed 01-01', false],
    ['at Christmas', 'fixed 12-25', true],
    ['on Good Friday', 'easter-2', true],
  ])('closes a church among the monuments %s: %s', (_, rule, is) => {
    const monuments = closure({ country: 'FR', what: 'museums and monuments', rule })
    expect(concerns(monuments, { ...sample, category: 'sight', name: 'Notre-Dame de Paris' }, true)).toBe(is)
  })

  it('takes an amphitheatre of which no hours are known for a museum', () => {
    const amphitheatre = { category: 'sight', openingHours: null, themes: ['culture'], visitMinutes: 120 }
    const italy = closure({ country: 'IT', what: 'museums and shops', kinds: ['museum', 'shop'] })
    expect(concerns(italy, { ...sample, ...amphitheatre, name: 'Colosseum' }, false)).toBe(true)
    expect(concerns(italy, { ...sample, ...amphitheatre, name: 'Cathedral' }, false)).toBe(false)
  })

  it('knows a place by its name', () => {
    expect(concerns(castle, { ...sample, name: 'Edinburgh Castle', category: 'sight' }, true)).toBe(true)
    expect(concerns(castle, { ...sample, name: 'Castle', category: 'sight' }, true)).toBe(false)
  })
})

describe('dayFacts', () => {
  const facts = dayFacts(['2026-12-24', '2026-12-25'], london, [museums, tube])
  const museum = { ...sample, category: 'museum' }

  it('closes a kind on its day, unless the place tells its holiday hours', () => {
    const spans = (openingHours: string | null) =>
      facts.map((day) => day.closedSpans({ ...museum, openingHours }).length)
    expect(spans(null)).toEqual([0, 1])
    expect(spans('Mo-Su 10:00-17:00')).toEqual([0, 1])
    expect(spans('Mo-Su 10:00-17:00; PH 11:00-15:00')).toEqual([0, 0])
    expect(spans('Mo-Su 10:00-17:00; Dec 25 off')).toEqual([0, 0])
    expect(spans('Apr-Dec: Mo-Su 10:00-17:00')).toEqual([0, 1])
  })

  it('keeps a day without trains on foot', () => {
    expect(facts.map(({ walkOnly }) => walkOnly)).toEqual([false, true])
    expect(facts.map(({ holiday }) => holiday)).toEqual([false, true])
  })
})

it('knows holidays of a country from the table where the library of opening hours has none', () => {
  const singapore: Destination = { ...london, city: 'Singapore', country: 'SG', region: null, tz: 'Asia/Singapore' }
  const [eve, day] = dayFacts(['2027-08-08', '2027-08-09'], singapore, [], ['2027-08-09'])
  expect([eve?.holiday, day?.holiday]).toEqual([false, true])
})

describe('closureNote', () => {
  it('says what many places of a kind do, never one place', () => {
    expect(closureNote([museums, tube], ['2026-12-24', '2026-12-25'])).toBe(
      '25 December 2026 (Christmas Day): many museums and galleries close; Tube and buses: no service.',
    )
  })

  it('joins the days of a row', () => {
    const newYear = closure({ rule: 'range 12-29..01-03', holiday: 'New Year' })
    expect(closureNote([newYear], ['2026-12-30', '2026-12-31', '2027-01-01'])).toBe(
      '30 December 2026 to 1 January 2027 (New Year): many museums and galleries close.',
    )
    expect(closureNote([newYear], ['2026-11-30'])).toBeNull()
  })
})

it('the deck of a government building closes with the public facilities, and another does not', () => {
  const newYear = closure({ country: 'JP', what: 'museums and public facilities', kinds: ['museum'] })
  const deck = (name: string) => concerns(newYear, { ...sample, category: 'view', name }, false)
  expect(deck('Tokyo Metropolitan Government Building observatories')).toBe(true)
  expect(deck('Tokyo Tower')).toBe(false)
})

it('a street of shops is of no use while they are shut, although nobody closes it', () => {
  const shops = closure({ what: 'shops', kinds: ['shop'] })
  const [day] = dayFacts(['2026-12-25'], london, [shops])
  const street = { ...sample, category: 'sight', openingHours: '24/7' }
  expect(day?.closedSpans({ ...street, themes: ['shopping'] })).toEqual([[0, 1440]])
  expect(day?.closedSpans({ ...street, themes: ['shopping', 'sightseeing'] })).toEqual([])
  // A mall that says it is open on holidays is.
  expect(day?.closedSpans({ ...street, themes: ['shopping'], openingHours: 'Mo-Su,PH 10:00-22:00' })).toEqual([])
})
