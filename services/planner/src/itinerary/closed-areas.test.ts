import type { EventDay } from '@site/contracts/event-days'
import { describe, expect, it } from 'vitest'
import { CENTRE, sampleEvent, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { closedAreas, closedAreasNote, closedAt } from './closed-areas.ts'
import { dayFacts } from './day-facts.ts'
import type { EventAnchor } from './places.ts'

const [place] = samplePlaces({ places: 1 })
const session = (name: string, from: number, to?: number): EventDay['sessions'][number] => ({
  name,
  kind: 'main',
  from,
  ...(to === undefined ? {} : { to }),
})
const eventOn = (name: string, days: readonly EventDay[], over: Partial<EventAnchor> = {}): EventAnchor => ({
  ...sampleEvent,
  name,
  dates: { start: days[0]?.date ?? '', end: days.at(-1)?.date ?? '', status: 'confirmed' },
  programme: { usual: false, days: [...days] },
  ...over,
})
const areasOf = (event: EventAnchor, ...dates: readonly string[]) => {
  const port = { ...samplePort({ event }), events: () => ({ events: [event] }) }
  return closedAreas(port, CENTRE, dates)
}
const grandPrix = eventOn('Sampleton Grand Prix', [
  { date: '2027-06-04', sessions: [] },
  { date: '2027-06-05', sessions: [session('Qualifying', 960)] },
])
const fireworks = { date: '2026-12-31', sessions: [session('Fireworks', 1440)] }

describe('closedAreas', () => {
  it.each<[string, EventAnchor, string, readonly [metres: number, from: number, until: number] | null]>([
    ['a street circuit on a day without sessions', grandPrix, '2027-06-04', [1000, 360, 1680]],
    ['and on no other day', grandPrix, '2027-06-06', null],
    ['bikes race on a course of their own', { ...grandPrix, name: 'MotoGP Grand Prix' }, '2027-06-04', null],
    [
      'a marathon until the last are in',
      eventOn('City Marathon', [{ date: '2027-06-06', sessions: [session('Start', 480)] }]),
      '2027-06-06',
      [500, 240, 960],
    ],
    [
      'fireworks of New Year from midday on',
      eventOn('New Year', [fireworks], { genre: 'celebration' }),
      '2026-12-31',
      [1000, 720, 1680],
    ],
    ['a show of the same evening closes nothing', eventOn('Fireworks', [fireworks]), '2026-12-31', null],
    [
      'a parade, two hours before it and half an hour after',
      eventOn('Big Day', [{ date: '2027-06-06', sessions: [session('Parade', 600, 720)] }]),
      '2027-06-06',
      [500, 480, 750],
    ],
    [
      'an event of another town',
      { ...grandPrix, venue: { ...grandPrix.venue, lat: CENTRE.lat + 2 } },
      '2027-06-04',
      null,
    ],
  ])('%s', (_, event, date, area) => {
    const found = areasOf(event, date).map(({ metres, from, until }) => [metres, from, until])
    expect(found).toEqual(area === null ? [] : [area])
  })

  it('a track that is known closes only what lies beside it', () => {
    const monaco = { ...grandPrix.venue, id: 'v-monaco-circuit-de-monaco' }
    const [area] = areasOf({ ...grandPrix, venue: monaco }, '2027-06-04')
    expect(area?.metres).toBe(180)
    const palace = { lat: 43.7314, lon: 7.4202 }
    const casino = { lat: 43.7392, lon: 7.428 }
    const closed = (at: typeof palace) => closedAt(area === undefined ? [] : [area], at).length > 0
    expect([closed(palace), closed(casino)]).toEqual([false, true])
  })
})

it('a place inside is closed for those hours, and says nothing of other days', () => {
  const [area] = areasOf(grandPrix, '2027-06-04')
  const inside = { ...place, ...grandPrix.venue, id: place.id, name: place.name, openingHours: null }
  const destination = samplePort().resolveDestination('Sampleton')
  if (destination === null || area === undefined) throw new Error('No city')
  const days = dayFacts(['2027-06-03', '2027-06-04'], destination, [], [], [area])
  expect(days.map((day) => day.closedSpans(inside))).toEqual([[], [[360, 1680]]])
  expect(days[1]?.closedSpans({ ...inside, lat: CENTRE.lat + 0.1 })).toEqual([])
})

it('the plan says which ground it keeps free', () => {
  expect(closedAreasNote(areasOf(grandPrix, '2027-06-04', '2027-06-05'))).toBe(
    'Sampleton Grand Prix closes the ground round Harbour Hall on 4 June 2027 and 5 June 2027, so no other stop is there then.',
  )
  const eve = areasOf(eventOn('New Year', [fireworks], { genre: 'celebration' }), '2026-12-31')
  expect(closedAreasNote(eve)).toContain('on 31 December 2026 from 12:00, so')
  const unsure = { ...grandPrix, dates: { ...grandPrix.dates, status: 'expected' as const } }
  expect(closedAreasNote(areasOf(unsure, '2027-06-04'))).toContain('is expected to close the ground')
  expect(closedAreasNote([])).toBeNull()
})
