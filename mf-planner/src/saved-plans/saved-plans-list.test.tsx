import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { renderInSite } from '../testing/render.tsx'
import { initialState, usePlannerStore } from '../trip/planner-store.ts'
import { SavedPlansList } from './saved-plans-list.tsx'
import { currentId, useSavedPlan, useSavedPlansStore } from './store.ts'

const Planner = () => {
  useSavedPlan()
  return <SavedPlansList />
}
const open = (id: string, trip = melbourneTrip) =>
  usePlannerStore.getState().send({ type: 'opened', id, body: bodyFor('Melbourne', 7), trip })
const phase = () => usePlannerStore.getState().state.phase
/** What a reload of the tab leaves: the browser's stores. */
const reload = () => {
  cleanup()
  usePlannerStore.setState({ state: initialState })
  useSavedPlansStore.setState({ plans: [] })
  renderInSite(<Planner />)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  usePlannerStore.setState({ state: initialState })
  useSavedPlansStore.setState({ plans: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows nothing where nothing is saved', () => {
  renderInSite(<Planner />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a plan is saved when it is shown and after a reload is there again', () => {
  open('a')
  renderInSite(<Planner />)
  expect(currentId()).toBe('a')
  reload()
  expect(phase()).toMatchObject({ at: 'result', id: 'a', history: { present: { days: melbourneTrip.days } } })
})

test('a saved plan is opened and deleted from the list', () => {
  open('a')
  renderInSite(<Planner />)
  sessionStorage.clear()
  reload()
  expect(phase().at).toBe('idle')
  fireEvent.click(screen.getByRole('button', { name: /^Open 7 days in Melbourne, from \d/ }))
  expect(phase()).toMatchObject({ at: 'result', id: 'a' })
  fireEvent.click(screen.getByRole('button', { name: /^Delete 7 days in Melbourne/ }))
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull()
  sessionStorage.clear()
  reload()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a plan without a stop is not saved', () => {
  open('a', { ...londonTrip, days: [] })
  renderInSite(<Planner />)
  expect(useSavedPlansStore.getState().plans).toEqual([])
})

test('works where the browser keeps nothing', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: full, setItem: full })
  open('a')
  renderInSite(<Planner />)
  expect(screen.getByRole('button', { name: /^Open 7 days in Melbourne/ })).toBeDefined()
  expect(info).toHaveBeenCalled()
})
