import { itineraryEdit, itineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { sampleEvent, samplePort } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { editItinerary } from './edit.ts'
import { otherSessions } from './event-sessions.ts'
import type { EventAnchor, LatLon } from './places.ts'
import { planWithFacts } from './plan.ts'

const dates = ['2026-03-13', '2026-03-14', '2026-03-15']
const prix: EventAnchor = {
  ...sampleEvent,
  name: 'Sampleton Grand Prix',
  category: 'sports',
  dates: { start: '2026-03-13', end: '2026-03-15', status: 'confirmed' },
  programme: {
    usual: true,
    days: [
      { date: '2026-03-13', sessions: [] },
      {
        date: '2026-03-14',
        sessions: [
          { name: 'Practice', kind: 'session', from: 720 },
          { name: 'Qualifying', kind: 'session', from: 1260 },
        ],
      },
      { date: '2026-03-15', label: 'Race Sunday', main: true, sessions: [{ name: 'Race', kind: 'main', from: 900 }] },
    ],
  },
}
const weekend: TripRequest['dates'] = { kind: 'weekend', first: '2026-03-13', last: '2026-03-15', fixed: false }
const asked = (
  over: object = {},
  trip: Pick<TripRequest, 'dates' | 'event'> = { dates: weekend },
  kept: string[] = [],
) =>
  otherSessions(prix, {
    request: itineraryRequest.parse({ destination: 'Sampleton', days: 3, ...over }),
    trip,
    dates,
    attended: '2026-03-15',
    kept,
    home: prix.venue,
  })

describe('otherSessions', () => {
  it('tickets say which days of a long event are gone to, and no weekend does', () => {
    const days = Array.from({ length: 9 }, (_, i) => ({
      date: `2026-03-${String(7 + i).padStart(2, '0')}`,
      sessions: [],
      ...(i === 8 ? { main: true } : {}),
    }))
    const long = { ...prix, programme: { usual: true, days } }
    const of = (trip: Pick<TripRequest, 'dates' | 'event'>) =>
      otherSessions(long, {
        request: itineraryRequest.parse({ destination: 'Sampleton', days: 3 }),
        trip,
        dates,
        attended: '2026-03-15',
        kept: [],
        home: prix.venue,
      }).map(({ day }) => day)
    expect(of({ dates: weekend })).toEqual([])
    expect(of({ event: { name: prix.name, ticketDates: ['2026-03-13', '2026-03-15'] } })).toEqual([0])
  })
  it('ends before midnight on every day but the main one, and is told as the event', () => {
    const [, night] = prix.programme?.days ?? []
    const days = [{ ...night, date: '2026-03-14', sessions: [{ name: 'Music', kind: 'main', from: 780, to: 1500 }] }]
    const festival = {
      ...prix,
      category: 'music',
      programme: { usual: true, days: [...days, { date: '2026-03-15', main: true, sessions: [] }] },
    } as EventAnchor
    const from = (home: LatLon) =>
      otherSessions(festival, {
        request: itineraryRequest.parse({ destination: 'Sampleton', days: 3 }),
        trip: { dates: weekend },
        dates,
        attended: '2026-03-15',
        kept: [],
        home,
      })
    const [session] = from(prix.venue)
    expect((session?.start ?? 0) + (session?.minutes ?? 0)).toBe(23 * 60 + 15)
    expect(session?.isEvent).toBe(true)
    // The way home from grounds outside of the city takes longer.
    const [far] = from({ lat: prix.venue.lat + 0.1, lon: prix.venue.lon })
    expect((far?.start ?? 0) + (far?.minutes ?? 0)).toBe(22 * 60 + 30)
  })
  it('tickets of two days are those two, with or without a weekend', () => {
    const event = { name: prix.name, ticketDate: '2026-03-15', ticketDates: ['2026-03-14', '2026-03-15'] }
    for (const trip of [{ event }, { event, dates: weekend }])
      expect(asked({}, trip).map(({ day }) => day)).toEqual([1])
    expect(asked({ eventDate: '2026-03-15' }, { event }).map(({ day }) => day)).toEqual([1])
    expect(asked({ eventDate: '2026-03-13' }, { event })).toEqual([])
  })
  it('a weekend is all days of the event, each with its main session', () => {
    expect(asked().map(({ day, start, minutes, poi }) => [day, start, minutes, poi.name, poi.tip])).toEqual([
      [
        0,
        660,
        420,
        'Sampleton Grand Prix',
        'We don’t know the times of this day, so it is kept for the track from 11:00 to 18:00. Check your ticket. Plan to have lunch there.',
      ],
      [
        1,
        675,
        660,
        'Sampleton Grand Prix, practice and qualifying',
        'Usually Practice at 12:00 and Qualifying at 21:00. Check your ticket. Be there by 11:15. Plan to have lunch and dinner there.',
      ],
    ])
    expect(asked().map(({ poi }) => poi.openingHours)).toEqual(['Mar 13 11:00-18:00', 'Mar 14 11:15-22:15'])
  })

  it.each<[string, ReturnType<typeof asked>]>([
    ['the traveller chose a day', asked({ eventDate: '2026-03-15' })],
    ['or a session', asked({}, { dates: weekend, event: { name: '', session: 'Race' } })],
    ['nobody spoke of a weekend', asked({}, {})],
    [
      'a tournament lasts too long',
      otherSessions(
        { ...prix, programme: undefined, dates: { ...prix.dates, end: '2026-03-25' } },
        {
          request: itineraryRequest.parse({ destination: 'Sampleton', days: 3 }),
          trip: { dates: weekend },
          dates,
          attended: '2026-03-15',
          kept: [],
          home: prix.venue,
        },
      ),
    ],
  ])('none where %s', (_, found) => expect(found).toEqual([]))

  it('a plan keeps what stands in it', () => {
    const kept = asked({ eventDate: '2026-03-15' }, {}, ['event-1@2026-03-14'])
    expect(kept.map(({ day }) => day)).toEqual([1])
  })
})

it('a weekend for the event has a session on every day, past the usual end of one, and keeps it in an edit', async () => {
  const port = samplePort({ seed: 5, places: 90, event: prix })
  const now = new Date('2026-02-20T03:00:00Z')
  const request = itineraryRequest.parse({
    destination: prix.name,
    notes: 'weekend',
    startDate: '2026-03-13',
    days: 3,
    seed: 1,
  })
  const { response, facts } = await planWithFacts(request, port, { now, budgetMs: 60_000, maxIterations: 200 })
  const own = response.plan.map(({ slots }) => slots.filter(({ activity }) => activity.title.startsWith(prix.name)))
  expect(own.map((slots) => slots.map(({ start, end }) => `${start}-${end}`))).toEqual([
    ['11:00-18:00'],
    ['11:15-22:15'],
    ['12:00-17:00'],
  ])
  expect(own.flat().map(({ fixed }) => fixed)).toEqual(['event', 'event', 'event'])
  expect(facts && verifyPlan(response.plan, facts)).toEqual([])
  expect(response.meta.searchNote).toContain('We planned every day of Sampleton Grand Prix')
  expect(response.meta.searchNote).not.toContain('has 3 days')
  const plan = outlineOf(response.plan, response.meta.base)
  const order = plan[1]?.stops.map(({ id }) => id) ?? []
  const { day } = await editItinerary(itineraryEdit.parse({ request, plan, action: 'order', day: 1, order }), port, {
    now,
  })
  expect(day?.slots.map(({ activity }) => activity.id)).toEqual(order)
})
