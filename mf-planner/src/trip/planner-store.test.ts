import { expect, test } from 'vitest'
import { readAnswer } from '../plan/plan.ts'
import { initialState, plannerReducer, type PlannerEvent, type PlannerState } from './planner-store.ts'

const body = { destination: 'Melbourne', days: 2, pace: 'balanced', themes: [] }
const answer = readAnswer({ plan: [{ slots: [] }], meta: { city: 'Melbourne' } })
if (answer.kind !== 'trip') throw new Error('no trip')
const { meta } = answer.trip
const after = (...events: PlannerEvent[]): PlannerState => events.reduce(plannerReducer, initialState)
const asked = { type: 'asked', id: 'p', body } as const

test('begins with three days and an empty destination', () => {
  expect(initialState.request).toMatchObject({ destination: '', days: 3 })
  expect(initialState.phase).toEqual({ at: 'idle' })
})

test('reports a blank destination under its field and sends nothing', () => {
  const state = after({ type: 'submitted-blank' })
  expect(state).toMatchObject({ fieldError: 'Please enter a destination', phase: { at: 'idle' } })
  expect(plannerReducer(state, { type: 'typed', request: { destination: 'M' } }).fieldError).toBeNull()
})

test('idle, building, result', () => {
  expect(after(asked).phase).toMatchObject({ at: 'building', id: 'p' })
  expect(after(asked, { type: 'answered', id: 'p', answer }).phase).toMatchObject({
    at: 'result',
    history: { present: { meta: { city: 'Melbourne' } } },
  })
})

test('how the text was taken goes along with every later call, until another is typed', () => {
  const restated = [{ words: 'me + gf', plain: '2 adults' }]
  const read = readAnswer({ plan: [{ slots: [] }], meta: { reading: { restated } } })
  const state = after(asked, { type: 'answered', id: 'p', answer: read })
  expect(state.phase).toMatchObject({ at: 'result', body: { restated } })
  expect(state.request.restated).toEqual(restated)
  expect(plannerReducer(state, { type: 'typed', request: { days: 4 } }).request.restated).toEqual(restated)
  expect(plannerReducer(state, { type: 'typed', request: { notes: 'x' } }).request.restated).toEqual([])
})

test('an unreadable answer keeps its kind', () =>
  expect(after(asked, { type: 'answered', id: 'p', answer: readAnswer('x') }).phase).toEqual({
    at: 'unreadable',
    kind: 'invalid-data',
  }))

test('a failure without a message gets the default one', () =>
  expect(after(asked, { type: 'failed', id: 'p', message: '' }).phase).toEqual({
    at: 'error',
    message: 'Failed to generate itinerary. Please try again.',
  }))

test('ignores answers and failures of an earlier call', () => {
  const again = after(asked, { ...asked, id: 'q' })
  expect(plannerReducer(again, { type: 'answered', id: 'p', answer })).toBe(again)
  expect(plannerReducer(again, { type: 'failed', id: 'p', message: 'late' })).toBe(again)
  const left = plannerReducer(again, { type: 'reset' })
  expect(plannerReducer(left, { type: 'answered', id: 'q', answer })).toBe(left)
})

test('reset clears result, error and destination', () => {
  const typed: PlannerEvent = { type: 'typed', request: { destination: 'Melbourne', days: 5 } }
  for (const end of [
    { type: 'answered', id: 'p', answer },
    { type: 'failed', id: 'p', message: 'no' },
  ] as const) {
    const state = after(typed, asked, end, { type: 'reset' })
    expect(state.request.destination).toBe('')
    expect(state.request.days).toBe(5)
    expect(state.phase).toEqual({ at: 'idle' })
  }
})

test('undoes and redoes changes to a plan, and ignores them without a plan', () => {
  if (answer.kind !== 'trip') throw new Error('no trip')
  const changed = { ...answer.trip, days: [] }
  const state = after(asked, { type: 'answered', id: 'p', answer }, { type: 'changed', planId: 'p', trip: changed })
  expect(state.phase).toMatchObject({ history: { present: { days: [] } } })
  const undone = plannerReducer(state, { type: 'undone' })
  expect(undone.phase).toMatchObject({ history: { present: { days: [{}] } } })
  expect(plannerReducer(undone, { type: 'redone' }).phase).toMatchObject({ history: { present: { days: [] } } })
  expect(plannerReducer(initialState, { type: 'undone' })).toBe(initialState)
  expect(plannerReducer(state, { type: 'withdrawn', planId: 'p' }).phase).toMatchObject({ history: { past: [] } })
  expect(plannerReducer(state, { type: 'amended', planId: 'another plan', trip: answer.trip })).toBe(state)
})

