import { cleanup, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderInSite } from '../testing/render.tsx'
import { initialState, usePlannerStore } from './planner-store.ts'
import { readAskedTrip, useAskedTrip } from './use-asked-trip.ts'

beforeEach(() => usePlannerStore.setState({ state: initialState }))
afterEach(cleanup)

it.each([
  ['', null],
  ['?destination=%20%20&days=2', null],
  ['?destination=Miami+Open', { destination: 'Miami Open', days: 3, startDate: '' }],
  ['?destination=Miami+Open&days=5&start=2027-03-16', { destination: 'Miami Open', days: 5, startDate: '2027-03-16' }],
  ['?destination=Miami&days=90&start=soon', { destination: 'Miami', days: 3, startDate: '' }],
])('%s asks for %o', (search, request) => expect(readAskedTrip(search)).toEqual(request))

const Asked = () => {
  useAskedTrip()
  return <p>{useLocation().search}</p>
}

it('fills the form once, and leaves a clean address', async () => {
  const { container } = renderInSite(<Asked />, undefined, '/ai-trip-planner?destination=Miami+Open&days=2')
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(usePlannerStore.getState().state.request).toEqual({
    ...initialState.request,
    destination: 'Miami Open',
    days: 2,
  })
})

it('leaves what was typed alone where the address asks for nothing', () => {
  usePlannerStore.getState().send({ type: 'typed', request: { destination: 'Perth' } })
  renderInSite(<Asked />, undefined, '/ai-trip-planner?utm=1')
  expect(usePlannerStore.getState().state.request.destination).toBe('Perth')
})
