import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { EditableTrip } from '../result/editable-trip.tsx'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { hostWith, renderInSite } from '../testing/render.tsx'
import { initialState, usePlannerStore } from '../trip/planner-store.ts'

const trip: Trip = { ...melbourneTrip, days: melbourneTrip.days.slice(0, 2) }
const [first] = trip.days[0]?.stops ?? []
if (first?.id == null) throw new Error('the sample has no stop')

/** The plan as the server sends it, from another day on and without its first stop. */
const answer = {
  meta: trip.meta,
  plan: trip.days.map(({ stops, ...day }, at) => ({
    ...day,
    date: `2099-03-${28 + at}`,
    slots: stops.slice(at === 0 ? 1 : 0).map((stop) => ({ ...stop, activity: stop })),
  })),
  lost: [{ id: first.id, reason: 'closed' }],
}
/** The itinerary function alone; what else a plan asks for is not there. */
const invoke = vi.fn<Backend['invoke']>()
const backend: Partial<Backend> = {
  invoke: (name, ...rest) => (name === 'itinerary' ? invoke(name, ...rest) : Promise.reject(new Error(name))),
}
const onClose = vi.fn<() => void>()

const Shown = () => {
  const { phase } = usePlannerStore((store) => store.state)
  return phase.at === 'result' ? (
    <EditableTrip
      planId={phase.id}
      body={phase.body}
      history={phase.history}
      isShared={false}
      onMakeMine={() => {}}
      onPlanCity={() => {}}
      onPlanEventDay={() => {}}
      onStay={() => {}}
      datesId="dates"
      onCloseDates={onClose}
    />
  ) : null
}
const open = async (shown: Trip = trip) => {
  usePlannerStore.setState({ state: initialState })
  usePlannerStore.getState().send({ type: 'opened', id: 'p', body: bodyFor('Melbourne', 2), trip: shown })
  renderInSite(<Shown />, hostWith(backend))
  return screen.findByLabelText('New first day')
}
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const shownTrip = () => {
  const { phase } = usePlannerStore.getState().state
  return phase.at === 'result' ? phase.history.present : null
}

beforeEach(() => {
  invoke.mockResolvedValue(answer)
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('the button names the new dates in words; the plan moves, says what changed, and one undo takes it back', async () => {
  choose(await open(), '2099-03-28')
  fireEvent.click(screen.getByRole('button', { name: /^Move to 28–29 March 2099$/ }))
  await waitFor(() => expect(screen.getByText('Moved. What changed:')).toBeDefined())
  expect(invoke.mock.calls[0]?.[1]).toMatchObject({ action: 'dates', startDate: '2099-03-28', request: { days: 2 } })
  expect(
    screen.getByText(`${first.title} is closed on Saturday 28 March, so it’s no longer in your plan.`),
  ).toBeDefined()
  expect(shownTrip()?.days.map(({ date }) => date)).toEqual(['2099-03-28', '2099-03-29'])
  expect(usePlannerStore.getState().state.request.startDate).toBe('2099-03-28')
  fireEvent.click(screen.getByRole('button', { name: 'Undo the move' }))
  expect(shownTrip()).toBe(trip)
  expect(screen.queryByText('Moved. What changed:')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('New first day'))
})

test('the days it stands on, no day at all and a day gone by move nothing', async () => {
  const field = await open()
  for (const value of ['', '2020-01-01', trip.days[0]?.date ?? '']) {
    choose(field, value)
    const button = screen.getByRole('button', { name: 'Choose other dates' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
  }
  expect(invoke).not.toHaveBeenCalled()
  choose(field, '2020-01-01')
  expect(screen.getByRole('alert').textContent).toBe('Choose a day from today on.')
})

test('says before the move that the event would leave the plan', async () => {
  const event = { name: 'Grand Final', date: '2026-11-22', days: [{ date: '2026-11-22', label: null }] }
  choose(await open({ ...trip, meta: { ...trip.meta, event } }), '2099-03-28')
  expect(screen.getByText(/^These dates are outside Grand Final \(Sunday 22 November\)/)).toBeDefined()
})

test('without the server nothing is changed, and it says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  invoke.mockRejectedValue(new BackendError('fetch', 'No way'))
  choose(await open(), '2099-03-28')
  fireEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nothing was changed.'))
  expect(shownTrip()).toBe(trip)
})

test('an answer without a day is no plan', async () => {
  invoke.mockResolvedValue({ plan: [], meta: {}, lost: [] })
  choose(await open(), '2099-03-28')
  fireEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We couldn’t plan these stops'))
  expect(shownTrip()).toBe(trip)
})

test('a plan that was changed meanwhile is not moved', async () => {
  let send: (value: unknown) => void = () => {}
  invoke.mockReturnValue(new Promise((resolve) => (send = resolve)))
  choose(await open(), '2099-03-28')
  fireEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  await waitFor(() => expect(invoke).toHaveBeenCalled())
  const changed = { ...trip, days: trip.days.slice(0, 1) }
  usePlannerStore.getState().send({ type: 'changed', planId: 'p', trip: changed })
  send(answer)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('was changed meanwhile'))
  expect(shownTrip()).toBe(changed)
})
