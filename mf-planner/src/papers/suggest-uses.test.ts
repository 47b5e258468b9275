import { expect, test } from 'vitest'
import type { CalendarTime } from './local-time.ts'
import type { CalendarEntry } from './read-calendar.ts'
import { MAX_SHOWN, suggestUses } from './suggest-uses.ts'

const days = { dates: ['2026-11-24', '2026-11-25', '2026-11-26'], zone: 'Australia/Melbourne' }
const timeOf = (text: string): CalendarTime => {
  const [date = '', clock = null, zone = null] = text.split(' ')
  return { date, clock, zone }
}
const entry = (title: string, from: string, to: string, location: string | null = null): CalendarEntry => ({
  title,
  location,
  from: timeOf(from),
  to: timeOf(to),
})
const usesOf = (...entries: CalendarEntry[]) =>
  suggestUses(entries, days).entries.map(({ title, suggested }) => `${title}: ${suggested}`)

test.each([
  [
    'a flight that lands on the first day',
    entry('QF 401 to Melbourne', '2026-11-24 09:00', '2026-11-24 10:35'),
    'arrival',
  ],
  [
    'one that lands after midnight there',
    entry('Flight home', '2026-11-23 11:00 UTC', '2026-11-23 13:30 UTC'),
    'arrival',
  ],
  ['a train on the last day', entry('Train to Geelong', '2026-11-26 17:10', '2026-11-26 18:15'), 'departure'],
  ['a flight between', entry('JQ 500', '2026-11-25 08:00', '2026-11-25 09:30'), 'stop'],
  ['a hotel of whole days', entry('Hotel: Crown', '2026-11-24', '2026-11-27'), 'hotel'],
  ['a hotel by its check-in', entry('Check-in at Crown', '2026-11-24 15:00', '2026-11-26 11:00'), 'hotel'],
  ['a short visit to a hotel', entry('Drinks at the hotel', '2026-11-24 18:00', '2026-11-24 20:00'), 'stop'],
  ['a dinner', entry('Dinner with Ana', '2026-11-25 19:00', '2026-11-25 21:00'), 'stop'],
  ['a whole day of something else', entry('Conference', '2026-11-25', '2026-11-26'), 'none'],
])('%s is most likely: %s', (_, given, use) =>
  expect(suggestUses([given], days).entries.map(({ suggested }) => suggested)).toEqual([use]),
)

test('of two flights there the last one lands, of two away the first one leaves', () =>
  expect(
    usesOf(
      entry('QF 1', '2026-11-24 05:00', '2026-11-24 07:00'),
      entry('QF 2', '2026-11-24 08:00', '2026-11-24 09:30'),
      entry('QF 3', '2026-11-26 16:00', '2026-11-26 17:00'),
      entry('QF 4', '2026-11-26 18:00', '2026-11-26 23:00'),
    ),
  ).toEqual(['QF 1: none', 'QF 2: arrival', 'QF 3: departure', 'QF 4: none']))

test('on a trip of one day one comes before noon and leaves after it', () => {
  const day = { dates: ['2026-11-24'], zone: null }
  const flights = [
    entry('QF 401', '2026-11-24 08:00', '2026-11-24 09:30'),
    entry('QF 440', '2026-11-24 20:00', '2026-11-24 21:30'),
  ]
  expect(suggestUses(flights, day).entries.map(({ suggested }) => suggested)).toEqual(['arrival', 'departure'])
})

test('what is on other days is counted, and what ends before it begins is nothing', () => {
  const found = suggestUses(
    [
      entry('Before', '2026-11-01 10:00', '2026-11-01 11:00'),
      entry('After', '2026-12-01 10:00', '2026-12-01 11:00'),
      entry('Backwards', '2026-11-25 10:00', '2026-11-24 10:00'),
      entry('Here', '2026-11-25 10:00', '2026-11-25 11:00'),
    ],
    days,
  )
  expect([found.entries.map(({ title }) => title), found.outside]).toEqual([['Here'], 3])
})

test('no more are shown than somebody looks through', () => {
  const many = Array.from({ length: 500 }, (_, i) => entry(`Talk ${i}`, '2026-11-25 10:00', '2026-11-25 11:00'))
  expect(suggestUses(many, days).entries).toHaveLength(MAX_SHOWN)
})
