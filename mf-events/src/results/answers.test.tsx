import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsResponse } from '@site/contracts/hotels'
import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOrigin } from '../search/origin.ts'
import { readRecent } from '../search/recent.ts'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { InShell } from '../testing/in-shell.tsx'
import { stubNarrowScreen } from '../testing/narrow-screen.ts'
import { AnswerPage } from './answer-page.tsx'

const portland = (id: string, lat: number, lon: number): GeocodeResult => ({
  kind: 'city',
  id,
  name: 'Portland',
  city: 'Portland',
  country: 'US',
  lat,
  lon,
  precision: 3000,
})
const oregon = portland('city-1', 45.5234, -122.6762)
const maine = portland('city-2', 43.6574, -70.2589)
const richmond: GeocodeResult = {
  kind: 'team',
  id: 'team-1',
  name: 'Richmond',
  city: 'Melbourne',
  country: 'AU',
  at: 'Melbourne Cricket Ground',
  near: 'Federation Square',
  lat: -37.82,
  lon: 144.98,
  precision: 150,
}
const arena: GeocodeResult = {
  kind: 'venue',
  id: 'mel-v-rod-laver',
  name: 'Rod Laver Arena',
  city: 'Melbourne',
  country: 'AU',
  lat: -37.8,
  lon: 144.9,
  precision: 20,
}

const unsure = hotelsResponse([], {
  status: 'choose',
  place: null,
  origin: null,
  message: 'Which one did you mean?',
  credits: [],
})
const found = hotelsResponse([hotel('near', 6)], {
  place: arena,
  candidates: [richmond],
  notes: ['We read “lavor” as “Laver”.'],
})

const invoke = vi.fn<Backend['invoke']>()
const bodies = () => invoke.mock.calls.map(([, body]) => body)

const Page = () => {
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  const origin = readOrigin(params)
  return (
    <>
      <p data-testid="address">{`${pathname}${search}`}</p>
      {origin === null ? null : <AnswerPage origin={origin} placeholder="Venue" back="Start over" />}
    </>
  )
}
const show = (answer: HotelsResponse, at: string) => {
  invoke.mockResolvedValue(answer)
  render(
    <InShell invoke={invoke} at={at}>
      <Page />
    </InShell>,
  )
}
const address = () => screen.getByTestId('address').textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The places to choose from, without the links of the page around them. */
const links = () => screen.getAllByRole('link').filter((link) => link.closest('li') !== null)

beforeEach(() => {
  invoke.mockReset()
  localStorage.clear()
  // Too narrow for a map beside the list, which would ask for what it draws.
  stubNarrowScreen()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a text that several places fit', () => {
  it('is a question: at most six links by city, each with its kind, where it plays and what is near', async () => {
    const more = ['a', 'b', 'c', 'd', 'e'].map((id): GeocodeResult => ({ ...arena, kind: 'hotel', id, name: id }))
    show({ ...unsure, notes: ['We left out “tour”.'], candidates: [oregon, richmond, ...more] }, '/sports?q=Richmond')
    await heading('Which one did you mean?')
    expect(screen.getByText('We left out “tour”.')).toBeDefined()
    expect(links()).toHaveLength(6)
    const [country, city] = screen.getAllByRole('heading', { level: 2 })
    expect([country?.textContent, city?.textContent]).toEqual(['United States', 'Melbourne, Australia'])
    const list = screen.getByRole('list', { name: 'Melbourne, Australia' })
    expect(within(list).getAllByRole('link')).toHaveLength(5)
    const [first] = within(list).getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/sports?place=team-1')
    for (const words of ['Team', 'Richmond', 'Melbourne Cricket Ground', 'near Federation Square'])
      expect(first?.textContent).toContain(words)
  })

  it('tells two cities of one name apart by where they lie, and by their state where it is known', async () => {
    show({ ...unsure, candidates: [oregon, maine] }, '/location?q=Portland')
    await heading('Which one did you mean?')
    const [west, east] = links()
    expect(west?.textContent).toContain('45.5° N, 122.7° W')
    expect(east?.textContent).toContain('43.7° N, 70.3° W')
    cleanup()
    show(
      {
        ...unsure,
        candidates: [
          { ...oregon, region: 'Oregon' },
          { ...maine, region: 'Maine' },
        ],
      },
      '/location?q=Portland',
    )
    await heading('Which one did you mean?')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Oregon, United States',
      'Maine, United States',
    ])
    expect(screen.queryByText(/°/)).toBeNull()
  })

  it('keeps its address, and a choice goes to the one that names it and takes the focus there', async () => {
    show({ ...unsure, candidates: [oregon, maine] }, '/location?q=Portland')
    await heading('Which one did you mean?')
    expect(address()).toBe('/location?q=Portland')
    expect(readRecent()).toEqual([])
    invoke.mockResolvedValue({ ...found, place: maine, candidates: [], notes: [] })
    fireEvent.click(links()[1] ?? document.body)
    const answer = await heading('Hotels near Portland')
    expect(address()).toBe('/location?place=city-2')
    expect(document.activeElement).toBe(answer)
    expect(bodies()[1]).toMatchObject({ placeId: 'city-2' })
    expect(readRecent()).toEqual([{ name: 'Portland', search: 'place=city-2' }])
  })
})

