import { limits } from '@site/contracts/limits'
import { plannerExamples } from '@site/contracts/planner-examples'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlannerForm } from './planner-form.tsx'
import { noFields } from './trip-fields.ts'
import { initialState, usePlannerStore, type PlannerState } from './planner-store.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (state: Partial<PlannerState> = {}) => {
  const onSubmit = vi.fn<() => void>()
  usePlannerStore.setState({ state: { ...initialState, ...state } })
  render(<PlannerForm onSubmit={onSubmit} />)
  return onSubmit
}
const request = () => usePlannerStore.getState().state.request
const field = () => screen.getByLabelText<HTMLInputElement>('Event or destination')

test('offers one to seven days, three chosen', () => {
  show()
  const days = screen.getByLabelText<HTMLSelectElement>('Days')
  expect([...days.options].map(({ text }) => text)).toEqual([
    '1 day',
    '2 days',
    '3 days',
    '4 days',
    '5 days',
    '6 days',
    '7 days',
  ])
  expect(days.value).toBe('3')
})

test('keeps what is typed, field by field', () => {
  show()
  fireEvent.change(field(), { target: { value: 'Melbourne' } })
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '5' } })
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-11-26' } })
  fireEvent.change(screen.getByLabelText(/^Anything we should know/), { target: { value: 'no museums' } })
  fireEvent.change(screen.getByLabelText('Arriving at'), { target: { value: '15:40' } })
  fireEvent.click(screen.getByLabelText('Only step-free ways'))
  fireEvent.change(screen.getByLabelText('Where are you staying?'), { target: { value: 'Hilton' } })
  expect(request()).toEqual({
    destination: 'Melbourne',
    days: 5,
    startDate: '2026-11-26',
    notes: 'no museums',
    fields: { ...noFields, arrival: '15:40', stepFree: true, stay: 'Hilton' },
    hotelId: '',
    noHotel: false,
    restated: [],
    eventDate: '',
    without: [],
  })
})

test('a blank destination gets the focus, and its error is tied to the field', () => {
  const onSubmit = show({ fieldError: 'Please enter a destination' })
  fireEvent.click(screen.getByRole('button', { name: 'Plan my days' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a destination')
})

test('says that it is planning', () => {
  const body = { destination: 'Melbourne', days: 3, pace: 'balanced', themes: [] }
  show({ phase: { at: 'building', id: 'p', body } })
  expect(screen.getByRole('button', { name: 'Planning…' }).getAttribute('aria-disabled')).toBe('true')
})

test('the example changes every 2.2 seconds, until somebody comes to the field', () => {
  vi.useFakeTimers()
  show()
  expect(limits.planner.placeholderRotateMs).toBe(2200)
  expect(field().placeholder).toBe(`e.g. ${plannerExamples[0]}`)
  act(() => vi.advanceTimersByTime(2200))
  expect(field().placeholder).toBe(`e.g. ${plannerExamples[1]}`)
  fireEvent.focus(field())
  act(() => vi.advanceTimersByTime(10_000))
  expect(field().placeholder).toBe(`e.g. ${plannerExamples[1]}`)
})
