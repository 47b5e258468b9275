import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Calculator } from './calculator.tsx'

beforeEach(() => void render(<Calculator />))
afterEach(cleanup)

const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const show = () => fireEvent.submit(screen.getByRole('button', { name: 'Show my refund' }))
const result = () => screen.getByRole('status', { name: 'Your refund' })
const marked = () => document.querySelector('[aria-current]')?.textContent

test('shows the tier of the dates, marks it on the strip, and forgets it with the next edit', () => {
  enter('Booking date', '2027-01-04')
  enter('Event date', '2027-03-31')
  enter('Cancellation date (optional)', '2027-03-17')
  expect(result().textContent).toContain('Enter your dates')
  show()
  expect(screen.getByRole('heading', { name: '50% refund' })).toBeDefined()
  expect(result().textContent).toContain('Cancelling on 17 March 2027, 14 days before the event.')
  expect(marked()).toContain('50% refund')
  enter('Event date', '2027-04-30')
  expect(marked()).toBeUndefined()
})

test('says what is missing at its field', () => {
  show()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please choose a date',
    'Please choose a date',
  ])
  expect(screen.getByLabelText('Event date').getAttribute('aria-invalid')).toBe('true')
})

test('asks for no dates where the organiser cancels, and keeps those that were entered', () => {
  enter('Booking date', '2027-01-04')
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'organiserCancelled' } })
  expect(screen.getByRole('heading', { name: 'Full refund' })).toBeDefined()
  expect(screen.queryByLabelText('Booking date')).toBeNull()
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'customerCancels' } })
  expect(screen.getByLabelText<HTMLInputElement>('Booking date').value).toBe('2027-01-04')
})
