import type { Day } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { dietNote } from './diet-note.ts'
import { dietsToAsk, halalNote, isHalalByDefault, servesThere } from './halal-default.ts'

it.each([
  ['AE', true],
  ['SA', true],
  ['MY', false],
  ['AU', false],
])('meat in %s is halal by default: %s', (country, is) => expect(isHalalByDefault(country)).toBe(is))

it('a kitchen there is asked for what is not the rule alone', () => {
  expect(dietsToAsk(['halal', 'gluten-free'], 'AE')).toEqual(['gluten-free'])
  expect(servesThere({ name: 'Al Mallah' }, ['halal'], 'AE')).toBe('yes')
  expect(servesThere({ name: 'Al Mallah' }, ['halal', 'gluten-free'], 'AE')).toBe('unknown')
  expect(servesThere({ name: 'Al Mallah' }, ['halal'], 'MY')).toBe('unknown')
  expect(servesThere({ name: 'The Pub', diets: ['no-halal'] }, ['halal'], 'AE')).toBe('no')
})

describe('the note of a diet', () => {
  const activity = {
    id: 'a',
    title: 'A',
    address: null,
    mapLink: 'https://www.openstreetmap.org/',
    lat: 25,
    lon: 55,
    category: 'food',
    openingHours: null,
    website: null,
    source: 'curated',
  }
  const meal: Day['slots'][number] = {
    activity,
    period: 'afternoon',
    start: '12:00',
    end: '13:00',
    meal: 'lunch',
    leg: null,
    foodNearby: [],
  }
  const day: Day = { date: '2027-07-08', slots: [meal] }
  const note = (...countries: string[]) =>
    dietNote(
      countries.map((country) => ({ day, country })),
      ['halal'],
      () => ({ name: 'A' }),
    )

  it('says it once where it is the rule', () =>
    expect(note('AE', 'AE')).toBe(
      'Meat is usually halal here; some hotels and bars serve pork or alcohol too, so ask there.',
    ))
  it('names the countries of which it is true where the trip goes to others too', () => {
    expect(halalNote(['AE', 'SG', 'MA'])).toBe(
      'Meat is usually halal in the United Arab Emirates and Morocco; some hotels and bars serve pork or alcohol too, so ask there.',
    )
    expect(halalNote(['SG'])).toBeNull()
  })
  it('says it and what nobody knows on a trip of two countries', () =>
    expect(note('AE', 'SG')).toBe(
      `${halalNote(['AE', 'SG'])} We don’t know whether 1 of the 2 places to eat have halal food, so ask before you book.`,
    ))
})
