import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError, type Backend } from '@stageside/kit'
import * as Y from 'yjs'
import { removeStop } from '../edit/operations.ts'
import type { Trip } from '../plan/plan.ts'
import { readPlan } from '../room/read-plan.ts'
import { EDIT, fakeRoom, VIEW } from '../room/testing/fake-room.ts'
import { writeChange } from '../room/write-change.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { hostWith, renderInSite } from '../testing/render.tsx'
import { initialState, usePlannerStore } from '../trip/planner-store.ts'
import { Page } from '../trip/trip-page.tsx'

const body = bodyFor('Melbourne', 2)
const trip: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }
const invoke = vi.fn<Backend['invoke']>()
let server = fakeRoom()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  usePlannerStore.setState({ state: initialState })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  server = fakeRoom()
  invoke.mockRejectedValue(new BackendError('fetch', 'away'))
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const Address = () => <output data-testid="hash">{useLocation().hash}</output>
const open = (hash = '') =>
  renderInSite(
    <>
      <Page />
      <Address />
    </>,
    hostWith({ invoke }),
    `/ai-trip-planner${hash}`,
  )
/** What the server holds. */
const held = () => readPlan(server.doc)
const put = () => writeChange(server.doc, null, trip, body)
/** Somebody else's change. */
const change = (edit: (one: Trip) => Trip) => {
  const plan = held()
  if (plan === null) throw new Error('no plan')
  writeChange(server.doc, plan, edit(plan.trip), plan.body)
  for (const socket of server.joined) socket.push(Y.encodeStateAsUpdate(server.doc))
}
const panel = () => screen.findByRole('region', { name: 'Planning together' })
const says = (words: string | RegExp) => waitFor(async () => expect((await panel()).textContent).toMatch(words))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const titles = (day: number) =>
  within(screen.getByRole('list', { name: `Day ${day} stops` }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const titlesOf = (day: number) => held()?.trip.days[day - 1]?.stops.map(({ title }) => title)
const openDays = async () => fireEvent.click(await screen.findByRole('button', { name: 'Open all days' }))
const removeFirst = () => {
  const [tools] = screen.getAllByRole('button', { name: 'Change' })
  if (tools === undefined) throw new Error('no tools')
  fireEvent.click(tools)
  press('Remove')
}

test('a plan becomes one that several people edit, under two links', async () => {
  invoke.mockImplementation((name) =>
    name === 'room' ? Promise.resolve({ edit: EDIT, view: VIEW }) : Promise.reject(new BackendError('fetch', 'away')),
  )
  usePlannerStore.getState().send({ type: 'opened', id: 'mine', body, trip })
  open()
  await openDays()
  press('Share')
  fireEvent.click(await screen.findByRole('button', { name: 'Plan together' }))
  await says('All changes saved.')
  expect(screen.getByTestId('hash').textContent).toBe(`#room=${EDIT}`)
  expect(held()?.trip).toEqual(trip)
  expect(await screen.findByRole('textbox', { name: /who may change the plan/ })).toHaveProperty(
    'value',
    `${window.location.origin}/ai-trip-planner#room=${EDIT}`,
  )
  expect(screen.getByRole('textbox', { name: /who may only look/ })).toHaveProperty(
    'value',
    `${window.location.origin}/ai-trip-planner#room=${VIEW}`,
  )

  removeFirst()
  await waitFor(() => expect(titlesOf(1)).toHaveLength((trip.days[0]?.stops.length ?? 0) - 1))
  change((one) => removeStop(one, 1, 0))
  await waitFor(() => expect(titles(2)).toEqual(titlesOf(2)))
  expect(titles(1)).toEqual(titlesOf(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false))
  press('Undo')
  await waitFor(() => expect(titlesOf(1)).toHaveLength(trip.days[0]?.stops.length ?? 0))
  expect(titlesOf(2)).toHaveLength((trip.days[1]?.stops.length ?? 0) - 1)
})

test('without the server no links are made, and the plan stays as it is', async () => {
  usePlannerStore.getState().send({ type: 'opened', id: 'mine', body, trip })
  open()
  press('Share')
  fireEvent.click(await screen.findByRole('button', { name: 'Plan together' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t make the links/)
  expect(screen.getByTestId('hash').textContent).toBe('')
  expect(screen.queryByRole('region', { name: 'Planning together' })).toBeNull()
})

test('the link for changing opens the plan to be changed; what is changed away from the network is sent later', async () => {
  put()
  open(`#room=${EDIT}`)
  await says('All changes saved.')
  await openDays()
  server.cut()
  await says('Your changes stay on this page')
  removeFirst()
  expect(titlesOf(1)).toHaveLength(trip.days[0]?.stops.length ?? 0)
  server.back()
  await says('All changes saved.')
  expect(titles(1)).toEqual(titlesOf(1))
  expect(titlesOf(1)).toHaveLength((trip.days[0]?.stops.length ?? 0) - 1)
})

test('the link for looking shows the plan and every change, and no tools; a copy of one’s own leaves it', async () => {
  put()
  open(`#room=${VIEW}`)
  await says('looking at a plan')
  await openDays()
  for (const name of ['Undo', 'Change', 'Replan day 1', 'Change the request'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  change((one) => removeStop(one, 0, 0))
  await waitFor(() => expect(titles(1)).toEqual(titlesOf(1)))
  expect(localStorage.getItem('planner.plans')).toBeNull()
  press('Make it mine')
  await waitFor(() => expect(screen.getByTestId('hash').textContent).toBe(''))
  expect(server.joined.size).toBe(0)
  expect(screen.queryByRole('region', { name: 'Planning together' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('when sharing ends one goes on alone', async () => {
  put()
  open(`#room=${EDIT}`)
  await says('All changes saved.')
  await openDays()
  for (const socket of server.joined) socket.refuse('too_large')
  await says(/no longer planning together.*too many changes.*your own copy/)
  const before = titles(1)
  removeFirst()
  await waitFor(() => expect(titles(1)).toEqual(before.slice(1)))
  expect(titlesOf(1)).toEqual(before)
})

test.each([
  ['x'.repeat(22), 'This shared plan no longer exists. We delete shared plans 30 days after the last visit.'],
  ['x'.repeat(21), 'We couldn’t open this plan: part of its link is missing or was changed. Ask for the link again.'],
])('a link to no plan says so above an empty form: %s', async (secret, words) => {
  open(`#room=${secret}`)
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Plan my days' })).toBeDefined()
})
