import { hotelRequest, type HotelRequest, type HotelResponse } from '@site/contracts/hotel'
import type { QuotedPrice } from '@site/contracts/hotels'
import { foundRoute, piece, wayAnswer } from '@site/contracts/testing/way'
import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastCompared } from '../compare/last-compared.ts'
import { hotelDetails, routeFromArena } from '../testing/hotel-details.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './hotel-page.tsx'

const nearby = [{ id: 'p', name: 'Pidapipo', category: 'coffee', lat: 0, lon: 0, metres: 212 }]
const facts = hotelDetails(
  { stars: 4, rooms: 60, address: '8 Whiteman St', website: 'https://www.crown.example/towers' },
  { nearby },
)
const asked: HotelRequest[] = []
const answers = vi.fn<(request: HotelRequest) => Promise<HotelResponse>>()

const invoke: Backend['invoke'] = async (name, body) => {
  if (name === 'reach') return { source: 'estimate', areas: [], streets: [], credits: [] }
  if (name === 'route') return wayAnswer(7, foundRoute([piece('street', 'Olympic Boulevard', 560)]))
  const request = hotelRequest.parse(body)
  asked.push(request)
  return answers(request)
}
const toast = vi.fn()
const show = (search = '', state?: unknown) =>
  render(
    <InShell invoke={invoke} toast={toast} at={`/hotel/crown${search}`} state={state}>
      <Page />
    </InShell>,
  )
const named = () => screen.findByRole('heading', { level: 1, name: 'Crown Towers' })

beforeEach(() => {
  asked.length = 0
  toast.mockReset()
  lastCompared.setState({ last: null })
  answers
    .mockReset()
    .mockImplementation(({ near }) =>
      Promise.resolve(near === undefined ? facts : { ...facts, route: routeFromArena({ stepFree: null }) }),
    )
})
afterEach(cleanup)

describe('a hotel opened by its address alone', () => {
  it('says what is known of it, asked for once', async () => {
    show()
    await named()
    expect(asked).toEqual([{ id: 'crown' }])
    expect(screen.getByText('8 Whiteman St, Melbourne')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4 stars' })).toBeTruthy()
    expect(screen.getByText('60 rooms')).toBeTruthy()
    expect(within(await screen.findByRole('list', { name: 'Close to the hotel' })).getByText('210 m')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^From/ })).toBeNull()
    expect(screen.queryByText(/closed/)).toBeNull()
  })

  it('leads to its own page first, then to searches', async () => {
    show()
    await named()
    const links = within(screen.getByRole('region', { name: 'Where to book' })).getAllByRole('link')
    expect(links.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
      'www.crown.example',
      'www.booking.com',
      'www.hotels.com',
      'www.openstreetmap.org',
    ])
    for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  it('says so where it may have closed', async () => {
    answers.mockResolvedValue({ ...facts, hotel: { ...facts.hotel, mayBeClosed: true } })
    show()
    await named()
    expect(screen.getByText(/it may have closed/)).toBeTruthy()
  })

  it('tells search engines what it tells visitors', async () => {
    const { container } = show()
    await named()
    const json: unknown = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(json).toMatchObject({ '@type': 'Hotel', name: 'Crown Towers', numberOfRooms: 60 })
  })
})

describe('a hotel opened from a place', () => {
  it('shows the way, its range and what is known of it', async () => {
    show('?near=rod-laver&pace=0.9')
    const way = within(await screen.findByRole('region', { name: 'From Rod Laver Arena' }))
    expect(asked).toEqual([{ id: 'crown' }, { id: 'crown', speed: 0.9, near: 'rod-laver' }])
    expect(way.getByText('7')).toBeTruthy()
    expect(way.getByText(/6–11 min, on streets/)).toBeTruthy()
    expect(way.getByText('No step-free way is known.')).toBeTruthy()
    expect(way.getByText(/The same walk, 6–11 min\./)).toBeTruthy()
    const all = screen.getByRole('link', { name: 'All hotels near Rod Laver Arena' })
    expect(all.getAttribute('href')).toBe('/location?venue=rod-laver')
  })

  it('shows the walk back from the seat where the size of the venue is known', async () => {
    const venueExit = { low: 6, high: 13, capacity: 14_820 }
    answers.mockResolvedValue({ ...facts, route: routeFromArena({ venueExit }) })
    show('?near=rod-laver')
    expect(await screen.findByText(/^About 6–13 min from your seat.* That’s 12–24 min in all\.$/)).toBeTruthy()
  })

  it('says that the walk cannot be counted from a place nobody knows', async () => {
    answers.mockResolvedValue(facts)
    show('?near=nowhere')
    await named()
    expect(await screen.findByText(/We can’t count the walk from there/)).toBeTruthy()
  })

  it('keeps what is known when the way fails, and tries again', async () => {
    answers.mockImplementation(({ near }) =>
      near === undefined
        ? Promise.resolve(facts)
        : Promise.reject(new BackendError('http', 'Please try later.', { status: 500 })),
    )
    show('?near=rod-laver')
    await named()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('Where to book')).toBeTruthy()
    answers.mockResolvedValue({ ...facts, route: routeFromArena() })
    fireEvent.click(again)
    expect(await screen.findByRole('region', { name: 'From Rod Laver Arena' })).toBeTruthy()
  })
})

