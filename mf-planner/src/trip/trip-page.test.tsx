import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialState, usePlannerStore } from './planner-store.ts'
import { Page } from './trip-page.tsx'
import { hostWith, renderInSite } from '../testing/render.tsx'

const plan = {
  plan: [
    {
      date: '2026-11-26',
      slots: [{ period: 'morning', activity: { title: 'Museum', address: null, mapLink: 'https://a.example' } }],
    },
  ],
  meta: { city: 'Melbourne', searchNote: 'Said truthfully.' },
}
const invoke = vi.fn<Backend['invoke']>()
const directFetch = vi.fn<Backend['directFetch']>()
const diagnose = vi.fn<Backend['diagnose']>(() => Promise.resolve())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  usePlannerStore.setState({ state: initialState })
  renderInSite(<Page />, hostWith({ invoke, directFetch, diagnose }))
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const submit = (destination: string) => {
  fireEvent.change(screen.getByLabelText('Event or destination'), { target: { value: destination } })
  fireEvent.click(screen.getByRole('button', { name: 'Plan my days' }))
}

test('reports a blank destination under its field and sends nothing', () => {
  submit('   ')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a destination')
  expect(invoke).not.toHaveBeenCalled()
})

test('building, then the plan with what the server said of it', async () => {
  let answer: (value: unknown) => void = () => {}
  invoke.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  submit(' Melbourne ')
  expect(screen.getByText(/about 10 to 15 seconds/)).toBeDefined()
  await waitFor(() => expect(invoke).toHaveBeenCalled())
  expect(invoke.mock.calls[0]?.[1]).toEqual({
    destination: 'Melbourne',
    days: 3,
    pace: 'balanced',
    themes: ['sightseeing', 'food'],
  })
  answer(plan)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Museum' })).toBeDefined())
  expect(screen.queryByText(/about 10 to 15 seconds/)).toBeNull()
  expect(screen.getByText('Said truthfully.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Start a new plan' }))
  expect(screen.queryByRole('heading', { name: 'Museum' })).toBeNull()
  expect(screen.getByLabelText('Event or destination')).toHaveProperty('value', '')
})

test('under a plan the form is folded into a line, and keeps what was asked', async () => {
  invoke.mockResolvedValue(plan)
  submit('Melbourne')
  const change = await screen.findByRole('button', { name: 'Change the request' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One day in Melbourne')
  expect(screen.queryByRole('button', { name: 'Plan my days' })).toBeNull()
  fireEvent.click(change)
  expect(document.activeElement).toBe(screen.getByLabelText('Event or destination'))
  expect(screen.getByRole('button', { name: 'Plan my days' })).toBeDefined()
  expect(screen.getByLabelText('Event or destination')).toHaveProperty('value', 'Melbourne')
  fireEvent.click(change)
  expect(screen.queryByRole('button', { name: 'Plan my days' })).toBeNull()
})

test('a failure shows the banner of the spec and asks for the diagnostics once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  invoke.mockRejectedValue(new BackendError('fetch', 'No way'))
  directFetch.mockRejectedValue(new BackendError('fetch', 'No other way'))
  submit('Melbourne')
  // Between the two calls lies a pause of up to a second.
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to generate trip plan: API call failed. Invoke error: No way Fetch error: No other way',
    ),
  )
  expect(diagnose).toHaveBeenCalledTimes(1)
})

test.each([
  { plan: [], meta: { city: null, searchNote: 'Not a place we know.' } },
  { plan: [{ date: '2026-11-26', slots: [] }], meta: { city: 'Melbourne' } },
])('an answer without a single stop is not announced as a plan: %j', async (answer) => {
  invoke.mockResolvedValue(answer)
  submit('Atlantis')
  await waitFor(() => expect(screen.getByText('We couldn’t plan any days for this.')).toBeDefined())
  expect(screen.queryByText(/Your plan is here/)).toBeNull()
})

test('shows the message of a refused request, without another call or diagnostics', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  invoke.mockRejectedValue(new BackendError('http', 'That day does not exist', { status: 422 }))
  submit('Melbourne')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Failed to generate trip plan: That day does not exist'),
  )
  expect(directFetch).not.toHaveBeenCalled()
  expect(diagnose).not.toHaveBeenCalled()
})

test.each([
  ['text', 'Invalid Data'],
  [{ plan: 'x' }, 'Invalid Itinerary'],
])('an answer of %j is %s; Try Again leads back', async (data, title) => {
  invoke.mockResolvedValue(data)
  submit('Melbourne')
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeDefined())
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})

test('another day of an event of several makes another plan', async () => {
  const days = [
    { date: '2027-01-30', label: 'Women’s final' },
    { date: '2027-01-31', label: 'Men’s final' },
  ]
  const event = { name: 'Australian Open', date: '2027-01-31', days }
  invoke.mockResolvedValue({ ...plan, meta: { ...plan.meta, event } })
  submit('Australian Open')
  const choice = await screen.findByLabelText('Your day at Australian Open')
  expect(choice).toHaveProperty('value', '2027-01-31')
  expect(screen.getByRole('option', { name: /30 Jan 2027: Women’s final/ })).toBeDefined()
  fireEvent.change(choice, { target: { value: '2027-01-30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Plan around this day' }))
  await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2))
  expect(invoke.mock.calls[1]?.[1]).toMatchObject({ destination: 'Australian Open', eventDate: '2027-01-30' })
})

test('offers no choice where an event has one day', async () => {
  const event = { name: 'Cup Final', date: '2027-01-31', days: [{ date: '2027-01-31' }] }
  invoke.mockResolvedValue({ ...plan, meta: { ...plan.meta, event } })
  submit('Cup Final')
  await screen.findByRole('heading', { name: 'Museum' })
  expect(screen.queryByLabelText(/Your day at/)).toBeNull()
})
