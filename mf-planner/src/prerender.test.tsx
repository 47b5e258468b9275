// @vitest-environment node
import { HostContext, RouteContext, type Host } from '@site/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { remote } from './remote.ts'
import { routes } from './routes.ts'

const unused = () => Promise.reject(new Error('no calls while a page is rendered'))
const host: Host = {
  openWaitlist: () => {},
  openPartnerContact: () => {},
  toast: () => {},
  report: () => {},
  backend: { invoke: unused, directFetch: unused, joinWaitlist: unused, diagnose: unused },
}

/** Where there is no window, document or store: a page that reaches for one while rendering fails here. */
const html = async (route: (typeof routes)[number]): Promise<string> => {
  const { Page } = await remote.pages[route.page]()
  return renderToString(
    <MemoryRouter initialEntries={[route.path]}>
      <QueryClientProvider client={new QueryClient()}>
        <HostContext value={host}>
          <RouteContext value={{ prerender: true, ...route }}>
            <Page />
          </RouteContext>
        </HostContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test.each(routes)('$path renders on a server, the same every time, with one h1', async (route) => {
  expect(typeof window).toBe('undefined')
  const first = await html(route)
  expect(first.match(/<h1/g)).toHaveLength(1)
  expect(await html(route)).toBe(first)
})

test('the planner is one page at three addresses, and search engines are told which', () => {
  const planner = routes.filter(({ page }) => page === 'trip')
  expect(planner.map(({ path }) => path)).toEqual(['/ai-trip-planner', '/itinerary', '/planner'])
  expect(new Set(planner.map((route) => ('canonical' in route ? route.canonical : null)))).toEqual(
    new Set(['/ai-trip-planner']),
  )
})
