import type { HotelsResponse } from '@site/contracts/hotels'
import { BackendError, type Backend } from '@site/kit'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Results } from './results.tsx'

const answer: HotelsResponse = {
  status: 'resolved',
  place: {
    kind: 'venue',
    id: 'mel-v-rod-laver',
    name: 'Rod Laver Arena',
    city: 'Melbourne',
    country: 'AU',
    lat: -37.8,
    lon: 144.9,
    precision: 20,
  },
  candidates: [],
  notes: [],
  origin: { kind: 'venue', name: 'Rod Laver Arena', city: 'Melbourne', lat: -37.8, lon: 144.9, precision: 20 },
  hotels: [
    hotel('near', 6, null, { stars: 3, website: 'https://near.example' }),
    hotel('hostel', 9, null, { kind: 'hostel', coordQuality: 'approximate' }),
    hotel('far', 40, 19, { stars: 5 }),
    hotel('a', 11),
    hotel('b', 12),
  ],
  relaxed: false,
  message: null,
  credits: ['© OpenStreetMap contributors'],
}
const invoke = vi.fn<Backend['invoke']>()

const show = (filters = '') =>
  render(
    <InShell invoke={invoke} at={`/location?q=Rod Laver Arena${filters}`}>
      <Results origin={{ by: 'query', query: 'Rod Laver Arena' }} />
    </InShell>,
  )
const found = async (filters = '') => {
  show(filters)
  await screen.findByRole('heading', { level: 2, name: /^Hotels near/ })
}
const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const ticks = () => within(screen.getByRole('listbox')).getAllByRole('option')
const compare = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })

beforeEach(() => void invoke.mockReset().mockResolvedValue(answer))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a search on its way', () => {
  it('shows nothing for 200 ms, then its shape, and after two seconds words', () => {
    vi.useFakeTimers()
    invoke.mockReturnValue(new Promise(() => undefined))
    show()
    const shapes = () => screen.getByRole('status').children.length
    const before = shapes()
    act(() => vi.advanceTimersByTime(199))
    expect(shapes()).toBe(before)
    act(() => vi.advanceTimersByTime(1))
    expect(shapes()).toBeGreaterThan(before)
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => vi.advanceTimersByTime(1800))
    expect(screen.getByRole('status').textContent).toMatch(/^Still measuring the walk/)
  })

  it('that fails says why, and Try again asks again', async () => {
    invoke.mockRejectedValueOnce(new BackendError('http', 'The places are away.', { status: 503 }))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('The places are away.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: 'Hotels near Rod Laver Arena, Melbourne – Venue' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is asked once more where nothing was reached, and not after an answer', async () => {
    invoke.mockRejectedValue(new BackendError('fetch', 'Unable to reach the server.'))
    show()
    await screen.findByRole('alert')
    expect(invoke).toHaveBeenCalledTimes(2)
  })

  it('with an answer that cannot be read says so', async () => {
    invoke.mockResolvedValue({ hotels: 'many' })
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('The answer could not be read.')
  })
})

describe('found hotels', () => {
  it('stand nearest first, each with a tick, its range and what is known of it', async () => {
    await found()
    expect(rows()).toEqual(['Hotel near', 'Hotel hostel', 'Hotel a', 'Hotel b', 'Hotel far'])
    expect(ticks()).toHaveLength(5)
    const [first, second] = screen.getAllByRole('listitem')
    expect(screen.getByText(/Prices are on each hotel’s own site\.$/)).toBeDefined()
    expect(first?.textContent).toContain('min on foot')
    expect(first?.textContent).toContain('5–10 min, estimate')
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('https://near.example')
    expect(second?.textContent).toContain('approximate location')
  })

  it('are filtered, counted, and all shown again', async () => {
    await found()
    choose('On foot', '10')
    expect(rows()).toEqual(['Hotel near', 'Hotel hostel'])
    expect(screen.getByText('Showing 2 of 5 hotels')).toBeDefined()
    choose('Kind', 'hostel')
    expect(rows()).toEqual(['Hotel hostel'])
    choose('Stars', '5')
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
    expect(screen.getByText(/Allow more minutes, or clear the filters\.$/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters, show all 5' }))
    expect(rows()).toHaveLength(5)
  })

  it('are those of a shared address, with its order and its filters open', async () => {
    await found('&walk=15&sort=name')
    expect(rows()).toEqual(['Hotel a', 'Hotel b', 'Hotel hostel', 'Hotel near'])
    expect(document.querySelector('details')?.open).toBe(true)
  })

  it('are asked for again at another pace', async () => {
    await found()
    choose('Walking pace', '0.9')
    await act(async () => undefined)
    expect(invoke.mock.calls.map(([, body]) => Reflect.get(Object(body), 'speed'))).toEqual([1.33, 0.9])
  })

  it('claim no transit after 11 pm', async () => {
    await found()
    expect(screen.getByText(/min by transit/)).toBeDefined()
    fireEvent.click(screen.getByLabelText('Walk home after 11 pm'))
    expect(screen.getByText(/which streets are lit/)).toBeDefined()
    expect(screen.getAllByRole('listitem').some((row) => row.textContent.includes('by transit'))).toBe(false)
  })

  it('are compared from two to four', async () => {
    await found()
    fireEvent.click(compare('Hotel near'))
    const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' })
    expect(opener().disabled).toBe(true)
    for (const name of ['Hotel hostel', 'Hotel a', 'Hotel b']) fireEvent.click(compare(name))
    expect(compare('Hotel far').disabled).toBe(true)
    fireEvent.click(opener())
    const dialog = await screen.findByRole('dialog', { name: 'Compare 4 hotels' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(compare('Hotel far').disabled).toBe(false)
  })
})

describe('the walk strip', () => {
  it('has one tab stop, which the arrow keys move; a press opens the row', async () => {
    await found()
    const all = ticks()
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1])
    expect(all[0]?.getAttribute('aria-label')).toBe('6 minutes on foot, Hotel near, 1 of 5')
    all[0]?.focus()
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(all[1])
    expect(all[1]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'End' })
    expect(document.activeElement).toBe(all[4])
    fireEvent.click(all[1] ?? document.body)
    expect(document.activeElement?.id).toBe('hotel-hostel')
  })
})