describe('a text that is read as one place', () => {
  it('has its kind and city under its name; says how it was read; and offers what comes next', async () => {
    show(found, '/location?q=rod lavor')
    await heading('Hotels near Rod Laver Arena')
    expect(screen.getByText('Venue · Melbourne, Australia')).toBeDefined()
    expect(screen.getByText('We read “lavor” as “Laver”.')).toBeDefined()
    const disclosure = screen.getByText('Not this one?').closest('details')
    expect(disclosure?.open).toBe(false)
    const [next] = within(disclosure ?? document.body).getAllByRole('link', { hidden: true })
    expect(next?.getAttribute('href')).toBe('/location?place=team-1')
    expect(next?.textContent).toContain('Melbourne, Australia')
  })

  it('leaves an address that names it, without a second call, and keeps how it was read and the view', async () => {
    show(found, '/location?q=rod lavor&sort=stars')
    await heading('Hotels near Rod Laver Arena')
    await waitFor(() => expect(address()).toBe('/location?venue=mel-v-rod-laver&sort=stars'))
    expect(screen.getByText('Not this one?')).toBeDefined()
    expect(screen.getByText('We read “lavor” as “Laver”.')).toBeDefined()
    expect(invoke).toHaveBeenCalledTimes(1)
    fireEvent.change(screen.getByLabelText('On foot'), { target: { value: '10' } })
    await waitFor(() => expect(bodies()[1]).toMatchObject({ venueId: 'mel-v-rod-laver', filter: { walk: 10 } }))
    expect(screen.getByText('Not this one?')).toBeDefined()
  })

  it('of a shared link takes no focus and is not kept as a search of this visitor', async () => {
    show(found, '/location?venue=mel-v-rod-laver')
    await heading('Hotels near Rod Laver Arena')
    expect(document.activeElement).toBe(document.body)
    expect(readRecent()).toEqual([])
  })

  it('of a shared point goes by the name it was shared with', async () => {
    const point: GeocodeResult = { kind: 'point', name: '1, 2', city: 'Helsinki', lat: 1, lon: 2, precision: 0 }
    show({ ...found, place: point, candidates: [], notes: [] }, '/location?lat=1&lon=2&at=Unioninkatu 29')
    await heading('Hotels near Unioninkatu 29')
    expect(screen.queryByText('Not this one?')).toBeNull()
  })

  it('without hotels says so in the words of the backend, and still offers the others', async () => {
    show(
      { ...found, hotels: [], total: 0, reachable: 0, message: 'We have no hotel data near there yet.' },
      '/location?q=rod lavor',
    )
    await heading('No hotels to show near Rod Laver Arena')
    expect(screen.getByText('We have no hotel data near there yet.')).toBeDefined()
    expect(screen.getByText('Not this one?')).toBeDefined()
  })
})

describe('a city', () => {
  const melbourne: GeocodeResult = { ...oregon, id: 'city-3', name: 'Melbourne', city: 'Melbourne', country: 'AU' }
  const asked = { ...found, place: melbourne, hotels: [], total: 0, reachable: 0, venues: [arena], candidates: [] }

  it('is asked for a venue: the well-known ones are links, and the field has the focus with its words selected', async () => {
    show(asked, '/location?place=city-3')
    await heading('Where in Melbourne do you need to be?')
    const [venue] = links()
    expect(venue?.getAttribute('href')).toBe('/location?venue=mel-v-rod-laver')
    const field = screen.getByLabelText<HTMLInputElement>('Event, venue or address', { selector: 'form[action] input' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('Melbourne')
    expect(document.body.textContent).not.toMatch(/\d+ min/)
  })
})

describe('a text that is no place we hold', () => {
  const unknown: HotelsResponse = { ...unsure, status: 'unknown', notes: ['We don’t list artists’ tours yet.'] }

  it('is answered with what was understood and what to try, and nobody’s spelling is blamed', async () => {
    show(unknown, '/music?q=Harry tour')
    await heading('We couldn’t find that place')
    expect(screen.getByText('We don’t list artists’ tours yet.')).toBeDefined()
    expect(screen.queryByText('Close to it:')).toBeNull()
    expect(screen.getByRole('link', { name: /Australian Open/ }).getAttribute('href')).toBe(
      '/music?event=mel-e-australian-open',
    )
    expect(document.body.textContent).not.toMatch(/spell|typo|mistake/i)
    expect(address()).toBe('/music?q=Harry tour')
    expect(bodies()).toEqual([expect.objectContaining({ query: 'Harry tour', category: 'music' })])
  })

  it('offers what is close to it', async () => {
    show({ ...unknown, candidates: [richmond] }, '/location?q=1 Nowhere Street')
    await screen.findByText('Close to it:')
    expect(screen.getByRole('link', { name: /Richmond/ }).getAttribute('href')).toBe('/location?place=team-1')
  })

  it('of a link whose place is gone says that it is gone', async () => {
    show({ ...unknown, notes: ['This event is no longer listed.'] }, '/sports?event=gone')
    await heading('We couldn’t find that place')
    expect(screen.getByText('This event is no longer listed.')).toBeDefined()
  })
})
