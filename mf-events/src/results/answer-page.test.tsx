import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import { BackendError, type Backend } from '@stageside/kit'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastCompared } from '../compare/last-compared.ts'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { InShell } from '../testing/in-shell.tsx'
import { stubNarrowScreen } from '../testing/narrow-screen.ts'
import { AnswerPage } from './answer-page.tsx'

const hotels: readonly HotelItem[] = [
  hotel('near', 6, null, { stars: 3, website: 'https://near.example' }),
  hotel('hostel', 9, null, { kind: 'hostel', coordQuality: 'approximate' }),
  hotel('a', 11),
  hotel('b', 12),
  hotel('far', 40, 19, { stars: 5 }),
]
const answer = hotelsResponse(hotels)
const invoke = vi.fn<Backend['invoke']>()
const bodies = () => invoke.mock.calls.filter(([name]) => name === 'hotels').map(([, body]) => Object(body))

const Address = () => <p data-testid="address">{useLocation().search}</p>
const toast = vi.fn()
const show = (filters = '') =>
  render(
    <InShell invoke={invoke} toast={toast} at={`/location?venue=mel-v-rod-laver${filters}`}>
      <AnswerPage origin={{ by: 'venue', id: 'mel-v-rod-laver' }} placeholder="Venue" back="Start over" />
      <Address />
    </InShell>,
  )
const found = async (filters = '') => {
  show(filters)
  await screen.findByRole('heading', { level: 1, name: 'Hotels near Rod Laver Arena' })
}
/** Answers every call for hotels by what it asks, as the server does. */
const answerBy = (respond: (body: { readonly filter?: object; readonly offset?: number }) => HotelsResponse) =>
  invoke.mockImplementation(async (_, body) => respond(Object(body)))

const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const ticks = () => within(screen.getByRole('listbox')).getAllByRole('option')
const compare = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })
const address = () => screen.getByTestId('address').textContent

