import { itineraryEdit, itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../testing/sample-city.ts'
import { emptyTrip } from '../request/finding.ts'
import { planCalendar } from './calendar.ts'
import { editItinerary } from './edit.ts'
import type { EventAnchor } from './places.ts'
import { planItinerary } from './plan.ts'
import type { RacePart } from './race-role.ts'
import { atTheStart, bibStop } from './runners.ts'

const runs: RacePart = { role: 'runs', takes: null, wave: null }
const point = { lat: 1, lon: 2, address: 'Somewhere' }
const facts: EventAnchor['facts'] = {
  ground: null,
  from: null,
  tip: null,
  viewpoints: [],
  runners: {
    start: { ...point, name: 'The fort', from: 420, way: null },
    finish: null,
    bib: { ...point, name: 'The fair', days: [3, 1], hours: '10:00-17:00' },
  },
}
// On 14 March 2026.
const race: EventAnchor = {
  ...sampleEvent,
  dates: { ...sampleEvent.dates, end: '2026-03-14' },
  programme: {
    usual: true,
    days: [{ date: '2026-03-14', main: true, sessions: [{ name: 'Start', kind: 'main', from: 540 }] }],
  },
  name: 'Sampleton Marathon',
  category: 'sports',
  facts,
}

describe('atTheStart', () => {
  it('a race is where it starts for whoever runs it, and is left where it finishes', () => {
    expect(atTheStart(race, runs, {})).toMatchObject({
      venue: { name: 'The fort', lat: 1 },
      finish: { name: race.venue.name, lat: race.venue.lat },
    })
  })
  it.each<readonly [string, EventAnchor, RacePart | null, object]>([
    ['whoever watches', race, { ...runs, role: 'watches' }, {}],
    ['whoever says nothing', race, null, {}],
    ['whoever has a time of their own', race, runs, { eventTime: '09:00' }],
    ['another event', { ...sampleEvent, facts }, runs, {}],
    ['a race of which no start is known', { ...race, facts: null }, runs, {}],
  ])('%s goes to the listed venue', (_, event, part, request) => {
    expect(atTheStart(event, part, request)).toBe(event)
  })
})

describe('a trip of whoever runs', () => {
  const calendarOf = (fields: object, trip: object = {}) =>
    planCalendar(
      itineraryRequest.parse({ destination: 'Sampleton', days: 4, ...fields }),
      race,
      '2026-03-01',
      { ...emptyTrip, ...trip },
      runs,
    )

  it('begins two days before the race from four days on, the day before else', () => {
    expect(calendarOf({}).dates[0]).toBe('2026-03-12')
    expect(calendarOf({}).event?.day).toBe(2)
    expect(calendarOf({ days: 3 }).event?.day).toBe(1)
  })

  it('collects the bib on the first day that has an hour for it', () => {
    expect(bibStop(calendarOf({}))).toMatchObject([{ day: 0, start: 600, poi: { lat: 1 } }])
    expect(bibStop(calendarOf({}, { arrival: '12:00' }))).toMatchObject([{ day: 0, start: 885 }])
    expect(bibStop(calendarOf({}, { arrival: '18:00' }))).toMatchObject([{ day: 1, start: 600 }])
  })

  it('has no stop for it where the days begin with the race', () => {
    expect(bibStop(calendarOf({ startDate: '2026-03-15' }))).toEqual([])
  })
})

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

it('Chicago’s marathon comes after the bib and an easy day', async () => {
  const request = itineraryRequest.parse({ destination: 'Chicago Marathon, I am running it', days: 2 })
  const bib = 'Chicago Marathon, bib at McCormick Place'
  const { plan, meta } = await planItinerary(request, port, { now, maxIterations: 100 })
  const [saturday, sunday] = plan
  expect(saturday?.slots.map(({ activity }) => activity.title)).toContain(bib)
  expect(saturday?.slots.filter(({ meal }) => meal === undefined).length).toBeLessThanOrEqual(3)
  expect(sunday?.departAt?.localeCompare('06:00')).toBe(-1)
  expect(sunday?.slots[0]?.activity.note).toContain('Be there by 06:00')
  const outline = plan.map(({ date, slots }) => ({
    date,
    hotelId: meta.base?.id,
    stops: slots.map(({ activity: { id }, start, end }) => ({ id, start, end })),
  }))
  const edit = itineraryEdit.parse({ action: 'day', request, plan: outline, day: 0 })
  const again = await editItinerary(edit, port, { now })
  expect(again.day?.slots.map(({ activity }) => activity.title)).toContain(bib)
})

it('tells a runner where the others can watch, that one eats after the finish, and that the clocks change before it', async () => {
  const request = itineraryRequest.parse({
    destination: 'New York for the marathon 2027',
    days: 4,
    notes: 'I run, my wife watches.',
  })
  const { plan, meta } = await planItinerary(request, port, { now })
  const race = plan.flatMap(({ slots }) => slots).find(({ fixed }) => fixed === 'event')?.activity.note
  expect(race).toContain(
    'Whoever comes to watch can stand at Fourth Avenue and Flatbush Avenue (km 13, 10:15–13:05), First Avenue',
  )
  expect(race).toContain('We planned no lunch: eat once you are through the finish.')
  expect(meta.searchNote).toContain('The clocks go back one hour in the night before 7 November 2027.')
})
