import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { renderInSite } from '../testing/render.tsx'
import { initialState, usePlannerStore } from '../trip/planner-store.ts'
import { Page } from '../trip/trip-page.tsx'
import { encodeTrip } from './link-code.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  usePlannerStore.setState({ state: initialState })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const stored = () => localStorage.getItem('planner.plans')
const open = (code: string) => renderInSite(<Page />, undefined, `/ai-trip-planner#plan=${code}`)

test('a shared plan is looked at: nothing can be changed, nothing is stored, until it is made one’s own', async () => {
  open(encodeTrip(bodyFor('Melbourne', 2), { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }))
  expect(screen.queryByRole('button', { name: 'Plan my days' })).toBeNull()
  const mine = await screen.findByRole('button', { name: 'Make it mine' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 days in Melbourne')
  fireEvent.click(screen.getByRole('button', { name: 'Details of day 1' }))
  for (const name of ['Undo', 'Change', 'Replan day 1', 'Replan all days', 'Change the request'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(stored()).toBeNull()

  fireEvent.click(mine)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Replan day 1' })).toBeDefined()
  await waitFor(() => expect(stored()).toContain('Melbourne'))
})

test('a link that was cut off is told, above an empty form', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  open('xVdLaBRZFJ3qap')
  expect((await screen.findByRole('alert')).textContent).toMatch(/part of its link is missing/)
  expect(screen.getByRole('button', { name: 'Plan my days' })).toBeDefined()
})
