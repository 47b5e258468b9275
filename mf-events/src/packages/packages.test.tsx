import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { Packages } from './packages.tsx'

beforeEach(() => {
  render(
    <InShell>
      <Packages />
    </InShell>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = async (title = 'Singapore F1') => {
  fireEvent.click(screen.getByRole('button', { name: `View package: ${title}` }))
  return screen.findByRole('dialog', { name: title })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const total = () => screen.getByTestId('total').textContent
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) })

it('counts guests and the upgrade, takes a payment, and confirms with a booking id', async () => {
  const dialog = await open()
  expect(total()).toBe('USD 2,299')
  expect(within(dialog).getByRole('group', { name: 'Guests' }).textContent).toContain('2')
  press('One guest more')
  press('One guest more')
  fireEvent.click(within(dialog).getByRole('checkbox'))
  expect(total()).toBe('USD 6,899')
  press('Continue to checkout')
  expect(document.activeElement?.textContent).toBe('Checkout')
  expect(radio('Credit card').checked).toBe(true)
  expect(screen.queryByRole('radio', { name: /Buy now/ })).toBeNull()
  fireEvent.click(radio('Cryptocurrency'))
  press('Confirm demo booking')
  expect(within(dialog).getByText(/^#PKG\d{6}$/)).toBeDefined()
  expect(dialog.textContent).toContain('4 guests, with Grandstand seats on the bay side · USD 6,899')
})

it('has at least one guest', async () => {
  await open()
  press('One guest fewer')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One guest fewer' }).disabled).toBe(true)
})

it('has no more guests than the room sleeps, and says so', async () => {
  const dialog = await open()
  press('One guest more')
  press('One guest more')
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One guest more' })
  expect(more.disabled).toBe(true)
  expect(within(dialog).getByText(/This room sleeps 4\./).id).toBe(more.getAttribute('aria-describedby'))
})

it('goes back from checkout with the choice kept', async () => {
  await open('Coachella')
  press('One guest more')
  press('Continue to checkout')
  press('Back to overview')
  expect(total()).toBe('USD 2,499')
})

it('forgets everything on closing: two guests, no upgrade, card', async () => {
  const dialog = await open()
  press('One guest more')
  fireEvent.click(within(dialog).getByRole('checkbox'))
  press('Continue to checkout')
  fireEvent.click(radio('Cryptocurrency'))
  press('Cancel')
  const again = await open()
  expect(total()).toBe('USD 2,299')
  expect(within(again).getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  press('Continue to checkout')
  expect(radio('Credit card').checked).toBe(true)
})

it('celebrates for three seconds', async () => {
  await open()
  press('Continue to checkout')
  vi.useFakeTimers()
  press('Confirm demo booking')
  const confetti = () => document.querySelector('[data-celebration]')
  act(() => vi.advanceTimersByTime(2999))
  expect(confetti()).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(confetti()).toBeNull()
})
