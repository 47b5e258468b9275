import { findRoute } from '@site/contracts/routes'
import { HostContext, RouteContext, SlotContext, type Host, type Remote } from '@stageside/kit'
import { createBackend } from '@stageside/kit/shell/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import singleSpaReact from 'single-spa-react'
import { renderSlot } from '../../../../../shell/src/parts/slot-outlet.tsx'
import { SiteContext } from '../../../../../shell/src/site-context.ts'
import { backend, composition, createSite } from '../common/site.ts'

/** The frame is another app: it is reached through the functions that it puts on the window. */
const host: Host = {
  openDialog: (name) => (name === 'waitlist' ? window.openWaitlist?.() : window.openPartnerContact?.()),
  openWaitlist: () => window.openWaitlist?.(),
  openPartnerContact: () => window.openPartnerContact?.(),
  toast: () => undefined,
  backend: createBackend({ origin: window.location.origin, ...backend }),
  report: (error) => console.error(error),
  hasWeather: false,
}

/** The pages of one team as a single-spa application. */
export const pageApp = (name: string, remote: Remote) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })
  const site = createSite(window.location.origin, async () => remote)
  const Routed = () => {
    const { pathname } = useLocation()
    const found = React.useMemo(() => findRoute(composition.remotes, pathname), [pathname])
    if (found === null || found.remote.name !== name) return null
    const { Page } = React.use(site.pages.get(found.remote, found.route.page))
    return (
      <RouteContext value={{ ...found.route, params: found.params }}>
        {Page === undefined ? null : <Page />}
      </RouteContext>
    )
  }
  const Root = () => (
    <BrowserRouter>
      <SiteContext value={site}>
        <QueryClientProvider client={queries}>
          <HostContext value={host}>
            <SlotContext value={renderSlot}>
              <React.Suspense>
                <Routed />
              </React.Suspense>
            </SlotContext>
          </HostContext>
        </QueryClientProvider>
      </SiteContext>
    </BrowserRouter>
  )
  // The page's code comes before the app is mounted, as it does on the other sides.
  const loadPage = async (): Promise<void> => {
    const found = findRoute(composition.remotes, window.location.pathname)
    if (found?.remote.name === name) await site.pages.get(found.remote, found.route.page)
  }
  const { bootstrap, mount, unmount } = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundary: () => <p>The page failed</p>,
    domElementGetter: () => document.getElementById('page')!,
  })
  return { bootstrap, mount: [loadPage, mount].flat(), unmount }
}
