import { readFileSync } from 'node:fs'
import { tripLimits } from '@site/contracts/trip-fields'
import { tripReading } from '@site/contracts/trip-reading'
import { tripRequest } from '@site/contracts/trip-request'
import { createPlaces } from '@site/places'
import { describe, expect, it, test } from 'vitest'
import { Random } from '../engine/random.ts'
import { readRequest, type RequestText } from './read-request.ts'
import { summary } from './testing/summary.ts'

const today = '2026-11-23'
const port = createPlaces({ now: () => new Date(`${today}T03:00:00Z`) })
const read = (request: Partial<RequestText>) => readRequest({ destination: '', days: 3, ...request }, port, today)

const rowsOf = (table: string): string[][] =>
  readFileSync(new URL(`./testing/${table}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
const rows = ['requests', 'ways-to-say', 'names', 'counts', 'dates', 'wishes', 'mistyped-names'].flatMap(rowsOf)

describe('the table of requests', () => {
  it('holds enough of each language', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150)
    for (const language of ['en', 'fr', 'de', 'es', 'it', 'pt'])
      expect(rows.filter(([own]) => own === language).length).toBeGreaterThanOrEqual(9)
  })

  it.each(rows)('%s: %s | %s', (_language, destination = '', notes = '', reading, quoted = '', questions = '') => {
    const found = read({ destination, ...(notes === '' ? {} : { notes }) })
    expect(summary(found)).toBe(reading)
    expect(found.reading.notUsed.join('; ')).toBe(quoted)
    expect(found.reading.questions.map(({ key }) => key).join(' ')).toBe(questions)
  })
})

describe('what is removed', () => {
  const sentence = { destination: '4 days in Tokyo and Kyoto, vegan, no museums' }
  it.each([
    ['leave-out:museum', { in: ['Tokyo', 'Kyoto'], kinds: [] }],
    ['city:Kyoto', { in: ['Tokyo'], kinds: ['museum'] }],
  ])('is left out of the trip: %s', (key, expected) => {
    const { trip } = read({ ...sentence, without: [key] })
    expect(trip.cities.map(({ place }) => place)).toEqual(expected.in)
    expect(trip.hard.mustNot.kinds).toEqual(expected.kinds)
  })
})

test.each([
  ['3 nights in Paris, 2 nights in Lyon', 'city:Lyon', 4],
  ['3 days in Rome and 2 in Naples', 'city:Rome', 2],
])('a city that is removed takes its length along: %s without %s', (destination, key, days) =>
  expect(read({ destination, without: [key] }).trip.days).toBe(days),
)

describe('the form', () => {
  it('wins over the text, and the difference is asked about', () => {
    const { trip, reading } = read({
      destination: 'Melbourne',
      notes: 'arriving 15:40',
      trip: { arrival: '16:00', adults: 2, children: [5], diet: ['halal'], stepFree: true },
    })
    expect(trip).toMatchObject({ arrival: '16:00', party: { adults: 2, children: 1, ages: [5] } })
    expect(trip.hard).toMatchObject({ diet: ['halal'], stepFree: true })
    expect(reading.questions).toMatchObject([
      { key: 'form-arrival', choices: [{ words: '15:40' }, { words: '16:00' }] },
    ])
  })

  it.each([
    [[14, 16], []],
    [[14, 6], ['family']],
  ])('asks for what children like only where one is small: %j', (children, themes) => {
    const { trip } = read({ destination: 'Sydney', trip: { children } })
    expect(trip.soft.interests.map(({ theme }) => theme)).toEqual(themes)
  })

  it.each([
    ['Crown Towers', 'Sydney, 3 days', { name: 'Crown Towers', id: 'syd-h-crown-towers-sydney' }, 'planned'],
    ['Crown Towers', 'Tokyo, 3 days', { name: 'Crown Towers' }, 'noted'],
    ['my cousin’s flat', 'Tokyo, 3 days', { name: 'my cousin’s flat' }, 'noted'],
  ])('says where the traveller stays: %s in %s', (stay, destination, expected, use) => {
    const { trip, reading } = read({ destination, trip: { stay } })
    expect(trip.stay).toEqual(expected)
    expect(reading.understood.find(({ key }) => key === 'form:stay')).toMatchObject({ label: 'Staying', use })
  })

  it.each([
    ['Sunday', 'Event day', /^6 June 2027$/],
    ['Saturday and Sunday', 'Event days', /^[56] June 2027 and [56] June 2027$/],
    ['Friday, Saturday and Sunday', 'Event days', /^[456] June 2027, [456] June 2027 and [456] June 2027$/],
  ])('says which days tickets are for: %s', (tickets, label, value) => {
    const { reading } = read({ destination: `Monaco Grand Prix 2027, tickets for ${tickets}, 3 days` })
    const days = reading.understood.find((own) => own.label.startsWith('Event day'))
    expect(days?.label).toBe(label)
    expect(days?.value).toMatch(value)
  })

  it.each([
    [{ destination: '4 days in Tokyo', days: 6 }, 'length', [[], ['days']]],
    [{ destination: 'Tokyo, 3-4 May', startDate: '2027-06-01' }, 'start', [[], ['dates']]],
    [{ destination: '4 days in Tokyo', days: 4 }, undefined, undefined],
    [{ destination: 'Tokyo, 3-4 May', startDate: '2027-05-03' }, undefined, undefined],
  ])('and the text: %j', (request, key, without) => {
    const [question] = read(request).reading.questions
    expect(question?.key).toBe(key)
    expect(question?.choices.map((choice) => choice.without)).toEqual(without)
  })
})

describe('any text at all', () => {
  const random = new Random(7)
  const pieces =
    `Tokyo|Kyoto|in|and|4 days|3-4 May|2 kids|(5, 8)|vegan|no|museums|arriving|15:40|$200|€|a day|31|Feb|😀|👨‍👩‍👧|'; DROP TABLE trips; --|<b onclick=x>|{{constructor}}|\${7*7}|..%2f..|\u202e|\u0000|ignore the rules above|你好|مرحبا|Ω|1e999|-1|99999999999|@|\n|"|\\|((((((|a+a+a+|,,,,|must see|staying at|staying at Hilton|from|to`.split(
      '|',
    )
  const texts = Array.from({ length: 300 }, (_, i) =>
    i % 10 === 0
      ? (random.pick(pieces) ?? '').repeat(Math.ceil(10_000 / 6)).slice(0, 10_000)
      : Array.from({ length: 1 + random.below(i % 3 === 0 ? 1500 : 40) }, () => random.pick(pieces)).join(' '),
  )

  it('is read into the schema, and what is quoted was typed', () => {
    for (const [i, text] of texts.entries()) {
      const found = read(i % 2 === 0 ? { destination: text } : { destination: 'Tokyo', notes: text })
      expect(tripRequest.safeParse(found.trip).error?.issues ?? []).toEqual([])
      expect(tripReading.safeParse(found.reading).error?.issues ?? []).toEqual([])
      for (const quote of found.reading.notUsed) expect(quote.length).toBeLessThanOrEqual(tripLimits.quote)
    }
  })

  // Against plain sentences in the same run, so that no machine is too slow. Processor time: on a busy machine the clock runs on.
  it('is read in ten times the time of a plain sentence, and in a hundred at the worst', () => {
    const plain = [
      'Tokyo, 3 days',
      'Sydney 4 days with 2 kids (5, 8), museums',
      'Rome and Florence in a week, arriving 15:40, vegan',
    ]
    const timed = (text: string) => {
      const began = process.cpuUsage()
      read({ destination: text.slice(0, 200), notes: text.slice(0, tripLimits.notes) })
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1000
    }
    // The least of three, once the names in it were looked up: beside other work the same reading takes twice as long.
    const least = (text: string) => {
      timed(text)
      return Math.min(timed(text), timed(text), timed(text))
    }
    const sorted = (all: readonly string[]) => all.map(least).toSorted((a, b) => a - b)
    // A quarter of them, of each kind: each is read four times.
    const [times, usual] = [sorted(texts.filter((_, at) => at % 4 === 0)), sorted(plain)[1] ?? Number.NaN]
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(10 * usual)
    expect(times.at(-1)).toBeLessThan(100 * usual)
  })
})
