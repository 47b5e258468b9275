import { itineraryEdit, itineraryRequest, type Day } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { samplePort } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { editItinerary } from './edit.ts'
import { planWithFacts } from './plan.ts'
import { emptyTrip } from '../request/finding.ts'
import { leftOf, travelTimes } from './travel-days.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const ask = (request: object) => itineraryRequest.parse({ destination: 'Sampleton', days: 3, seed: 1, ...request })
const plan = async (request: object) => {
  const { response, facts } = await planWithFacts(ask(request), port, { now, budgetMs: 60_000, maxIterations: 300 })
  return { days: response.plan, meta: response.meta, note: response.meta.searchNote ?? '', facts }
}
const mealsOf = ({ slots }: Day) => slots.flatMap(({ meal }) => meal ?? [])

describe('leftOf', () => {
  const whole = { open: 540, close: 1320 }
  it.each([
    ['no times', {}, [whole, whole]],
    ['an early arrival', { arrival: '06:30' }, [whole, whole]],
    ['an afternoon arrival', { arrival: '15:38' }, [{ open: 1060, close: 1320 }, whole]],
    ['a noon departure', { departure: '14:02' }, [whole, { open: 540, close: 660 }]],
  ] as const)('of days with %s', (_, times, left) => {
    const dates = ['2026-03-02', '2026-03-03']
    expect(travelTimes(dates, { ...emptyTrip, ...times }).map((own) => leftOf(whole, own))).toEqual(left)
  })
})

it('a single day that one leaves before one comes is whole until it is said which is meant', () => {
  const times = { ...emptyTrip, arrival: '16:00', departure: '10:00' }
  const free = { arrives: null, leaves: null, isTaken: false, freeAt: null, busyAt: null }
  expect(travelTimes(['2026-03-02'], times)).toEqual([free])
  expect(travelTimes(['2026-03-02', '2026-03-03'], times)).toEqual([
    { ...free, arrives: 960 },
    { ...free, leaves: 600 },
  ])
})

