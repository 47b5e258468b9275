import { itineraryRequest, type Day, type Slot } from '@site/contracts/itinerary'
import { beforeAll, describe, expect, it } from 'vitest'
import { planWithFacts } from '../itinerary/plan.ts'
import { samplePort, withProgramme } from '../testing/sample-city.ts'
import type { PlanFacts } from './facts.ts'
import { verifyPlan } from './verify.ts'

const midnightShow = withProgramme([{ name: 'Show', kind: 'main', from: 1320, to: 1440 + 30 }])
const port = samplePort({ event: midnightShow })

let plan: readonly Day[]
let facts: PlanFacts
beforeAll(async () => {
  const request = itineraryRequest.parse({ destination: 'Harbour Nights', days: 2, startDate: '2026-03-14' })
  const answer = await planWithFacts(request, port, {
    now: new Date('2026-03-01T02:00:00Z'),
    budgetMs: 60_000,
    maxIterations: 200,
  })
  plan = answer.response.plan
  facts = answer.facts ?? expect.fail('no plan')
})

const isEvent = (slot: Slot): boolean => slot.fixed === 'event'
const messages = (days: readonly Day[]) => verifyPlan(days, facts).map(({ message }) => message)
/** The second day with its slots changed. */
const changed = (change: (slots: readonly Slot[]) => readonly Slot[]): readonly Day[] =>
  plan.map((day, at) => (at === 1 ? { ...day, slots: [...change(day.slots)] } : day))

describe('a plan around an event past midnight', () => {
  it('holds', () => {
    expect(plan[1]?.slots.find(isEvent)).toMatchObject({ start: '22:00', end: '00:30' })
    expect(messages(plan)).toEqual([])
  })

  it('is refused with a stop during the event', () => {
    const during = (slots: readonly Slot[]) =>
      slots.map((slot, at) => (at === 0 ? { ...slot, start: '22:30', end: '23:15' } : slot))
    expect(messages(changed(during)).join()).toContain('while one is at the event')
  })

  it('is refused with a stop that ends after one has to be there', () => {
    const late = (slots: readonly Slot[]) =>
      slots.map((slot) => (slot === slots.at(-2) ? { ...slot, end: '21:45' } : slot))
    expect(messages(changed(late)).join()).toContain('while one is at the event')
  })

  it('is refused when one leaves too late to get in', () => {
    const alone = plan.map((day, at) =>
      at === 1 ? { ...day, slots: day.slots.filter(isEvent), departAt: '21:30' } : day,
    )
    expect(messages(alone).join()).toContain('Leaving at 21:30 does not reach Harbour Nights by 22:00')
  })

  it('is refused with the event at another time or on another day', () => {
    const earlier = (slots: readonly Slot[]) =>
      slots.map((slot) => (isEvent(slot) ? { ...slot, start: '20:00', end: '22:30' } : slot))
    expect(messages(changed(earlier))).toContain('The event stands at 20:00–22:30')
    expect(messages(changed((slots) => slots.filter((slot) => !isEvent(slot))))).toContain(
      'The event is not on its day',
    )
  })

  it('is refused when one is back before the event is over', () => {
    const back = plan.map((day, at) => (at === 1 ? { ...day, returnBy: '00:20' } : day))
    expect(messages(back)).toContain('00:20 is too early to be back')
  })
})
