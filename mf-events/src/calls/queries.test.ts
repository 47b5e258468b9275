import { eventCategories } from '@site/contracts/events'
import { preloadQueryKey } from '@site/contracts/preloaded-queries'
import type { Backend } from '@site/kit'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { eventsQuery } from './queries.ts'

it.each(eventCategories)('the page of %s preloads the query that its list makes', async (category) => {
  const asked: string[] = []
  const refuse = () => Promise.reject(new Error('not called here'))
  const backend: Backend = {
    invoke: async (name, body) => {
      asked.push(preloadQueryKey(name, body))
      return { events: [] }
    },
    directFetch: refuse,
    joinWaitlist: refuse,
    diagnose: refuse,
  }
  await new QueryClient().fetchQuery(eventsQuery(backend, category))
  const route = routes.find(({ path }) => path === `/${category}`)
  const preloaded = route !== undefined && 'preload' in route ? route.preload : []
  expect(asked).toEqual(preloaded.map((call) => preloadQueryKey(call.function, call.body)))
  expect(asked).toHaveLength(1)
})
