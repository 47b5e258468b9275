import '@site/ui/fonts.css'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
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

  // The page's own remote is here before the first render: no wait is shown that nobody has.
  const found = findRoute(state.composition.remotes, window.location.pathname)
  if (found !== null) await pages.get(found.remote, found.route.page).catch(() => undefined)

  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <App site={{ state, origin: window.location.origin, compositions, pages, report }} queries={queries} />
      </BrowserRouter>
    </StrictMode>,
  )
}

const container = document.getElementById('root')
if (container !== null) void start(container)