test('a plan by another request is a step of its history', () => {
  if (answer.kind !== 'trip') throw new Error('no trip')
  const opened: PlannerEvent = { type: 'opened', id: 'p', body, trip: answer.trip }
  const asked = { ...body, trip: { arrival: '13:05' } }
  const fresh = { ...answer.trip, days: [] }
  const state = after(opened, { type: 'replanned', planId: 'p', body: asked, trip: fresh })
  expect(state.phase).toMatchObject({ body: asked, history: { present: { days: [] } } })
  expect(state.request.fields.arrival).toBe('13:05')
  expect(plannerReducer(state, { type: 'undone' }).phase).toMatchObject({ history: { present: answer.trip } })
  expect(plannerReducer(state, { type: 'replanned', planId: 'q', body, trip: fresh })).toBe(state)
})

test('costs outlive another plan for the same place, and no other', () => {
  if (answer.kind !== 'trip') throw new Error('no trip')
  const costs = [{ day: null, label: 'Flights', amount: 820, currency: 'AUD' }]
  const priced = { ...answer.trip, meta: { ...answer.trip.meta, costs } }
  const costsAfter = (...events: PlannerEvent[]) => {
    const { phase } = after({ type: 'opened', id: 'p', body, trip: priced }, ...events)
    return phase.at === 'result' ? phase.history.present.meta.costs : phase.at
  }
  const again = (destination: string): PlannerEvent[] => [
    { type: 'asked', id: 'q', body: { ...body, destination } },
    { type: 'answered', id: 'q', answer },
  ]
  expect(costsAfter()).toEqual(costs)
  expect(costsAfter({ type: 'changed', planId: 'p', trip: answer.trip })).toEqual(costs)
  expect(costsAfter({ type: 'amended', planId: 'p', trip: answer.trip })).toEqual(costs)
  expect(costsAfter(...again(body.destination))).toEqual(costs)
  expect(costsAfter(...again('Sydney'))).toBeNull()
  const failed: PlannerEvent[] = [
    { type: 'asked', id: 'x', body },
    { type: 'failed', id: 'x', message: 'away' },
  ]
  expect(costsAfter(...failed, ...failed, ...again(body.destination))).toEqual(costs)
  expect(costsAfter(...failed, ...again('Sydney'))).toBeNull()
  const unread: PlannerEvent[] = [
    { type: 'asked', id: 'x', body },
    { type: 'answered', id: 'x', answer: { kind: 'invalid-data' } },
    { type: 'reset' },
  ]
  expect(costsAfter(...unread, ...again(body.destination))).toEqual(costs)
  expect(costsAfter({ type: 'reset' }, ...again(body.destination))).toBeNull()
  const none = { ...priced, meta: { ...priced.meta, costs: [] } }
  expect(costsAfter({ type: 'changed', planId: 'p', trip: none })).toEqual([])
})

test.each([
  [{ destination: 'Sydney' }, ''],
  [{ days: 4 }, 'crown'],
  [{ notes: 'vegan' }, 'crown'],
])('a hotel is that of its destination: %j', (request, hotelId) => {
  const state = after({ type: 'opened', id: 'p', body: { ...body, hotelId: 'crown' }, trip: { days: [], meta } })
  expect(state.request.hotelId).toBe('crown')
  expect(plannerReducer(state, { type: 'typed', request }).request.hotelId).toBe(hotelId)
})

test.each([
  [{ destination: 'Sydney' }, ''],
  [{ startDate: '2027-01-20' }, ''],
  [{ days: 4 }, '2027-01-30'],
  [{ notes: 'vegan' }, '2027-01-30'],
])('a chosen day of an event stays until place or dates change: %j', (request, eventDate) => {
  const chosen = { ...body, eventDate: '2027-01-30' }
  const state = after({ type: 'opened', id: 'p', body: chosen, trip: { days: [], meta } })
  expect(plannerReducer(state, { type: 'typed', request }).request.eventDate).toBe(eventDate)
})

test('a plan that moves to other dates, and back, takes the first day of the form along and no old day of its event', () => {
  const day = { stops: [], departAt: null, returnLeg: null, returnBy: null }
  const on = (date: string) => ({ meta, days: [{ ...day, date }] })
  const opened: PlannerEvent = {
    type: 'opened',
    id: 'p',
    body: { ...body, startDate: '2027-01-20', eventDate: '2027-01-21' },
    trip: on('2027-01-20'),
  }
  const moved = after(opened, { type: 'changed', planId: 'p', trip: on('2027-03-27') })
  expect(moved.request).toMatchObject({ startDate: '2027-03-27', eventDate: '' })
  expect(moved.phase).toMatchObject({ body: { ...body, startDate: '2027-03-27' } })
  expect(plannerReducer(moved, { type: 'undone' }).request.startDate).toBe('2027-01-20')
  const other = plannerReducer(after(opened), { type: 'changed', planId: 'p', trip: on('2027-01-20') })
  expect(other.request.eventDate).toBe('2027-01-21')
})
