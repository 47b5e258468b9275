import { itineraryRequest, type PlanOutline } from '@site/contracts/itinerary'
import { beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { sampleEvent, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { addDays } from './days.ts'
import { moveDates } from './move-dates.ts'
import { planItinerary, planWithFacts } from './plan.ts'
import { verifyPlan } from '../verify/verify.ts'

const now = new Date('2026-03-01T02:00:00Z')
const search = { now, budgetMs: 60_000, maxIterations: 600 }
const port = samplePort()
const ids = (plan: PlanOutline) => plan.map((day) => day.stops.map(({ id }) => id))

const views = new Set(samplePlaces().flatMap(({ id, category }) => (category === 'view' ? [id] : [])))
/** A view late in the day is held at its best light. */
const isAtSunset = ({ id, start }: PlanOutline[number]['stops'][number]): boolean => views.has(id) && start >= '17:00'

/** Wednesday to Friday. */
const START = '2026-03-04'
const request = itineraryRequest.parse({ destination: 'Sampleton', days: 3, startDate: START })
let plan: PlanOutline
beforeAll(async () => {
  plan = outlineOf((await planItinerary(request, port, search)).plan)
})
const move = (startDate: string, from = plan, asked = request) =>
  moveDates({ action: 'dates', request: asked, plan: from, startDate }, port, now)

describe('a plan on other dates', () => {
  it('is the same a week later: every stop, in its order, at its time, but where the sun sets earlier', async () => {
    const { plan: moved, lost } = await move(addDays(START, 7))
    const later = outlineOf(moved)
    expect(ids(later)).toEqual(ids(plan))
    for (const [i, day] of plan.entries()) {
      const sunset = day.stops.findIndex(({ id }) => later[i]?.stops.some((own) => own.id === id && isAtSunset(own)))
      const until = sunset < 0 ? day.stops.length : sunset
      expect(later[i]?.stops.slice(0, until)).toEqual(day.stops.slice(0, until))
    }
    expect(lost).toEqual([])
    expect(moved.flatMap(({ slots }) => slots.flatMap(({ fixed }) => fixed ?? []))).toEqual([])
  })

  it.each(['2026-03-07', '2026-03-08', '2026-03-09'])(
    'from %s: each stop is in the plan or told as lost, and what is lost for its hours is shut then',
    async (startDate) => {
      const { plan: moved, lost } = await move(startDate)
      const there = new Set(moved.flatMap(({ slots }) => slots.map(({ activity }) => activity.id)))
      const gone = new Set(lost.map(({ id }) => id))
      for (const id of ids(plan).flat()) expect([there.has(id), gone.has(id)].toSorted()).toEqual([false, true])
      expect(moved.map(({ date }) => date)).toEqual([0, 1, 2].map((day) => addDays(startDate, day)))
      // Every day still has its meals.
      for (const { slots } of moved) expect(slots.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner'])
    },
  )

  it('puts a visit that is closed that day on another one with room for it, or says that it is closed', async () => {
    const shutMonday = samplePlaces().find(
      (poi) => poi.openingHours === 'Tu-Su 10:00-17:00' && !['food', 'coffee', 'bar'].includes(poi.category),
    )
    const visit = { id: shutMonday?.id ?? '', start: '10:00', end: '11:00' }
    // Alone on Tuesday, with a free day after it; then from Monday on.
    const lone: PlanOutline = [
      { date: '2026-03-10', stops: [visit] },
      { date: '2026-03-11', stops: [] },
    ]
    const two = { ...request, days: 2, startDate: '2026-03-10' }
    const moved = await move('2026-03-09', lone, two)
    expect(moved.plan[1]?.slots.map(({ activity }) => activity.id)).toContain(visit.id)
    expect(moved.lost).toEqual([])
    const one = await move('2026-03-09', lone.slice(0, 1), { ...two, days: 1 })
    expect(one.lost).toEqual([{ id: visit.id, reason: 'closed' }])
    expect(one.plan[0]?.slots.length).toBeGreaterThan(1)
  })

  it('keeps a lock, and tells a place that is not listed any more', async () => {
    const [first, ...rest] = plan
    const locked = { ...first?.stops[0], id: first?.stops[0]?.id ?? '', start: '09:00', end: '10:00', locked: true }
    const unknown = { id: 'gone', start: '20:00', end: '21:00' }
    const from: PlanOutline = [{ date: START, stops: [locked, ...(first?.stops.slice(1) ?? []), unknown] }, ...rest]
    const moved = await move(addDays(START, 7), from)
    const stop = moved.plan.flatMap(({ slots }) => slots).find(({ activity }) => activity.id === locked.id)
    expect(stop?.fixed).toBe('locked')
    expect(moved.lost).toContainEqual({ id: 'gone', reason: 'unlisted' })
  })
})

describe('the verifier', () => {
  it.each([1, 2, 3, 4])('passes every plan of made-up city %i on any weekday', async (seed) => {
    const city = samplePort({ seed })
    const asked = itineraryRequest.parse({ destination: 'Sampleton', days: 3, startDate: START, seed })
    const kept = outlineOf((await planItinerary(asked, city, { ...search, maxIterations: 300 })).plan)
    for (let day = 1; day <= 7; day += 1) {
      const request = { ...asked, startDate: addDays(START, day) }
      const { response, facts, lost } = await planWithFacts(request, city, { now, kept })
      expect(facts === null ? null : verifyPlan(response.plan, facts)).toEqual([])
      const there = ids(outlineOf(response.plan)).flat()
      expect(new Set(there).size).toBe(there.length)
      const told = [...there, ...lost.map(({ id }) => id)]
      expect(
        ids(kept)
          .flat()
          .filter((id) => !told.includes(id)),
      ).toEqual([])
    }
  })
})

describe('a trip through several cities', () => {
  it('keeps the days of the city it could plan', async () => {
    const asked = itineraryRequest.parse({
      destination: 'Sampleton 2 nights then Bareville 2 nights',
      days: 4,
      startDate: START,
    })
    const { plan: days, meta } = await planItinerary(asked, port, search)
    const [city] = meta.stretches ?? []
    expect(city?.days).toBe(days.length)
    const from = outlineOf(days).map((day) => ({ ...day, place: city?.place ?? '' }))
    const moved = await move(addDays(START, 7), from, asked)
    expect(ids(outlineOf(moved.plan))).toEqual(ids(from))
    expect(moved.meta.stretches?.map(({ days: count }) => count)).toEqual([days.length])
  })
})

describe('the event of a plan', () => {
  const withEvent = itineraryRequest.parse({ destination: sampleEvent.name, days: 2, startDate: '2026-03-14' })
  const dayOf = async (startDate: string, eventDate?: string) => {
    const asked = { ...withEvent, ...(eventDate === undefined ? {} : { eventDate }) }
    const before = outlineOf((await planItinerary(asked, port, search)).plan)
    const moved = await move(startDate, before, asked)
    const day = moved.plan.findIndex(({ slots }) => slots.some(({ fixed }) => fixed === 'event'))
    return { date: moved.plan[day]?.date, lost: moved.lost, note: moved.meta.searchNote, event: moved.meta.event?.date }
  }

  it.each([
    ['goes along to a day it is on', '2026-03-14', '2026-03-13', '2026-03-14'],
    ['stays on its day where that is still in the plan', '2026-03-15', '2026-03-15', '2026-03-15'],
  ])('%s', async (_title, eventDate, startDate, date) => {
    const moved = await dayOf(startDate, eventDate)
    expect(moved).toMatchObject({ date, event: date })
    expect(moved.lost.filter(({ reason }) => reason === 'event')).toEqual([])
  })

  it('is never moved off its days, and the plan says so', async () => {
    const moved = await dayOf('2026-03-20')
    expect(moved.date).toBeUndefined()
    expect(moved.lost).toContainEqual({ id: sampleEvent.id, reason: 'event' })
    expect(moved.note).toContain('Harbour Nights is from 14 March 2026 to 15 March 2026')
    expect(moved.event).toBeNull()
  })
})
