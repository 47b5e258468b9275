import { itineraryRequest, type Day, type Slot } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { planWithFacts } from './itinerary/plan.ts'
import { verifyPlan } from './verify/verify.ts'

let now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

async function planned(request: object, on: string) {
  now = new Date(`${on}T03:00:00Z`)
  const asked = itineraryRequest.parse({ days: 3, ...request })
  const { response, facts } = await planWithFacts(asked, port, { now, maxIterations: 150, budgetMs: 60_000 })
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  return response
}

const isEvent = (slot: Slot): boolean => slot.fixed === 'event'
const eventDay = (plan: readonly Day[]): Day | undefined => plan.find((day) => day.slots.some(isEvent))

/** "2027-03-14 Sun 15:00–17:00" */
async function whenOf(destination: string, on: string): Promise<string> {
  const { plan } = await planned({ destination }, on)
  const day = eventDay(plan)
  const slot = day?.slots.find(isEvent)
  const weekday = new Date(`${day?.date}T00:00:00Z`).toUTCString().slice(0, 3)
  return `${day?.date} ${weekday} ${slot?.start}–${slot?.end}`
}

describe('the event of a plan is on its day and at its hour', () => {
  it.each<[string, ...string[]]>([
    [
      'Formula 1 Australian Grand Prix',
      '2027-03-14 Sun 12:00–17:00',
      '2028-03-12 Sun 12:00–17:00',
      '2029-03-11 Sun 12:00–17:00',
    ],
    [
      'Formula 1 Singapore Grand Prix',
      '2027-10-10 Sun 17:00–22:00',
      '2028-10-08 Sun 17:00–22:00',
      '2029-10-14 Sun 17:00–22:00',
    ],
    [
      'New York City Marathon',
      '2027-11-07 Sun 09:10–14:10',
      '2028-11-05 Sun 09:10–14:10',
      '2029-11-04 Sun 09:10–14:10',
    ],
    ['Melbourne Cup Day', '2027-11-02 Tue 10:45–17:30', '2028-11-07 Tue 10:45–17:30', '2029-11-06 Tue 10:45–17:30'],
    ["Sydney New Year's Eve", '2026-12-31 Thu 14:00–00:20', '2027-12-31 Fri 14:00–00:20', '2028-12-31 Sun 14:00–00:20'],
    [
      "Times Square New Year's Eve",
      '2026-12-31 Thu 15:00–00:20',
      '2027-12-31 Fri 15:00–00:20',
      '2028-12-31 Sun 15:00–00:20',
    ],
    [
      'Marina Bay Singapore Countdown',
      '2026-12-31 Thu 17:30–00:20',
      '2027-12-31 Fri 17:30–00:20',
      '2028-12-31 Sun 17:30–00:20',
    ],
    ['Australian Open', '2027-01-31 Sun 19:30–22:30', '2028-01-30 Sun 19:30–22:30', '2029-02-04 Sun 19:30–22:30'],
    [
      'Coachella Valley Music and Arts Festival (weekend 1)',
      '2027-04-10 Sat 13:00–01:00',
      '2028-04-15 Sat 13:00–01:00',
      '2029-04-14 Sat 13:00–01:00',
    ],
    [
      'Coachella Valley Music and Arts Festival (weekend 2)',
      '2027-04-17 Sat 13:00–01:00',
      '2028-04-22 Sat 13:00–01:00',
      '2029-04-21 Sat 13:00–01:00',
    ],
  ])('%s', async (name, ...expected) => {
    const found: string[] = []
    for (const on of ['2026-11-23', '2027-11-23', '2028-11-23']) found.push(await whenOf(name, on))
    expect(found).toEqual(expected)
  })
})

describe('a day with an event', () => {
  it('ends a race weekend the trip has room for, and has nothing else from the gates on but meals', async () => {
    const { plan, meta } = await planned({ destination: 'Formula 1 Australian Grand Prix' }, '2026-11-23')
    expect(plan.map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-13', '2027-03-14'])
    expect(plan[2]?.slots.filter((slot) => !isEvent(slot) && slot.meal === undefined)).toEqual([])
    expect(plan[2]?.slots.find(isEvent)?.activity.note).toContain('Race usually at 15:00. Check your ticket.')
    expect(meta.searchNote).toContain('is usually around 12 March')
  })

  it('keeps the event where the way to it goes round water', async () => {
    const { plan, meta } = await planned({ destination: 'Vivid Sydney, 2 days' }, '2026-11-23')
    expect(plan.flatMap(({ slots }) => slots.filter(isEvent)).map(({ start }) => start)).toEqual(['18:30'])
    expect(meta.searchNote).not.toContain('no longer room')
  })

  it('keeps the event where one is home just after midnight', async () => {
    const { plan, meta } = await planned({ destination: 'Stagecoach country music festival, three days' }, '2026-11-23')
    expect(plan.flatMap(({ slots }) => slots.filter(isEvent)).map(({ end }) => end)).toEqual(['23:00'])
    expect(meta.searchNote).not.toContain('no longer room')
  })

  it('goes home after midnight and rests the day after', async () => {
    const { plan } = await planned({ destination: 'Electric Daisy Carnival (EDC)' }, '2026-11-23')
    expect(plan[1]?.slots.find(isEvent)).toMatchObject({ start: '19:00', end: '05:30' })
    // The speedway lies an hour and a half from the nearest bed.
    expect(plan[1]?.returnBy?.slice(0, 2)).toBe('07')
    expect(plan[2]?.departAt?.slice(0, 2)).toBe('13')
  })

  it.each([
    'Sydney New Year’s Eve',
    'Formula 1 Singapore Grand Prix',
    'Australian Open',
    'Electric Daisy Carnival (EDC)',
  ])('names no kitchen of unknown hours beside it once dinner is over: %s', async (destination) => {
    const { plan } = await planned({ destination, days: 4 }, '2026-11-23')
    const late = plan.flatMap(({ slots }) => slots.filter(({ start, end }) => end > '21:15' || end < start))
    expect(late.some(isEvent)).toBe(true)
    const named = late.flatMap(({ foodNearby }) => foodNearby.map(({ id }) => port.poiById(id)))
    expect(named.filter((poi) => poi?.openingHours === null)).toEqual([])
  })

  it('can be another one, and the ticket’s time wins', async () => {
    const request = { destination: 'Australian Open', eventDate: '2027-01-20', eventTime: '19:00' }
    const { plan } = await planned(request, '2026-11-23')
    expect(eventDay(plan)?.date).toBe('2027-01-20')
    expect(eventDay(plan)?.slots.find(isEvent)?.start).toBe('19:00')
  })
})
