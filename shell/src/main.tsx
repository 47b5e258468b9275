import '@site/ui/fonts.css'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { findRoute } from './composition/find-route.ts'
import { PageCache } from './composition/page-cache.ts'
import { readPageState } from './composition/read.ts'
import { createCompositionStore } from './composition/store.ts'
import { redirectTarget } from './host/host-rule.ts'
import { createReporter } from './host/report.ts'

const start = async (container: HTMLElement): Promise<void> => {
  const state = readPageState()
  const elsewhere = redirectTarget(window.location, state.canonicalHost, state.extraHosts)
  if (elsewhere !== null) return window.location.replace(elsewhere)
  if (state.notFound !== null) {
    console.warn(`404: ${state.notFound}`)
    window.history.replaceState(null, '', '/')
  }

  const report = createReporter(state.composition.id)
  const pages = new PageCache((error) => report(error, { remote: error.remote, version: error.version }))
  const compositions = createCompositionStore(state.composition)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })

  const found = findRoute(state.composition.remotes, window.location.pathname)
  const prerendered = container.hasChildNodes()
  if (found !== null) {
    if (prerendered) pages.adopt(found.remote, found.route.page)
    // Nothing is on the page yet: its remote comes before the first render, so that no wait is shown that nobody has.
    else await pages.get(found.remote, found.route.page).catch(() => undefined)
  }

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App site={{ state, origin: window.location.origin, compositions, pages, report }} queries={queries} />
      </BrowserRouter>
    </StrictMode>
  )
  const failed = (error: unknown) => report(error, { where: 'render' })
  if (prerendered) hydrateRoot(container, app, { onRecoverableError: failed })
  else createRoot(container, { onRecoverableError: failed }).render(app)
}

const container = document.getElementById('root')
if (container !== null) void start(container)
