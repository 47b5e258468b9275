import { carriedKey } from '@site/contracts/carried'
import { eventCategories } from '@site/contracts/events'
import type { Backend } from '@site/kit'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { eventsQuery } from './queries.ts'

it.each(eventCategories)('the page of %s carries the very call that its list makes', async (category) => {
  const asked: string[] = []
  const refuse = () => Promise.reject(new Error('not called here'))
  const backend: Backend = {
    invoke: async (name, body) => {
      asked.push(carriedKey(name, body))
      return { events: [] }
    },
    directFetch: refuse,
    joinWaitlist: refuse,
    diagnose: refuse,
  }
  await new QueryClient().fetchQuery(eventsQuery(backend, category))
  const route = routes.find(({ path }) => path === `/${category}`)
  const carried = route !== undefined && 'carries' in route ? route.carries : []
  expect(asked).toEqual(carried.map((call) => carriedKey(call.function, call.body)))
  expect(asked).toHaveLength(1)
})
