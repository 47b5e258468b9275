import type { HotelResponse } from '@site/contracts/hotel'
import { routeRequest, type RouteRequest, type RouteResponse } from '@site/contracts/route'
import { foundRoute, piece, wayAnswer } from '@site/contracts/testing/way'
import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hotelDetails, routeFromArena } from '../testing/hotel-details.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './hotel-page.tsx'

const streets = (count: number) =>
  Array.from({ length: count }, (_, at) => piece('street', `Street ${at + 1}`, 100 + at))
const answers = vi.fn<(request: RouteRequest) => Promise<RouteResponse>>()
let hotel: HotelResponse

const invoke: Backend['invoke'] = async (name, body) => {
  if (name === 'reach') return { source: 'estimate', areas: [], streets: [], credits: [] }
  return name === 'route' ? answers(routeRequest.parse(body)) : hotel
}
const show = (search = '?near=rod-laver') =>
  render(
    <InShell invoke={invoke} at={`/hotel/crown${search}`}>
      <Page />
    </InShell>,
  )
const panel = async () => within(await screen.findByRole('region', { name: 'From Rod Laver Arena' }))
const lines = async () =>
  within(await screen.findByRole('list', { name: 'The way, street by street' })).getAllByRole('listitem')
const choice = (name: string) => screen.getByRole('radio', { name })

beforeEach(() => {
  hotel = hotelDetails({}, { route: routeFromArena() })
  answers
    .mockReset()
    .mockImplementation(({ profile = 'normal' }) =>
      Promise.resolve(
        profile === 'normal'
          ? wayAnswer(7, foundRoute(streets(9), { stairs: { flights: 1, steps: null, goes: 'up' } }))
          : wayAnswer(12, foundRoute(streets(3)), { profile }),
      ),
    )
})
afterEach(cleanup)

it('tells the way in order, the first three parts and all of them when asked', async () => {
  show()
  expect((await lines()).map((line) => line.textContent)).toEqual(
    [100, 100, 100].map((metres, at) => `Street ${at + 1}${metres} m`),
  )
  expect(answers).toHaveBeenCalledWith({
    from: { id: 'rod-laver' },
    to: { id: 'crown' },
    speed: 1.33,
    profile: 'normal',
  })
  expect(screen.getByText('On the map: steps up.')).toBeTruthy()
  const all = screen.getByRole('button', { name: 'Show all 9 parts' })
  expect(all.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(all)
  expect(await lines()).toHaveLength(9)
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer parts' }))
  expect(await lines()).toHaveLength(3)
})

it('has another way and other minutes for whoever cannot take steps', async () => {
  show()
  await lines()
  fireEvent.click(choice('Step-free'))
  expect(await screen.findByText('On the map: no steps; steepness not mapped.')).toBeTruthy()
  expect((await panel()).getByText('12')).toBeTruthy()
  expect(await lines()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /parts$/ })).toBeNull()
  expect(choice('Step-free')).toHaveProperty('checked', true)
})

it('takes the choice from the address', async () => {
  show('?near=rod-laver&way=wheels&pace=0.9')
  await lines()
  expect(choice('Pram or suitcase')).toHaveProperty('checked', true)
  expect(answers.mock.calls.map(([request]) => [request.profile, request.speed])).toEqual([['wheels', 0.9]])
})

it('says that there is no such way, and keeps the minutes of the one there is', async () => {
  answers.mockImplementation(({ profile = 'normal' }) => Promise.resolve(wayAnswer(7, null, { profile, walk: null })))
  show('?near=rod-laver&way=step-free')
  expect(await screen.findByText(/We know no step-free way/)).toBeTruthy()
  expect((await panel()).getByText('7')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'The way, street by street' })).toBeNull()
})

it('keeps the minutes when the way does not come, and tries again', async () => {
  answers.mockRejectedValueOnce(new BackendError('http', 'Please try later.', { status: 500 }))
  show()
  expect(await screen.findByText('We couldn’t find the way.')).toBeTruthy()
  expect((await panel()).getByText('7')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await lines()).toHaveLength(3)
})

it('asks for no way where the minutes are an estimate', async () => {
  const { route } = hotel
  hotel = { ...hotel, route: route && { ...route, walk: { ...route.walk, source: 'estimate' } } }
  show()
  await panel()
  expect(screen.queryByRole('heading', { name: 'The way, street by street' })).toBeNull()
  expect(answers).not.toHaveBeenCalled()
})