describe('a plan between two journeys', () => {
  it('begins two hours after arriving and ends three before leaving, and says both once', async () => {
    const { days, note, facts } = await plan({ trip: { arrival: '14:00', departure: '17:00' } })
    expect(days[0].departAt?.localeCompare('16:00')).toBeGreaterThanOrEqual(0)
    expect(mealsOf(days[0])).toEqual(['dinner'])
    expect(days[2].returnBy?.localeCompare('14:00')).toBeLessThanOrEqual(0)
    expect(mealsOf(days[2])).toEqual(['lunch'])
    expect(mealsOf(days[1])).toEqual(['lunch', 'dinner'])
    expect(note).toContain('You arrive at 14:00, so day 1 starts at 16:00: we keep 2 hours to get to your hotel.')
    expect(note).toContain(
      'You leave at 17:00, so day 3 ends by 14:00: we keep 3 hours to get to your flight or train.',
    )
    expect(note).not.toContain('found no place')
    expect(facts && verifyPlan(days, facts)).toEqual([])
  })

  it('leaves the evening of a late arrival and the morning of an early departure empty, and says why', async () => {
    const { days, note } = await plan({ trip: { arrival: '21:30', departure: '09:00' } })
    expect(days.map(({ slots }) => slots.length > 0)).toEqual([false, true, false])
    expect(note).toContain('You arrive at 21:30 and we keep 2 hours to get to your hotel, so day 1 has no stops.')
    expect(note).toContain(
      'You leave at 09:00 and we keep 3 hours to get to your flight or train, so day 3 has no stops.',
    )
    expect(note).not.toMatch(/still free|found no place/)
  })

  it('dines late after an evening arrival', async () => {
    const { days } = await plan({ trip: { arrival: '17:45' } })
    expect(mealsOf(days[0])).toEqual(['dinner'])
    expect(days[0].slots[0].start >= '19:45').toBe(true)
  })

  it('keeps the hours of a day free in which the traveller is not, and says so', async () => {
    const request = { startDate: '2026-03-02', notes: 'not free on Tuesday from 3 pm; Wednesday until 14:00 I work' }
    const { days, note, meta, facts } = await plan(request)
    expect(meta.reading?.understood.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Tuesday from 15:00', 'Wednesday until 14:00']),
    )
    expect(mealsOf(days[1])).toEqual(['lunch'])
    expect(days[1].returnBy?.localeCompare('15:00')).toBeLessThanOrEqual(0)
    expect(days[2].departAt?.localeCompare('14:00')).toBeGreaterThanOrEqual(0)
    expect(mealsOf(days[2])).toContain('dinner')
    expect(note).toContain('You’re not free on 3 March 2026 from 15:00 on, so day 2 keeps that time free.')
    expect(note).not.toContain('found no place')
    expect(facts && verifyPlan(days, facts)).toEqual([])
    const late = facts && { ...facts, travel: facts.travel.map((own) => ({ ...own, busyAt: 12 * 60 })) }
    expect(late && verifyPlan(days, late).length).toBeGreaterThan(0)
  })

  it('leaves a day free on which the traveller is not, and says so', async () => {
    const request = { startDate: '2026-03-02', notes: 'not free on Tuesday' }
    const { days, note, meta, facts } = await plan(request)
    expect(days.map(({ slots }) => slots.length > 0)).toEqual([true, false, true])
    expect(note).toContain('You’re not free on 3 March 2026, so day 2 has no stops.')
    expect(note).not.toMatch(/still free|found no place/)
    expect(meta.reading?.understood.find(({ label }) => label === 'Not free')?.use).toBe('planned')
    if (facts === null) throw new Error('no plan')
    const taken = { ...facts, travel: facts.travel.map((own) => ({ ...own, isTaken: true })) }
    expect(verifyPlan(days, taken).length).toBeGreaterThan(4)
  })

  it('reads the times of a sentence', async () => {
    const { days, meta } = await plan({ destination: 'Sampleton', notes: 'arriving 15:40, flight home at 11:00' })
    expect(days[0].departAt?.localeCompare('17:40')).toBeGreaterThanOrEqual(0)
    expect(days[2].slots).toEqual([])
    expect(meta.reading?.understood.filter(({ label }) => label === 'Arriving' || label === 'Leaving')).toMatchObject([
      { use: 'planned' },
      { use: 'planned' },
    ])
  })

  it('keeps the times in a change of the day', async () => {
    const request = ask({ trip: { arrival: '14:00', departure: '17:00' } })
    const { days } = await plan(request)
    const changed = async (day: number) => {
      const edit = itineraryEdit.parse({ action: 'day', request, plan: outlineOf(days), day })
      return (await editItinerary(edit, port, { now })).day
    }
    const [first, last] = [await changed(0), await changed(2)]
    expect(first?.departAt?.localeCompare('16:00')).toBeGreaterThanOrEqual(0)
    expect(first?.slots.length).toBeGreaterThan(0)
    expect(last?.returnBy?.localeCompare('14:00')).toBeLessThanOrEqual(0)
    expect(last?.slots.length).toBeGreaterThan(0)
  })
})

describe('an event on a day of travel', () => {
  const event = {
    destination: 'Harbour Nights',
    days: 1,
    startDate: '2026-03-14',
    eventTime: '19:30',
    eventMinutes: 120,
  }

  it('is gone to straight from the journey', async () => {
    const { days, note, facts } = await plan({ ...event, trip: { arrival: '17:50' } })
    expect(days[0].slots.map(({ fixed }) => fixed)).toContain('event')
    expect(note).toContain('You arrive at 17:50, so go straight to Harbour Nights.')
    expect(facts && verifyPlan(days, facts)).toEqual([])
  })

  it('is all there is of a day without other time', async () => {
    const { days, facts } = await plan({ ...event, notes: 'not free on Saturday' })
    expect(days[0].slots.map(({ fixed }) => fixed)).toEqual(['event'])
    expect(facts && verifyPlan(days, facts)).toEqual([])
  })

  it.each([
    [{ arrival: '20:00' }, 'You arrive at 20:00, too late for Harbour Nights, where you should be by 18:30.'],
    [{ departure: '20:00' }, 'You leave at 20:00, too early for Harbour Nights, which lasts until about 21:30.'],
  ])('is left out with a word when one is not there: %o', async (trip, words) => {
    const { days, note, meta } = await plan({ ...event, trip })
    expect(days[0].slots.map(({ fixed }) => fixed)).not.toContain('event')
    expect(note).toContain(words)
    expect(note).not.toContain('no longer room')
    expect(meta.event?.date).toBeNull()
  })
})
