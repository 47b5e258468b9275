import type { ComposedRemote, Route } from '@site/contracts/composition'
import type { PageState } from '@site/contracts/page-state'
import type { Remote } from '@stageside/kit'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app.tsx'
import { sharedModules } from './composition/shared-modules.ts'
import { RemoteModuleCache } from './composition/remote-module-cache.ts'
import { createCompositionStore } from './composition/store.ts'
import type { Site } from './site-context.ts'

/** Puts the shared modules where the server bundles of remotes look for them. Call before loading one. */
export const provideSharedModules = (): void => {
  const provided = Object.entries(sharedModules()).map(([name, share]) => [
    name,
    Array.isArray(share) ? undefined : 'lib' in share ? share.lib?.() : undefined,
  ])
  Object.assign(globalThis, { [Symbol.for('site.sharedModules')]: Object.fromEntries(provided) })
}

export interface PrerenderedPage {
  readonly html: string
  /** The `<style>` elements of styled-components, ready for the head. */
  readonly styles: string
}

const shown: Omit<PageState, 'composition'> = {
  notFound: null,
  backend: { publicUrl: '', anonKey: '' },
  canonicalHost: '',
  extraHosts: [],
  overrides: {},
  unknownOverrides: [],
}

/** Renders one page of a loaded server bundle to the HTML its first render in the browser gives. Rejects when it throws. */
export const prerenderPage = async (
  remote: ComposedRemote,
  route: Route,
  serverBundle: Pick<Remote, 'pages'>,
): Promise<PrerenderedPage> => {
  const failures: unknown[] = []
  const pages = new RemoteModuleCache(
    (error) => failures.push(error),
    async (_, page) => {
      const loader = serverBundle.pages[page]
      if (loader === undefined) throw new Error(`${remote.name} has no page '${page}'`)
      return loader()
    },
  )
  await pages.get(remote, route.page)
  const composition = { id: '', shell: '', remotes: [remote] }
  const site: Site = {
    state: { composition, ...shown },
    origin: '',
    overrides: {},
    compositions: createCompositionStore(composition, () => Promise.reject(new Error('prerendering'))),
    pages,
    report: (error) => failures.push(error),
  }
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={route.path}>
            <App site={site} queries={new QueryClient()} />
          </StaticRouter>
        </StrictMode>,
      ),
      {
        onError: (error) => void failures.push(error),
        // One chunk: otherwise React streams large parts in hidden elements that inline scripts put in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    )
    const html = await new Response(prelude).text()
    if (failures.length > 0) throw failures[0]
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
