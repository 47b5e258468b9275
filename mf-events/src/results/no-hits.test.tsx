import type { HotelsResponse } from '@site/contracts/hotels'
import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { InShell } from '../testing/in-shell.tsx'
import { stubNarrowScreen } from '../testing/narrow-screen.ts'
import { AnswerPage } from './answer-page.tsx'

const all = hotelsResponse([hotel('near', 6), hotel('far', 40)])
const none: HotelsResponse = { ...all, hotels: [], total: 0 }
const nearest = { id: 'near', name: 'Hotel near', by: 'walk', minutes: 6 } as const
const invoke = vi.fn<Backend['invoke']>()

const Address = () => <p data-testid="address">{useLocation().search}</p>
const address = () => screen.getByTestId('address').textContent
const show = (filters: string) =>
  render(
    <InShell invoke={invoke} at={`/location?venue=mel-v-rod-laver${filters}`}>
      <AnswerPage origin={{ by: 'venue', id: 'mel-v-rod-laver' }} placeholder="Venue" back="Start over" />
      <Address />
    </InShell>,
  )
const SHOW_NEAREST = 'The nearest is 6 min on foot: show it'
const firstRow = () => document.getElementById('hotel-near')

beforeEach(() => {
  stubNarrowScreen()
  invoke.mockReset().mockImplementation(async (_, body) => {
    const { filter } = Object(body)
    if (filter === undefined || filter.walk === 6) return all
    return filter.walk === 5 ? { ...none, nearest } : none
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers the nearest that nearly fits; a press lists it and gives it the focus', async () => {
  show('&walk=5')
  fireEvent.click(await screen.findByRole('button', { name: SHOW_NEAREST }))
  await waitFor(() => expect(document.activeElement).toBe(firstRow()))
  expect(firstRow()).not.toBeNull()
  expect(address()).toContain('walk=6')
})

it('is cleared where nothing nearly fits, and the first hotel has the focus', async () => {
  show('&kind=castle')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }))
  await waitFor(() => expect(document.activeElement).toBe(firstRow()))
  expect(firstRow()).not.toBeNull()
  expect(address()).toBe('?venue=mel-v-rod-laver')
})

it('is answered in the filters themselves: their button names the nearest, and goes back to the list with it', async () => {
  show('')
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
  const minutes = dialog.getByLabelText('On foot')
  const five = within(minutes).getByRole<HTMLOptionElement>('option', { name: 'Up to 5 min (0)', hidden: true })
  expect(five.disabled).toBe(false)
  fireEvent.change(minutes, { target: { value: '5' } })
  fireEvent.click(await dialog.findByRole('button', { name: SHOW_NEAREST }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(firstRow()).not.toBeNull())
  expect(address()).toContain('walk=6')
})

it('is said in the filters where nothing nearly fits', async () => {
  show('&kind=castle')
  fireEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
  fireEvent.click(dialog.getByRole('button', { name: 'No hotels fit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
