// @vitest-environment node
import { HostContext, RouteContext, type Host } from '@site/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { remote } from './remote.ts'
import { routes } from './routes.ts'

const refuse = () => Promise.reject(new Error('nothing is called while prerendering'))
const host: Host = {
  openWaitlist: () => undefined,
  openPartnerContact: () => undefined,
  toast: () => undefined,
  report: () => undefined,
  backend: { invoke: refuse, directFetch: refuse, joinWaitlist: refuse, diagnose: refuse },
}

it.each(routes)('$path renders without a browser, with one heading and no inline style', async (route) => {
  const { Page } = await remote.pages[route.page]()
  const render = (location: string) =>
    renderToString(
      <StaticRouter location={location}>
        <QueryClientProvider client={new QueryClient()}>
          <HostContext value={host}>
            <RouteContext value={{ prerender: true, ...route }}>
              <Page />
            </RouteContext>
          </HostContext>
        </QueryClientProvider>
      </StaticRouter>,
    )
  const html = render(route.path)
  expect(html.match(/<h1/g)).toHaveLength(1)
  // The content security policy refuses style attributes in markup.
  expect(html).not.toMatch(/ style="/)
  // Pages are prerendered without a query string, and the first render in the browser must not differ.
  expect(render(`${route.path}?event=e1&walk=10&map=1`)).toBe(html)
})
