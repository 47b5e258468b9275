import '@stageside/ui/fonts.css'
import type { Composition } from '@site/contracts/composition'
import { LOCAL_VERSION } from '@site/contracts/local-version'
import { PREVIEW, type Overrides } from '@site/contracts/overrides'
import { ROOT_ID } from '@site/contracts/page-elements'
import { findRoute } from '@site/contracts/routes'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { RemoteModuleCache } from './composition/remote-module-cache.ts'
import { takeOverrides } from './composition/overrides.ts'
import { fetchComposition, readPageState } from './composition/read.ts'
import { createCompositionStore } from './composition/store.ts'
import { redirectTarget } from './host/host-rule.ts'
import { releaseOfComponent } from './host/charge.ts'
import { createReporter, reportUncaught } from './host/report.ts'
import { mount, nextTask, parsedDocument } from './mount.tsx'
import { startRum } from './rum/start-rum.ts'

/** The composition with this tab's overrides; the same object when they change nothing. */
const recompose = async (sent: Composition, known: Overrides, overrides: Overrides): Promise<Composition> => {
  const previewed = overrides[PREVIEW] !== known[PREVIEW]
  const differs = previewed || sent.remotes.some(({ name, version }) => (overrides[name] ?? version) !== version)
  return differs ? fetchComposition(overrides).catch(() => sent) : sent
}

const start = async (container: HTMLElement): Promise<void> => {
  const state = readPageState()
  const elsewhere = redirectTarget(window.location, state.canonicalHost, state.extraHosts)
  if (elsewhere !== null) return window.location.replace(elsewhere)
  if (state.notFound !== null) {
    console.warn(`404: ${state.notFound}`)
    window.history.replaceState(null, '', '/')
  }

  const overrides = takeOverrides(() => window.sessionStorage, window.location.search, state.overrides)
  const isLocal = state.composition.remotes.some(({ version }) => version === LOCAL_VERSION)
  const overridden = isLocal || Object.keys(overrides).length > 0
  const { report, enter } = createReporter(state.composition.id, overridden)
  reportUncaught(window, report)
  const pages = new RemoteModuleCache((error) => report(error, {}, { region: error }))
  // The server knows the address only: overrides stored in the tab may ask for other versions.
  const composed = await recompose(state.composition, state.overrides, overrides)
  const compositions = createCompositionStore(composed, () => {
    // What then looks for pages to load ahead comes beside it.
    import('./parts/parts.ts').catch(() => undefined)
    return fetchComposition(overrides)
  })
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
    // Calls that fail are reported as such (`release-host.tsx`); what is left is an answer that a release could not read, say.
    queryCache: new QueryCache({
      onError: (error) =>
        error.name === 'BackendError' ? undefined : report(error, { where: 'query' }, { quiet: true }),
    }),
  })

  const measures = new Set<string>()

  const found = findRoute(composed.remotes, window.location.pathname)
  if (composed !== state.composition) container.replaceChildren()
  const prerendered = container.hasChildNodes()
  if (found !== null) {
    if (prerendered) pages.hydrateRemote(found.remote, found.route.page)
    // Nothing is on the page yet: load its remote before the first render, so that no loading state flashes up.
    else await pages.get(found.remote, found.route.page).catch(() => undefined)
  }

  // Yield before hydrating, so that pending input is handled first.
  if (prerendered) await nextTask()
  // The answers that it was rendered with are the last of the document.
  if (state.renderedAt !== undefined) await parsedDocument()
  mount({
    container,
    prerendered,
    site: { state, origin: window.location.origin, overrides, compositions, pages, report, enter, measures },
    queries,
    onError: (error, { componentStack }) =>
      report(error, { where: 'render' }, { region: releaseOfComponent(componentStack ?? '') }),
  })
  startRum({ composition: state.composition.id, overridden, measures })
}

/** What the import map of every page gives remotes for the shared modules (docs/decisions/053). */
export * from '@stageside/kit/internal/shared-modules/all'
// oxlint-disable-next-line import/no-default-export -- libraries take React so: the members that they read are among these names
export * as default from '@stageside/kit/internal/shared-modules/all'

const container = document.getElementById(ROOT_ID)
if (container !== null) void start(container)
