import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'
import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { InShell } from '../testing/in-shell.tsx'
import { CompareBar } from './compare-bar.tsx'
import { compareChoice } from './compare-choice.ts'
import { CompareToggle } from './compare-toggle.tsx'

const near = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const answer = (hotels: HotelItem[]): HotelsResponse => ({
  status: 'resolved',
  place: null,
  candidates: [],
  notes: [],
  origin: null,
  hotels,
  total: hotels.length,
  reachable: 90,
  facets: { walk: [], ride: [], stars: [], kind: [], available: 0, stepFree: 0, exact: 0 },
  nearest: null,
  venues: [],
  prices: 'off',
  relaxed: false,
  message: null,
  credits: [],
})
const invoke = vi.fn<Backend['invoke']>()
const onClear = vi.fn()

const Address = () => <span data-testid="address">{useLocation().search}</span>
const show = (compared: readonly string[], more = '') =>
  render(
    <InShell invoke={invoke} at={`/location?venue=mel-v-rod-laver&walk=10${more}`}>
      <CompareBar
        compared={compared}
        known={[hotel('a', 6, null, { stars: 3 }), hotel('b', 9, null, { stars: 5 })]}
        request={{ venueId: 'mel-v-rod-laver', speed: 1.1 }}
        near={near}
        stay={{ checkin: '2027-01-10', checkout: '2027-01-12', adults: 2 }}
        onClear={onClear}
      />
      <Address />
    </InShell>,
  )
const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' })
const address = () => screen.getByTestId('address').textContent
const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  onClear.mockReset()
  invoke.mockReset().mockResolvedValue(answer([hotel('far', 28)]))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('is not there while nothing is chosen, and one hotel asks for another', () => {
  show([])
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(['a'])
  expect(screen.getByRole('status').textContent).toBe('One hotel chosen. Choose another to compare.')
  expect(opener().disabled).toBe(true)
})

test('hotels that the page does not list are looked up, and stand in the order they were chosen', async () => {
  show(['far', 'a', 'b'])
  expect(screen.getByRole('status').textContent).toBe('Looking up the hotels…')
  await screen.findByText('3 hotels chosen.')
  expect(invoke.mock.calls.map(([name, body]) => [name, body])).toEqual([
    ['hotels', { venueId: 'mel-v-rod-laver', speed: 1.1, filter: { ids: ['far'] }, limit: 4 }],
  ])
  fireEvent.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Compare 3 hotels' })
  expect(names(dialog)).toEqual(['Hotel far', 'Hotel a', 'Hotel b'])
  const stars = within(dialog).getByRole('rowheader', { name: 'Stars' }).closest('[role=row]')
  expect([...(stars?.querySelectorAll('[role=cell]') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Not known',
    '3 stars',
    '5 starsBest',
  ])
  expect(
    within(dialog)
      .getByRole('link', { name: /^Open hotel ?: Hotel a$/ })
      .getAttribute('href'),
  ).toBe('/hotel/a?near=mel-v-rod-laver&in=2027-01-10&out=2027-01-12')
})

test('hotels that are gone are said, and the others are compared', async () => {
  invoke.mockResolvedValue(answer([]))
  show(['a', 'gone', 'b'])
  await screen.findByText('2 hotels chosen. One is no longer listed.')
  expect(opener().disabled).toBe(false)
})

test('hotels that cannot be looked up are no reason to say that they are gone', async () => {
  invoke.mockRejectedValue(new Error('away'))
  show(['a', 'far', 'b'])
  await screen.findByText('2 hotels chosen. One could not be looked up.')
})

test('the address opens the comparison as it was shared, until it is closed', async () => {
  show(['a', 'b'], '&compare=a,b&compared=open')
  const dialog = await screen.findByRole('dialog', { name: 'Compare 2 hotels' })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(address()).toBe('?venue=mel-v-rod-laver&walk=10&compare=a%2Cb')
  // No press opened it that could have the focus back.
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  fireEvent.click(opener())
  expect(address()).toContain('compared=open')
})

test('the link that is shared opens the same', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.stubGlobal('location', { ...window.location, href: 'https://a.example/location?venue=v&compare=a', pathname: '/' })
  show(['a', 'b'])
  fireEvent.click(opener())
  fireEvent.click(await screen.findByRole('button', { name: 'Share this comparison' }))
  expect(writeText).toHaveBeenCalledWith('https://a.example/location?venue=v&compare=a%2Cb&compared=open')
})

test('four hotels are the most', async () => {
  invoke.mockResolvedValue(answer([hotel('c', 10), hotel('d', 12)]))
  show(['a', 'b', 'c', 'd'])
  expect(await screen.findByText('4 hotels chosen, the most at once.')).toBeTruthy()
})

test('clearing asks the page to choose none', () => {
  show(['a', 'b'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledOnce()
})

const skip = () => screen.queryByRole('button', { name: 'Skip to the Compare button' })
const chosen = (compared: readonly string[]) =>
  render(
    <InShell invoke={() => Promise.resolve(null)}>
      <CompareToggle tray name="Hotel a" {...compareChoice(compared, 'a')} onChange={() => undefined} />
    </InShell>,
  )

test.each([
  ['one hotel', ['a'], false],
  ['two hotels, not this one', ['b', 'c'], false],
  ['two hotels, this one too', ['b', 'a'], true],
] as const)('chosen are %s: whether a row offers to skip to the tray', (_, compared, offered) => {
  chosen(compared)
  expect(skip() !== null).toBe(offered)
})

test('skipping puts the focus on what the tray can do', async () => {
  show(['a', 'b'])
  chosen(['a', 'b'])
  fireEvent.click(skip() ?? document.body)
  expect(document.activeElement).toBe(opener())
})
