import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './demo-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <InShell at="/demo">
      <Page />
    </InShell>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) })
/** Of the step; a dialog has one of its own behind it. */
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
const toRooms = (name: string) => {
  press(/^Step 3:/)
  advance(1200)
  press(`Choose a room at ${name}`)
  return screen.getByRole('dialog', { name: `Rooms at ${name}` })
}

it('goes through its six steps, each with the focus on its heading', () => {
  expect(button('Continue').disabled).toBe(true)
  advance(100 * 'Australian Open, Melbourne'.length)
  press('Continue')
  expect([heading(), document.activeElement?.textContent]).toEqual(['Hotels found', 'Hotels found'])
  press('Continue')
  expect(heading()).toBe('Browse hotels')
  advance(300)
  expect(document.querySelectorAll('[data-revealed="true"]')).toHaveLength(1)
  advance(900)
  press('Choose a room at Baseline House')
  press('Choose Courtside queen')
  advance(499)
  expect(heading()).toBe('Browse hotels')
  advance(1)
  expect(heading()).toBe('Checkout')
  press('Complete Booking')
  expect(button('Processing…').disabled).toBe(true)
  advance(700)
  expect(heading()).toBe('Booking complete')
  expect(document.querySelector('[data-celebration]')).not.toBeNull()
  press('View nearby spots')
  advance(400)
  expect(document.querySelectorAll('[data-revealed="true"]')).toHaveLength(4)
  const adds = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add to My Plan' })
  expect(adds.map(({ disabled }) => disabled)).toEqual([true, true, true, true])
  expect(screen.getByRole('link', { name: 'Find another event' }).getAttribute('href')).toBe('/')
  press('Next event: Ultra Music Festival')
  expect(heading()).toBe('Search event')
})

it('filters rooms: free cancellation hides some, breakfast adds a badge', () => {
  const rooms = toRooms('The Deuce')
  const choices = () => within(rooms).queryAllByRole('button', { name: /^Choose / })
  fireEvent.click(within(rooms).getByRole('checkbox', { name: 'Breakfast included' }))
  expect(choices()).toHaveLength(2)
  expect(within(rooms).getAllByRole('heading', { name: /Breakfast included/ })).toHaveLength(2)
  fireEvent.click(within(rooms).getByRole('checkbox', { name: 'Free cancellation only' }))
  expect(choices()).toEqual([])
  expect(within(rooms).getByRole('status').textContent).toBe('No rooms match your filters')
})

it('cannot be completed without a room, and offers pay later only under $500', () => {
  press(/^Step 4:/)
  expect(button('Complete Booking').disabled).toBe(true)
  toRooms('Baseline House')
  press('Choose Family loft')
  advance(500)
  expect(radio('Buy now').disabled).toBe(true)
  expect(screen.getByText('Only for bookings under $500; this one is AUD 640.')).toBeDefined()
  expect(button('Complete Booking').disabled).toBe(false)
})

it('says at step 5 that nothing is booked yet', () => {
  press(/^Step 5:/)
  expect(screen.getByText(/still pending/)).toBeDefined()
})

it('another event starts afresh', () => {
  toRooms('Baseline House')
  press('Choose Courtside queen')
  advance(500)
  fireEvent.click(radio('Buy now'))
  press('Canton Fair')
  expect(heading()).toBe('Search event')
  press(/^Step 4:/)
  expect([button('Complete Booking').disabled, radio('Credit card').checked]).toEqual([true, true])
})
