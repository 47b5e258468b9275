import { routesRequest } from '@site/contracts/route'
import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TripView } from '../result/trip-view.tsx'
import { melbourneTrip } from '../testing/plans.ts'
import { hostWith, renderInSite } from '../testing/render.tsx'
import { cornered, streetTrip } from '../testing/streets.ts'

const invoke = vi.fn<Backend['invoke']>()
beforeEach(() => {
  invoke.mockReset().mockImplementation(async (_, body) => {
    const { legs, profile = 'normal' } = routesRequest.parse(body)
    return { routes: legs.map((leg) => cornered({ ...leg, profile })) }
  })
})
afterEach(cleanup)

const show = (trip = streetTrip, path = '/ai-trip-planner') => {
  renderInSite(<TripView trip={trip} />, hostWith({ invoke }), path)
  for (const toggle of screen.getAllByRole('button', { name: /^Details of day / })) fireEvent.click(toggle)
}
const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const drawn = () => [...document.querySelectorAll('[data-drawn]')].map((path) => path.getAttribute('data-drawn'))

test('a leg along streets opens to its way, street by street; one call has all ways of the day', async () => {
  show()
  expect(screen.getAllByRole('button', { name: /^Show the way/ })).toHaveLength(2)
  expect(invoke).not.toHaveBeenCalled()
  expect(drawn()).toEqual(['straight', 'straight', 'transit', 'straight'])
  open('Show the way to Church')
  const way = await screen.findByRole('list', { name: 'The way to Church, street by street' })
  expect(
    within(way)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Corner Street900 m', 'Steps20 m'])
  expect(screen.getByText(/^On foot: 12 min, 11–14 min, 960 m\. On the map: no steps\.$/)).toBeTruthy()
  open('Show the way to Hotel')
  expect(await screen.findByText(/The plan counts 40 min/)).toBeTruthy()
  expect(invoke).toHaveBeenCalledTimes(1)
  expect(drawn()).toEqual(['street', 'straight', 'transit', 'street'])
  expect(screen.getByText(/^Green: on foot along the streets.*OpenStreetMap/)).toBeTruthy()
})

test('the ways are by the profile of the address, and by the one that is chosen', async () => {
  show(streetTrip, '/ai-trip-planner?way=step-free')
  open('Show the way to Church')
  expect(await screen.findByText(/^Step-free: 15 min/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('How you go'), { target: { value: 'wheels' } })
  expect(await screen.findByText(/^Pram or suitcase: 15 min/)).toBeTruthy()
  expect(invoke.mock.calls.map(([, body]) => routesRequest.parse(body).profile)).toEqual(['step-free', 'wheels'])
})

test('a way that does not come leaves the plan with straight lines, and comes when asked again', async () => {
  invoke.mockRejectedValueOnce(new Error('away'))
  show()
  open('Show the way to Church')
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load this way just now\. The plan/)
  expect(drawn()).toEqual(['straight', 'straight', 'transit', 'straight'])
  expect(screen.getByText(/^Dashed: straight lines\. We couldn’t load/)).toBeTruthy()
  open('Try again')
  expect(await screen.findByRole('list', { name: /^The way to Church/ })).toBeTruthy()
})

test('where no streets are known there is nothing to open, and the lines say that they are straight', () => {
  show(melbourneTrip)
  expect(screen.queryByRole('button', { name: /^Show the way/ })).toBeNull()
  expect(screen.queryByLabelText('How you go')).toBeNull()
  expect(screen.getAllByText(/^Dashed: straight lines, as we don’t know/)).toHaveLength(7)
})

test('a leg of which no way is known says to look for a ride, and is drawn straight', () => {
  const [day, ...more] = streetTrip.days
  if (day === undefined) throw new Error('no day')
  const stops = day.stops.map((stop) => (stop.title === 'Zoo' ? { ...stop, leg: null } : stop))
  show({ ...streetTrip, days: [{ ...day, stops }, ...more] })
  expect(
    screen.getAllByText(/^Too far to walk: about \d+–\d+ min by public transport\. We have no timetable for this ride/),
  ).toHaveLength(1)
  expect(drawn()).toEqual(['straight', 'straight', 'straight', 'straight'])
})