beforeEach(() => {
  invoke.mockReset().mockResolvedValue(answer)
  toast.mockReset()
  lastCompared.setState({ last: null })
  stubNarrowScreen()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a search on its way', () => {
  it('shows nothing for 200 ms, then its shape, and after two seconds words', () => {
    vi.useFakeTimers()
    invoke.mockReturnValue(new Promise(() => undefined))
    show()
    const shape = () => document.querySelectorAll('[aria-hidden="true"]').length
    const before = shape()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Looking for hotels…')
    act(() => vi.advanceTimersByTime(199))
    expect(shape()).toBe(before)
    act(() => vi.advanceTimersByTime(1))
    expect(shape()).toBeGreaterThan(before)
    expect(screen.queryByText(/^Still measuring/)).toBeNull()
    act(() => vi.advanceTimersByTime(1800))
    expect(screen.getByText(/^Still measuring the walk/)).toBeDefined()
  })

  it('that fails says why, and Try again asks again', async () => {
    invoke.mockRejectedValueOnce(new BackendError('http', 'The places are away.', { status: 503 }))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('The places are away.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Hotels near Rod Laver Arena' })
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
  it('stand in the order of the answer, each with a tick, its range, what is known of it and its page', async () => {
    await found()
    expect(rows()).toEqual(['Hotel near', 'Hotel hostel', 'Hotel a', 'Hotel b', 'Hotel far'])
    expect(ticks()).toHaveLength(5)
    expect(screen.getByText('5 hotels within reach.')).toBeDefined()
    expect(screen.getByText(/Nearest: about 6 min on foot \(5–10 min\)\.$/)).toBeDefined()
    expect(screen.getAllByText(/^Prices are on each hotel’s/)).toHaveLength(1)
    expect(screen.getByText(/at a brisk walk/)).toBeDefined()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('min on foot')
    expect(first?.textContent).toContain('5–10 min, estimate')
    expect(first?.textContent).not.toMatch(/price/i)
    expect(screen.getByRole('link', { name: 'Hotel near' }).getAttribute('href')).toBe(
      '/hotel/near?near=mel-v-rod-laver',
    )
    expect(second?.textContent).toContain('approximate location')
    expect(screen.getAllByText(/marked “approximate location”/)).toHaveLength(1)
  })

  it('show a quote with what it includes, and say what is sold out', async () => {
    const price = {
      amount: 210,
      currency: 'AUD',
      per: 'night' as const,
      provider: 'LiteAPI',
      quotedAt: '2026-11-23T04:05:00Z',
      includes: ['Breakfast'],
      freeCancellationUntil: '2027-01-08T12:00:00Z',
    }
    invoke.mockResolvedValue(
      hotelsResponse(
        [hotel('a', 5, null, { price }), hotel('b', 6, null, { availability: 'sold_out' }), hotel('c', 7)],
        {
          prices: 'quoted',
        },
      ),
    )
    await found()
    const [quoted, gone, unknown] = screen.getAllByRole('listitem')
    for (const words of [
      'AUD 210 a night',
      'Includes breakfast',
      'Free cancellation until 8 Jan 2027',
      'LiteAPI, asked at',
    ])
      expect(quoted?.textContent).toContain(words)
    expect(gone?.textContent).toContain('Sold outfor your dates')
    expect(unknown?.textContent).not.toMatch(/price|sold|AUD/i)
  })

  it('are asked for again with every filter, and the old ones stay until the new ones are there', async () => {
    let answerNow: (value: HotelsResponse) => void = () => undefined
    await found()
    invoke.mockReturnValue(new Promise((resolve) => (answerNow = resolve)))
    choose('On foot', '10')
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ filter: { walk: 10 }, sort: 'walk', limit: 20 }))
    expect(rows()).toHaveLength(5)
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
    await act(async () => answerNow({ ...answer, hotels: hotels.slice(0, 2), total: 2 }))
    await waitFor(() => expect(rows()).toEqual(['Hotel near', 'Hotel hostel']))
    expect(screen.getByText('2 of 5 hotels fit your filters.')).toBeDefined()
    expect(address()).toBe('?venue=mel-v-rod-laver&walk=10')
  })

  it('are filtered in a dialog that counts them and shows them', async () => {
    await found()
    answerBy(({ filter }) => (filter === undefined ? answer : { ...answer, hotels: hotels.slice(0, 1), total: 1 }))
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
    expect(dialog.getByRole('button', { name: 'Show 5 hotels' })).toBeDefined()
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Step-free way known (0)' }).disabled).toBe(true)
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Exact position only (4)' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Show 1 hotel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies().at(-1)).toMatchObject({ filter: { exact: true } })
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeDefined()
  })

  it('come page by page, and the focus goes on with the first that was added', async () => {
    const many = Array.from({ length: 45 }, (_, index) => hotel(`h${index}`, index + 1))
    answerBy(({ offset = 0 }) => ({ ...answer, hotels: many.slice(offset, offset + 20), total: 45, reachable: 45 }))
    await found()
    expect(screen.getByText('45 hotels within reach; 20 shown.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show 20 more hotels' }))
    await screen.findByText('45 hotels within reach; 40 shown.')
    expect(document.activeElement?.id).toBe('hotel-h20')
    expect(ticks()).toHaveLength(40)
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 more hotels' }))
    await screen.findByText('45 hotels within reach.')
    expect(screen.queryByRole('button', { name: /more hotels/ })).toBeNull()
    expect(screen.getByRole('list', { name: 'Hotels 41 to 45' }).children).toHaveLength(5)
    expect(bodies().map(({ offset }) => offset)).toEqual([undefined, 20, 40])
    expect(address()).toContain('listed=60')
  })

  it('stay when the next page does not come, which can be asked for again', async () => {
    const many = Array.from({ length: 25 }, (_, index) => hotel(`h${index}`, index + 1))
    let down = true
    answerBy(({ offset = 0 }) => {
      if (offset > 0 && down) throw new BackendError('http', 'Away.', { status: 503 })
      return { ...answer, hotels: many.slice(offset, offset + 20), total: 25, reachable: 25 }
    })
    await found()
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 more hotels' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The next hotels did not come/)
    expect(rows()).toHaveLength(20)
    down = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(25))
  })

  it('are those of a shared address, with its filters and its order', async () => {
    await found('&walk=15&sort=stars&pace=0.9')
    expect(bodies()[0]).toMatchObject({ filter: { walk: 15 }, sort: 'stars', speed: 0.9 })
    expect(screen.getByLabelText<HTMLSelectElement>('On foot').value).toBe('15')
    expect(screen.getByText(/at a slow walk/)).toBeDefined()
  })

  it('are compared from two to four, those that the list does not show too', async () => {
    answerBy(({ filter }) =>
      filter !== undefined && 'ids' in filter ? { ...answer, hotels: [hotel('else', 30)] } : answer,
    )
    await found('&compare=else')
    const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' })
    await screen.findByText(/^One hotel chosen\./)
    for (const name of ['Hotel near', 'Hotel hostel', 'Hotel a']) fireEvent.click(compare(name))
    fireEvent.click(compare('Hotel far'))
    expect(compare('Hotel far')).toHaveProperty('checked', false)
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '4 hotels can be compared at once' }),
    )
    await waitFor(() => expect(screen.getByText('4 hotels chosen, the most at once.')).toBeDefined())
    fireEvent.click(opener())
    const dialog = await screen.findByRole('dialog', { name: 'Compare 4 hotels' })
    expect(within(dialog).getAllByText('Hotel else').length).toBeGreaterThan(0)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    fireEvent.click(compare('Hotel far'))
    expect(compare('Hotel far').checked).toBe(true)
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
    await waitFor(() => expect(all[1]?.getAttribute('aria-selected')).toBe('true'))
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'End' })
    expect(document.activeElement).toBe(all[4])
    fireEvent.click(all[1] ?? document.body)
    expect(document.activeElement?.id).toBe('hotel-hostel')
  })
})
