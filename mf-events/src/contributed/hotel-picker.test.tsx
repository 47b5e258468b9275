import type { HotelsResponse } from '@site/contracts/hotels'
import { BackendError } from '@stageside/kit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Part } from './hotel-picker.tsx'

afterEach(cleanup)

const near = { name: 'The final', lat: -37.8, lon: 144.9 }

const show = (answer: () => Promise<HotelsResponse>, chosen: string | null = null) => {
  const choose = vi.fn()
  const invoke = vi.fn(answer)
  render(
    <InShell invoke={invoke}>
      <Part props={{ near, chosen, choose }} />
    </InShell>,
  )
  return { choose, invoke }
}
const two = async () => hotelsResponse([hotel('a', 4), hotel('b', 9)])

it('asks for the nearest hotels, and hands the chosen one to the page', async () => {
  const { choose, invoke } = show(two)
  fireEvent.click(
    await screen.findByRole('button', { name: 'Start from here: Hotel b, 9 minutes on foot from The final' }),
  )
  expect(choose).toHaveBeenCalledWith('b')
  expect(invoke).toHaveBeenCalledWith('hotels', { lat: -37.8, lon: 144.9, limit: 5, sort: 'walk' }, expect.anything())
})

it('leaves out hotels that the page offers itself', async () => {
  const invoke = vi.fn(two)
  render(
    <InShell invoke={invoke}>
      <Part props={{ near, chosen: null, offered: ['a'], choose: vi.fn() }} />
    </InShell>,
  )
  await screen.findByRole('button', { name: /^Start from here: Hotel b,/ })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(invoke).toHaveBeenCalledWith('hotels', expect.objectContaining({ limit: 6 }), expect.anything())
})

it('shows the range of the walk beside its minutes', async () => {
  show(async () => hotelsResponse([{ ...hotel('a', 4), walk: { ...hotel('a', 4).walk, minutes: 4, low: 3, high: 7 } }]))
  expect((await screen.findByText(/3–7 min, /)).textContent).toMatch(/^3–7 min, (on streets|estimate)/)
})

it('offers no button for the hotel that the days start from', async () => {
  show(two, 'a')
  await screen.findByText('Your days start here')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('says when there is no hotel, and when they cannot be listed', async () => {
  show(async () => hotelsResponse([]))
  await screen.findByText('We know of no hotel within a walk from there.')
  cleanup()
  show(() => Promise.reject(new BackendError('http', 'x', { status: 503 })))
  await screen.findByRole('button', { name: 'Try again' })
})
