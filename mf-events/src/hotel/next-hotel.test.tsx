import type { Backend } from '@stageside/kit'
import { hotelRequest } from '@site/contracts/hotel'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contributions } from '../routes.ts'
import { addDays, visitorsDay } from '../stay/days.ts'
import { hotelDetails, routeFromArena } from '../testing/hotel-details.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './hotel-page.tsx'

const night = addDays(visitorsDay(), 30)
const list = { ids: ['crown', 'b'], back: '/location?venue=rod-laver', name: 'Rod Laver Arena' }
const invoke: Backend['invoke'] = async (name, body) => {
  if (name === 'reach') return { source: 'estimate', areas: [], streets: [], credits: [] }
  const { near, event } = hotelRequest.parse(body)
  const route =
    near === undefined
      ? null
      : routeFromArena({
          walk: { minutes: 7, low: 6, high: 11, metres: 560, source: 'estimate' },
          timetable: { agencies: [] },
        })
  return hotelDetails({}, { route, ...(event === undefined ? {} : { rideHome: null }) })
}
afterEach(cleanup)

it('the next hotel opens with the night that was asked about', async () => {
  render(
    <InShell invoke={invoke} at="/hotel/crown?near=rod-laver" state={{ hotelList: list }}>
      <Page />
    </InShell>,
  )
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Day of the event')
  fill(/^Day of the event/, night)
  fill(/^It starts at/, '19:30')
  fill(/^It ends at/, '22:30')
  fireEvent.click(screen.getByRole('button', { name: 'Show rides' }))
  await screen.findByText('We know no timetable between the two for that night.')
  expect(screen.getByRole('link', { name: 'Next hotel' }).getAttribute('href')).toBe(
    `/hotel/b?near=rod-laver&night=${night}&end=22%3A30&start=19%3A30`,
  )
})

it('a search that led to a hotel is measured, by a name that the remote declares; a hotel’s address alone is not', async () => {
  const measure = vi.fn()
  const show = (state?: unknown) =>
    render(
      <InShell invoke={invoke} measure={measure} at="/hotel/crown?near=rod-laver" state={state}>
        <Page />
      </InShell>,
    )
  const { unmount } = show()
  await screen.findByLabelText('Day of the event')
  expect(measure).not.toHaveBeenCalled()
  unmount()
  show({ hotelList: list })
  await screen.findByLabelText('Day of the event')
  expect(measure.mock.calls).toEqual([contributions.measures])
})
