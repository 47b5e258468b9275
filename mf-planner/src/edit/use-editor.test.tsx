import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { agreeing, answerDay, news, press, pressAt, showPlan, titles, trip } from '../testing/shown-plan.tsx'

const [first, second] = trip.days
if (first === undefined || second === undefined) throw new Error('no days')
const titlesOf = (day: Trip['days'][number]) => day.stops.map((stop) => stop.title)

const invoke = vi.fn<Backend['invoke']>()
const directFetch = vi.fn<Backend['directFetch']>()

beforeEach(() => {
  showPlan({ invoke, directFetch })
  press('Open all days')
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const openTools = (at: number) => pressAt('Change', at)
const sent = (n = 0) => invoke.mock.calls[n]?.[1]
const away = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  invoke.mockRejectedValue(new BackendError('aborted', 'No way'))
}

test('a day is replanned by the server; until it answers nothing else can be changed', async () => {
  let answer: (value: unknown) => void = () => {}
  invoke.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  press('Replan day 1')
  expect(news()).toBe('Working out the times…')
  expect(screen.getByRole('list', { name: 'Day 1 stops' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('list', { name: 'Day 2 stops' }).getAttribute('aria-busy')).toBe('false')
  press('Replan day 2')
  press('Replan all days')
  await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
  expect(sent()).toMatchObject({ action: 'day', day: 0, request: { destination: 'Melbourne', seed: 1 } })
  answer({
    day: answerDay({ ...first, stops: first.stops.slice(0, 3) }),
    alternatives: [],
    conflicts: ['Dinner moved.'],
  })
  await waitFor(() => expect(news()).toBe('Day 1 replanned. Dinner moved.'))
  expect(titles(1)).toEqual(titlesOf(first).slice(0, 3))
  press('Undo')
  expect(titles(1)).toEqual(titlesOf(first))
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
  press('Redo')
  expect(titles(1)).toHaveLength(3)
})

test('an order that the server refuses is taken back, with its reason', async () => {
  invoke.mockResolvedValue({ day: null, alternatives: [], conflicts: ['The museum is closed then.'] })
  openTools(1)
  press('Earlier')
  expect(titles(1)).not.toEqual(titlesOf(first))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The museum is closed then.'))
  expect(titles(1)).toEqual(titlesOf(first))
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveProperty('disabled', true)
})

test('a stop moved to another day has both days checked, in one step of undo', async () => {
  invoke.mockImplementation(agreeing)
  openTools(0)
  fireEvent.change(screen.getByRole('combobox', { name: /to another day/ }), { target: { value: '1' } })
  await waitFor(() => expect(news()).toMatch(/moved to day 2\.$/))
  expect(invoke.mock.calls.map(([, call]) => call)).toMatchObject([
    { action: 'order', day: 0 },
    { action: 'order', day: 1 },
  ])
  expect(titles(2).at(-1)).toBe(titlesOf(first)[0])
  press('Undo')
  expect([titles(1), titles(2)]).toEqual([titlesOf(first), titlesOf(second)])
})

test('without the server an order stays and is said to be unchecked; a replanned day does not come', async () => {
  away()
  openTools(1)
  press('Earlier')
  await waitFor(() => expect(news()).toMatch(/is now stop 1 of \d\. We couldn’t reach the server.* not checked\.$/))
  expect(titles(1)).not.toEqual(titlesOf(first))
  press('Replan day 2')
  await waitFor(() => expect(news()).toBe('We couldn’t reach the server. Nothing was changed.'))
  expect(titles(2)).toEqual(titlesOf(second))
})

test('replanning all days keeps locked stops and avoids the rest', async () => {
  invoke.mockResolvedValue({
    plan: [
      answerDay(second),
      answerDay({ ...first, stops: first.stops.map((stop) => ({ ...stop, fixed: 'locked' })) }),
    ],
    meta: trip.meta,
  })
  openTools(0)
  press('Lock')
  expect(news()).toBe(`${titlesOf(first)[0]} locked: it stays when you replan.`)
  press('Replan all days')
  await waitFor(() => expect(news()).toBe('All days replanned. Your locked stops are still there.'))
  const stops = trip.days.flatMap((day) => day.stops)
  expect(sent()).toMatchObject({
    days: 2,
    seed: 3,
    locked: [{ day: 0, id: stops[0]?.id }],
    avoid: stops.slice(1).map((stop) => stop.id),
  })
  expect(titles(1)).toEqual(titlesOf(second))
})

test.each([[{ plan: 'x' }], [{ plan: [] }]])('an answer of %j for all days changes nothing', async (answer) => {
  invoke.mockResolvedValue(answer)
  press('Replan all days')
  await waitFor(() => expect(news()).toBe('We couldn’t reach the server. Nothing was changed.'))
  expect(titles(1)).toEqual(titlesOf(first))
})

test('another place is offered, taken, and the one it replaces is not offered again', async () => {
  const [other] = second.stops
  const replaced = first.stops[0]?.id
  if (other === undefined) throw new Error('no stop')
  const found = { ...other, id: 'other', title: 'Another museum' }
  invoke.mockResolvedValue({ day: null, alternatives: [{ ...found, activity: found }], conflicts: [] })
  openTools(0)
  press('Other places')
  const take = await screen.findByRole('button', { name: 'Choose Another museum' })
  expect(sent()).toMatchObject({ action: 'alternatives', day: 0, slot: 0, limit: 6, request: { exclude: [] } })
  const changed = { ...first, stops: [found, ...first.stops.slice(1)] }
  invoke.mockResolvedValue({ day: answerDay(changed), alternatives: [], conflicts: [] })
  fireEvent.click(take)
  await waitFor(() => expect(news()).toBe(`${titlesOf(first)[0]} was swapped for Another museum.`))
  expect(sent(1)).toMatchObject({ action: 'slot', day: 0, slot: 0, id: 'other', request: { exclude: [replaced] } })
  expect(titles(1)[0]).toBe('Another museum')
  expect(screen.queryByRole('group', { name: /^Change / })).toBeNull()
})

test.each([
  [
    'status',
    () => invoke.mockResolvedValue({ day: null, alternatives: [], conflicts: [] }),
    'We couldn’t find another place for this time.',
  ],
  ['alert', away, 'We couldn’t reach the server. Try again in a moment.'],
] as const)('without other places the list says why (%s)', async (role, given, words) => {
  given()
  openTools(0)
  press('Other places')
  await waitFor(() => expect(screen.getAllByRole(role).map((node) => node.textContent)).toContain(words))
})

test('a plan without ids can still be put in order, without the server', () => {
  const bare = { ...trip, days: [{ ...first, stops: first.stops.map((stop) => ({ ...stop, id: null })) }] }
  cleanup()
  showPlan({ invoke }, bare)
  press('Details of day 1')
  expect(screen.queryByRole('button', { name: 'Replan day 1' })).toBeNull()
  openTools(1)
  expect(screen.queryByRole('button', { name: 'Other places' })).toBeNull()
  press('Earlier')
  expect(news()).toMatch(/is now stop 1 of \d\.$/)
  expect(invoke).not.toHaveBeenCalled()
})
