import type { EventResponse } from '@site/contracts/event'
import type { Backend } from '@stageside/kit'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { Origin } from '../search/origin.ts'
import { InShell } from '../testing/in-shell.tsx'
import { addDays, visitorsDay } from './days.ts'
import { useEventStay } from './use-event-stay.ts'

afterEach(cleanup)

const today = visitorsDay()
const [start, end] = [addDays(today, 30), addDays(today, 31)]
const nights = `in=${addDays(start, -1)}&out=${addDays(end, 1)}`

const answer = (status: 'confirmed' | 'expected'): EventResponse => ({
  event: {
    id: 'e1',
    name: 'Grand Prix',
    category: 'sports',
    venue: { id: 'v1', name: 'Albert Park', lat: 1, lon: 2, city: 'Melbourne', country: 'AU' },
    dates: { start, end, status },
  },
  head: { title: 'Grand Prix', description: 'A race.' },
})
const Page = ({ origin }: { readonly origin: Origin }) => {
  const note = useEventStay(origin)
  const { search } = useLocation()
  return (
    <>
      <p data-testid="address">{search}</p>
      <p data-testid="note">{note}</p>
    </>
  )
}
const show = (
  search: string,
  origin: Origin = { by: 'event', id: 'e1' },
  status: 'confirmed' | 'expected' = 'confirmed',
) => {
  const invoke = vi.fn<Backend['invoke']>().mockResolvedValue(answer(status))
  render(
    <InShell at={`/location?${search}`} invoke={invoke}>
      <Page origin={origin} />
    </InShell>,
  )
  return invoke
}
const address = () => screen.getByTestId('address').textContent
const note = () => screen.getByTestId('note').textContent
/** Until a call that was made has been answered and rendered. */
const answered = async (invoke: ReturnType<typeof show>) => {
  await waitFor(() => expect(invoke).toHaveBeenCalledWith('event', { id: 'e1' }, expect.anything()))
  await new Promise((done) => setTimeout(done, 20))
}

it('fills the nights of the event where the address has none', async () => {
  show('event=e1')
  await waitFor(() => expect(address()).toBe(`?event=e1&${nights}`))
  expect(note()).toBe('')
})

it('says of expected dates that they are not announced', async () => {
  show('event=e1', { by: 'event', id: 'e1' }, 'expected')
  await waitFor(() => expect(note()).toMatch(/not announced yet\. Check with the organiser/))
})

it.each([
  ['dates of the visitor', `event=e1&in=${addDays(today, 3)}&out=${addDays(today, 5)}`],
  ['dates that the visitor cleared', 'event=e1&in=none'],
])('leaves %s as they are', async (_, search) => {
  await answered(show(search, { by: 'event', id: 'e1' }, 'expected'))
  expect(address()).toBe(`?${search}`)
  expect(note()).toBe('')
})

it('replaces dates that are over', async () => {
  show('event=e1&in=2020-01-01&out=2020-01-02')
  await waitFor(() => expect(address()).toBe(`?event=e1&${nights}`))
})

it('asks for no event where hotels are searched for round another place', () => {
  expect(show('venue=v1', { by: 'venue', id: 'v1' })).not.toHaveBeenCalled()
})
