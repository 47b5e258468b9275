import { describe, expect, it } from 'vitest'
import { plainDay } from '../testing/plain-day.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import { clock } from './days.ts'
import { isBehindADoor, unpublishedHours } from './unpublished-hours.ts'

const [sample] = samplePlaces({ places: 1 })
const plain = { ...sample, themes: [], best: null, openingHours: null, interest: 50, visitMinutes: 45 }
const SUNDAY = '2026-03-01'
const MONDAY = '2026-03-02'
const FRIDAY = '2026-03-06'
const SATURDAY = '2026-03-07'

const hours = (facts: object, date = MONDAY, day: object = {}) =>
  unpublishedHours({ ...plain, name: 'Somewhere', ...facts }, { ...plainDay(date), ...day })
    .map(([from, until]) => `${clock(from)}–${clock(until)}`)
    .join(', ')

describe('unpublishedHours', () => {
  it.each([
    ['a museum', { category: 'museum' }, '10:00–17:00'],
    ['a palace, however short the visit', { category: 'sight', name: 'Royal Palace Amsterdam' }, '10:00–17:00'],
    ['a castle of an hour', { category: 'sight', themes: ['culture'], visitMinutes: 90 }, '10:00–17:00'],
    ['ruins', { category: 'sight', name: 'Roman Forum', themes: ['culture'], visitMinutes: 105 }, '09:00–16:30'],
    ['a park of rides that takes the whole day', { category: 'experience', visitMinutes: 480 }, '10:00–18:00'],
    ['a tower', { category: 'view', name: 'Sydney Tower Eye', best: 'sunset' }, '10:00–18:00'],
    ['a hill', { category: 'view', name: 'Twin Peaks' }, '09:00–19:00'],
    ['a square', { category: 'sight', name: 'Rathausplatz' }, '09:00–18:00'],
    ['a sight that may have a door', { category: 'sight', name: 'Block Arcade' }, '10:00–17:00'],
    ['a sight out of doors', { category: 'sight', themes: ['outdoors'] }, '09:00–18:00'],
    ['a zoo that its source calls a park', { category: 'park', name: 'Lincoln Park Zoo' }, '10:00–17:00'],
    ['a market', { category: 'market', name: 'Naschmarkt' }, '10:00–14:00'],
    ['a market of the morning', { category: 'market', best: 'morning' }, '09:00–14:00'],
    ['a market of the night', { category: 'market', name: 'Temple Street Night Market' }, '18:00–22:00'],
    ['a street of shops', { category: 'market', name: 'Myeongdong Shopping Street' }, '10:30–18:00'],
    ['bars', { category: 'nightlife' }, '20:00–23:30'],
    ['fountains of the evening', { category: 'sight', best: 'evening' }, '09:00–23:00'],
  ])('%s', (_, facts, expected) => expect(hours(facts)).toBe(expected))

  it.each([
    ['a church', 'Westerkerk', MONDAY, 'NL', '10:00–16:30'],
    ['a church on Sunday', 'Westerkerk', SUNDAY, 'NL', '13:00–16:30'],
    ['a church of Italy', 'Santa Maria delle Grazie', MONDAY, 'IT', '10:00–12:00, 16:00–18:30'],
    ['one on Sunday', 'Santa Maria delle Grazie', SUNDAY, 'IT', '16:00–18:30'],
    ['one of a saint on Sunday', 'San Pietro in Vincoli', SUNDAY, 'IT', '16:00–18:30'],
    ['one in the fields on Sunday', 'St Martin-in-the-Fields', SUNDAY, 'GB', '13:00–16:30'],
    ['a pier of a saint’s town', 'Santa Monica Pier', SUNDAY, 'US', '09:00–18:00'],
    ['a temple of the Hindus', 'Sri Mariamman Temple', MONDAY, 'SG', '09:00–11:30, 18:00–20:00'],
    ['a mosque', 'Sultan Mosque', MONDAY, 'SG', '10:00–12:00, 14:00–16:00'],
    ['a mosque on Friday', 'Sultan Mosque', FRIDAY, 'SG', '14:00–16:00'],
    ['a synagogue', 'Portuguese Synagogue', MONDAY, 'NL', '10:00–16:30'],
    ['a synagogue on Friday', 'Dohány Street Synagogue', FRIDAY, 'HU', '10:00–14:00'],
    ['a synagogue on the Sabbath', 'Dohány Street Synagogue', SATURDAY, 'HU', ''],
    ['an abbey in a road', 'Abbey Road Crossing', SUNDAY, 'GB', '09:00–18:00'],
  ])('%s', (_, name, date, country, expected) =>
    expect(hours({ category: 'sight', name }, date, { country })).toBe(expected),
  )

  it('a church has its Mass on a public holiday too', () =>
    expect(hours({ category: 'sight', name: 'Westerkerk' }, MONDAY, { country: 'NL', holiday: true })).toBe(
      '13:00–16:30',
    ))

  it('a great church of Italy stays open over noon', () =>
    expect(hours({ category: 'sight', name: 'Archbasilica', interest: 90 }, MONDAY, { country: 'IT' })).toBe(
      '10:00–16:30',
    ))

  it('a café of Melbourne closes in the afternoon, one of Vienna does not', () => {
    const café = { category: 'coffee', name: 'Degraves Street' }
    expect(hours(café, MONDAY, { country: 'AU', kitchensUntil: 1320 })).toBe('07:00–15:30')
    expect(hours(café, MONDAY, { country: 'AT', kitchensUntil: 1320 })).toBe('09:00–22:00')
  })

  it('a kitchen cooks from and until when those of its country do', () => {
    expect(hours({ category: 'food' })).toBe('11:30–22:00')
    expect(hours({ category: 'food' }, MONDAY, { kitchensFrom: 720, kitchensUntil: 1380 })).toBe('12:00–23:00')
  })
})

it.each([
  ['a stadium tour', { category: 'experience', name: 'Tour Bernabéu' }, true],
  ['a museum', { category: 'museum' }, true],
  ['a palace of an hour', { category: 'sight', name: 'Royal Palace', visitMinutes: 60 }, true],
  ['a tower', { category: 'view', name: 'Tokyo Tower' }, true],
  [
    'a parliament looked at from the bridge',
    { category: 'sight', name: 'Houses of Parliament', visitMinutes: 25 },
    false,
  ],
  ['a walk along the coast', { category: 'experience', name: 'Coastal walk', themes: ['outdoors'] }, false],
  ['a square', { category: 'sight', name: 'Rathausplatz' }, false],
  ['a night of the year', { category: 'experience', name: 'Twelve grapes', onDates: 'fixed 12-31' }, false],
])('%s of unknown hours is behind a door: %s', (_, facts, is) => {
  expect(isBehindADoor({ ...plain, name: 'Somewhere', ...facts })).toBe(is)
})
