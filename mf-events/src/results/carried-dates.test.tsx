import type { GeocodeResult } from '@site/contracts/geocode'
import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { readOrigin } from '../search/origin.ts'
import { addDays, visitorsDay } from '../stay/days.ts'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { InShell } from '../testing/in-shell.tsx'
import { stubNarrowScreen } from '../testing/narrow-screen.ts'
import { AnswerPage } from './answer-page.tsx'

const DATES = `in=${addDays(visitorsDay(), 30)}&out=${addDays(visitorsDay(), 32)}&guests=3`
const place = { city: 'Melbourne', country: 'AU', lat: -37.8, lon: 144.9, precision: 20 }
const stadium: GeocodeResult = { ...place, kind: 'venue', id: 'v-2', name: 'Stadium' }
const race: GeocodeResult = { ...place, kind: 'event', id: 'e-1', name: 'Race', at: 'Stadium' }

const Page = () => {
  const [params] = useSearchParams()
  const origin = readOrigin(params)
  return (
    <>
      <p data-testid="address">{useLocation().search}</p>
      {origin === null ? null : <AnswerPage origin={origin} placeholder="Venue" back="Start over" />}
    </>
  )
}

/** Searches for another place on a page of results, and gives the query that the address comes to. */
const searchFrom = async (before: string, found: GeocodeResult): Promise<() => string | null> => {
  stubNarrowScreen()
  const invoke = vi.fn<Backend['invoke']>(async (name, body) => {
    if (name !== 'hotels') throw new Error(`${name} is not asked for here`)
    return 'query' in Object(body) ? hotelsResponse([hotel('b', 5)], { place: found }) : hotelsResponse([hotel('a', 6)])
  })
  render(
    <InShell invoke={invoke} at={`/location?${before}`}>
      <Page />
    </InShell>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Hotels near Rod Laver Arena' })
  const field = screen.getByLabelText('Event, venue or address')
  fireEvent.change(field, { target: { value: found.name } })
  fireEvent.submit(screen.getByRole('search'))
  await screen.findByRole('heading', { level: 1, name: `Hotels near ${found.name}` })
  return () => screen.getByTestId('address').textContent
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('keeps dates and guests for the next place', async () => {
  const address = await searchFrom(`venue=mel-v-rod-laver&${DATES}`, stadium)
  await waitFor(() => expect(address()).toBe(`?venue=v-2&${DATES}`))
})

it('leaves them where the words are an event’s, which has its own nights', async () => {
  const address = await searchFrom(`venue=mel-v-rod-laver&${DATES}`, race)
  await waitFor(() => expect(address()).toBe('?event=e-1'))
})

it('leaves the nights of an event where the next place is another', async () => {
  const address = await searchFrom(`event=e-9&${DATES}`, stadium)
  await waitFor(() => expect(address()).toBe('?venue=v-2'))
})
