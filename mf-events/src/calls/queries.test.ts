import { eventCategories } from '@site/contracts/events'
import { preloadQueryKey } from '@site/contracts/preloaded-queries'
import type { Backend } from '@stageside/kit'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { paceIn } from '../hotel/hotel-address.ts'
import { hotelForQuery } from '../hotel/hotel-query.ts'
import { routes } from '../routes.ts'
import { askOf } from '../results/use-ask.ts'
import { plainView } from '../results/view.ts'
import { eventQuery, eventsQuery, hotelQuery, hotelsQuery } from './queries.ts'

/** The calls that a query makes, as keys of what a page preloads. */
const askedBy = async (ask: (backend: Backend) => Promise<unknown>): Promise<readonly string[]> => {
  const asked: string[] = []
  const refuse = () => Promise.reject(new Error('not called here'))
  const invoke: Backend['invoke'] = async (name, body) => {
    asked.push(preloadQueryKey(name, body))
    return { events: [] }
  }
  // What is asked counts: that this answer is none of a hotel or an event is no failure here.
  await ask({ invoke, directFetch: refuse, joinWaitlist: refuse, diagnose: refuse }).catch(() => undefined)
  return asked
}
const preloadedAt = (at: string): readonly string[] => {
  const route = routes.find(({ path }) => path === at)
  const preload = route !== undefined && 'preload' in route ? route.preload : []
  return preload.map((call) => preloadQueryKey(call.function, call.body))
}
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

it.each(eventCategories)('the page of %s preloads the query that its list makes', async (category) => {
  const asked = await askedBy((backend) => client.fetchQuery(eventsQuery(backend, category)))
  expect(asked).toEqual(preloadedAt(`/${category}`))
  expect(asked).toHaveLength(1)
})

it('the page of a hotel preloads what it asks of the hotel, and of the way from the place in its address', async () => {
  const there = { id: ':id', speed: paceIn(new URLSearchParams()), near: '?near' }
  const asked = [
    ...(await askedBy((backend) => client.fetchQuery(hotelQuery(backend, ':id')))),
    ...(await askedBy((backend) => client.fetchQuery(hotelForQuery(backend, there)))),
  ]
  expect(asked).toEqual(preloadedAt('/hotel/:id'))
  expect(asked).toHaveLength(2)
})

it('the page of an event preloads the query that it makes', async () => {
  const asked = await askedBy((backend) => client.fetchQuery(eventQuery(backend, ':id')))
  expect(asked).toEqual(preloadedAt('/event/:id'))
  expect(asked).toHaveLength(1)
})

it.each(['/location', '/sports', '/music', '/business'])(
  '%s says what its list asks about the hotels near a place',
  async (path) => {
    const route = routes.find((own) => own.path === path)
    const ask = route !== undefined && 'hotelsAsk' in route ? route.hotelsAsk : undefined
    const asked = await askedBy((backend) =>
      client.fetchQuery(hotelsQuery(backend, { by: 'query', query: path }, askOf(plainView, null))),
    )
    expect(asked).toEqual([preloadQueryKey('hotels', { query: path, ...ask })])
  },
)