describe('the comparison on a hotel’s page', () => {
  const list = { ids: ['crown', 'b'], back: '/location?venue=rod-laver&walk=10&compare=b', name: 'Rod Laver Arena' }
  const toggle = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Compare Crown Towers' })
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

  it('adds the hotel to those of the list it was opened from', async () => {
    show('?near=rod-laver', { hotelList: list })
    fireEvent.click(await toggle())
    expect((await toggle()).checked).toBe(true)
    expect(link('Compare 2 hotels')).toBe('/location?venue=rod-laver&walk=10&compare=b%2Ccrown&compared=open')
    expect(link('Back to the hotels near Rod Laver Arena')).toBe(
      '/location?venue=rod-laver&walk=10&compare=b%2Ccrown#hotel-crown',
    )
    fireEvent.click(await toggle())
    expect(screen.getByText('One hotel chosen. Choose another to compare.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next hotel' })).toBeTruthy()
  })

  it('leads to all hotels of the place where the hotel was opened by its address', async () => {
    let measured: (answer: HotelResponse) => void = () => undefined
    answers.mockImplementation(({ near }) =>
      near === undefined
        ? Promise.resolve(facts)
        : new Promise((done) => {
            measured = done
          }),
    )
    show('?near=rod-laver')
    expect((await toggle()).disabled).toBe(true)
    measured({ ...facts, route: routeFromArena() })
    await screen.findByRole('link', { name: 'All hotels near Rod Laver Arena' })
    fireEvent.click(await toggle())
    expect(link('All hotels near Rod Laver Arena')).toBe('/location?venue=rod-laver&compare=crown')
  })

  it.each([
    ['without a place to walk to', ''],
    ['near a place nobody knows', '?near=nowhere'],
  ])('is not offered %s, as there is no list', async (_, search) => {
    answers.mockResolvedValue(facts)
    show(search)
    await named()
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  })

  it('says of a fifth hotel that there are four', async () => {
    show('?near=rod-laver', { hotelList: { ...list, back: '/location?venue=rod-laver&compare=a,b,c,d' } })
    fireEvent.click(await toggle())
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '4 hotels can be compared at once' }),
    )
    expect((await toggle()).checked).toBe(false)
  })
})

describe('a hotel with dates', () => {
  const year = new Date().getFullYear() + 1
  const dates = `?in=${year}-03-10&out=${year}-03-12&guests=3`
  const price: QuotedPrice = {
    amount: 240,
    currency: 'AUD',
    per: 'night',
    provider: 'LiteAPI',
    quotedAt: '2026-11-23T01:00:00Z',
    includes: ['Breakfast'],
    freeCancellationUntil: `${year}-03-08T06:00:00Z`,
  }
  const quoted = (more: Partial<HotelResponse>) =>
    answers.mockImplementation(({ stay }) =>
      Promise.resolve(stay === undefined ? { ...facts, prices: 'unasked' } : { ...facts, prices: 'quoted', ...more }),
    )

  it('asks for a price, and hands the dates to the sites where it can be booked', async () => {
    quoted({ price, availability: 'available' })
    show(dates)
    await named()
    const book = within(screen.getByRole('region', { name: 'Where to book' }))
    expect(await book.findByText(/AUD 240/)).toBeTruthy()
    expect(book.getByText(/Includes breakfast/)).toBeTruthy()
    expect(book.getByText(/Free cancellation until/)).toBeTruthy()
    expect(asked.at(-1)?.stay).toMatchObject({ checkin: `${year}-03-10`, checkout: `${year}-03-12`, adults: 3 })
    expect(book.getByRole('link', { name: /Booking\.com/ }).getAttribute('href')).toContain(
      `checkin=${year}-03-10&checkout=${year}-03-12&group_adults=3`,
    )
  })

  it('says that it is sold out', async () => {
    quoted({ availability: 'sold_out' })
    show(dates)
    expect(await screen.findByText(/Sold out/)).toBeTruthy()
    expect(screen.queryByText(/No price came back/)).toBeNull()
  })

  it('asks for dates where prices are to be had and none are chosen', async () => {
    quoted({})
    show()
    expect(await screen.findByText('Add your dates to see a price.')).toBeTruthy()
  })
})

it('says that there is no such hotel', async () => {
  answers.mockRejectedValue(new BackendError('http', 'There is no such hotel.', { status: 404 }))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that hotel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
