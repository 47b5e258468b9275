import type { HotelsResponse, QuotedPrice } from '@site/contracts/hotels'
import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hotelAnswer } from '../testing/hotel-answer.ts'
import { hotel as hotelItem } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './saved-page.tsx'
import { writeSaved, type SavedHotel } from './saved-hotels.ts'
import { SAVED_KEY, savedStore } from './saved-store.ts'

const arena = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const hotel = (id: string, near: SavedHotel['near'] | null = arena): SavedHotel => ({
  id,
  name: `Hotel ${id}`,
  city: 'Melbourne',
  ...(near === null ? {} : { near }),
})
const invoke = vi.fn<Backend['invoke']>()
const show = (query = '') =>
  render(
    <InShell invoke={invoke} at={`/saved${query}`}>
      <Page />
    </InShell>,
  )
const keep = (...hotels: SavedHotel[]) => localStorage.setItem(SAVED_KEY, writeSaved(hotels))
const found = (name: string) => screen.findByRole('link', { name })
const answerOf = (body: unknown) => {
  const { id, near } = Object(body)
  return hotelAnswer(id, near === undefined ? null : 6)
}

beforeEach(() => {
  localStorage.clear()
  invoke.mockReset().mockImplementation(async (_, body) => answerOf(body))
  savedStore.setState({ hotels: [], kept: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('prices', () => {
  const year = new Date().getFullYear() + 1
  const nights = `in=${year}-03-10&out=${year}-03-12`
  const price = (amount: number): QuotedPrice => ({
    amount,
    currency: 'AUD',
    per: 'night',
    provider: 'LiteAPI',
    quotedAt: '2026-11-23T01:00:00Z',
  })
  /** A site with a provider that quotes something for the first hotel of a place and for one of no place. */
  const provider = (state: HotelsResponse['prices'] = 'quoted') =>
    invoke.mockImplementation(async (name, body) => {
      const { stay, filter } = Object(body)
      if (name === 'hotels') {
        const [first = '', ...others]: readonly string[] = filter.ids
        return hotelsResponse(
          [
            hotelItem(first, 6, null, { price: price(240), availability: 'available' }),
            ...others.map((id) => hotelItem(id, 7, null, { availability: 'sold_out' })),
          ],
          { prices: state },
        )
      }
      const answer = answerOf(body)
      return stay === undefined ? { ...answer, prices: 'unasked' } : { ...answer, prices: state, price: price(99) }
    })
  const asked = () => invoke.mock.calls.flatMap(([name, body]) => ('stay' in Object(body) ? [[name, body]] : []))
  const row = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent

  it('are shown for the nights in the address, asked for place by place', async () => {
    provider()
    keep(hotel('a'), hotel('b'), hotel('c', null))
    show(`?${nights}&guests=3`)
    await screen.findByText('AUD 240')
    const stay = { checkin: `${year}-03-10`, checkout: `${year}-03-12`, adults: 3, currency: 'AUD', nationality: 'AU' }
    expect(asked()).toEqual([
      ['hotels', { placeId: 'mel-v-rod-laver', filter: { ids: ['a', 'b'] }, limit: 2, stay }],
      ['hotel', { id: 'c', stay }],
    ])
    expect(row('Hotel a')).toContain('AUD 240 a night')
    expect(row('Hotel b')).toContain('Sold outfor your dates')
    expect(await screen.findByText('AUD 99')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Hotel a' }).getAttribute('href')).toBe(
      `/hotel/a?near=mel-v-rod-laver&${nights}&guests=3`,
    )
    expect(screen.getByRole('link', { name: 'More hotels near Rod Laver Arena' }).getAttribute('href')).toContain(
      nights,
    )
  })

  it('are compared, and the dates go along with what is shared', async () => {
    provider()
    keep(hotel('a'), hotel('b'))
    show(`?${nights}&compare=a,b&compared=open`)
    const dialog = await screen.findByRole('dialog', { name: 'Compare 2 hotels' })
    expect(await within(dialog).findByText('AUD 240')).toBeDefined()
    expect(within(dialog).getByText('Sold out for your dates')).toBeDefined()
    const writeText = vi.fn((_text: string) => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Share this comparison' }))
    expect(writeText.mock.calls[0]?.[0]).toContain(`/saved?ids=a,b&near=mel-v-rod-laver&${nights}&compared=open`)
  })

  it.each<[string, string, () => void, string]>([
    ['without a provider', nights, () => undefined, 'Prices are on each hotel’s or booking site’s page.'],
    ['without dates', '', provider, 'Add dates to see prices.'],
  ])('%s are not asked for, and the page says once where they are', async (_, query, answers, words) => {
    answers()
    keep(hotel('a'), hotel('b'), hotel('c', null))
    show(`?${query}`)
    for (const id of ['a', 'b', 'c']) await found(`Hotel ${id}`)
    expect(await screen.findAllByText(words)).toHaveLength(1)
    expect(asked()).toEqual([])
  })

  it('that could not be loaded are said once, and the hotels are there all the same', async () => {
    provider()
    const answers = invoke.getMockImplementation()
    invoke.mockImplementation(async (...args) => {
      if (args[0] === 'hotels') throw new BackendError('http', 'Away.', { status: 503 })
      return answers?.(...args)
    })
    keep(hotel('a'), hotel('b'))
    show(`?${nights}`)
    expect(await screen.findAllByText(/^Prices could not be loaded just now/)).toHaveLength(1)
    for (const id of ['a', 'b']) await found(`Hotel ${id}`)
  })
})
