import type { ComposedRemote, Composition, Route } from '@site/contracts/composition'
import { frameMarks, type Frame } from '@site/contracts/frame'
import type { PageState } from '@site/contracts/page-state'
import type { PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { Remote } from '@stageside/kit'
import * as sharedModules from '@stageside/kit/internal/shared-modules/all'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app.tsx'
import { cutFrame, everyKind } from './cut-frame.ts'
import type { LoadedModule, loadPage } from './composition/load-page.ts'
import { RemoteModuleCache } from './composition/remote-module-cache.ts'
import { createCompositionStore } from './composition/store.ts'
import type { Site } from './site-context.ts'

/** Puts the shared modules where the server bundles of remotes look for them. Call before loading one. */
export const provideSharedModules = (): void => {
  Object.assign(globalThis, { [Symbol.for('site.sharedModules')]: sharedModules })
}

export interface PrerenderedPage {
  /** With marks in place of what differs between compositions: `frameMarks`. */
  readonly html: string
  /** The `<style>` elements of styled-components, ready for the head. */
  readonly styles: string
}

/** What stands around a page, as HTML for the marks. */
export interface PrerenderedFrame {
  readonly nav: string
  readonly footer: string
}

const shown: Omit<PageState, 'composition'> = {
  notFound: null,
  backend: { publicUrl: '', anonKey: '' },
  canonicalHost: '',
  extraHosts: [],
  overrides: {},
  unknownOverrides: [],
}

/** Collects what goes wrong while something is rendered. */
const createSite = (composition: Composition, load?: typeof loadPage, preloaded?: PreloadedQueries) => {
  const failures: unknown[] = []
  const fail = (error: unknown): void => void failures.push(error)
  const site: Site = {
    state: { composition, ...shown, ...(preloaded === undefined ? {} : { renderedAt: preloaded.at }) },
    ...(preloaded === undefined ? {} : { preloaded }),
    origin: '',
    overrides: {},
    compositions: createCompositionStore(composition, () => Promise.reject(new Error('prerendering'))),
    pages: new RemoteModuleCache(fail, load),
    report: fail,
    enter: () => undefined,
    measures: new Set(),
  }
  return { site, failures, fail }
}

/** Renders the whole app at a path. Rejects when anything in it throws. */
const renderApp = async (
  { site, failures, fail }: ReturnType<typeof createSite>,
  path: string,
): Promise<PrerenderedPage> => {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={path}>
            <App site={site} queries={new QueryClient()} />
          </StaticRouter>
        </StrictMode>,
      ),
      {
        onError: fail,
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

/** The app at an address of one remote, with marks in place of nav and footer. Rejects when it throws. */
const renderPage = async (
  remote: ComposedRemote,
  page: string,
  { pages }: ServerBundle,
  address: string,
  preloaded?: PreloadedQueries,
): Promise<PrerenderedPage> => {
  const load = async (): Promise<LoadedModule> => {
    const loader = pages[page]
    if (loader === undefined) throw new Error(`${remote.name} has no page '${page}'`)
    const module = await loader()
    await module.load?.(new URL(address, 'http://page').search)
    return module
  }
  const composed = createSite({ id: '', shell: '', remotes: [remote], frame: everyKind }, load, preloaded)
  await composed.site.pages.get(remote, page)
  const { html, styles } = await renderApp(composed, address)
  const { before, between, after } = cutFrame(html)
  return { html: `${before}${frameMarks.nav}${between}${frameMarks.footer}${after}`, styles }
}

type ServerBundle = Pick<Remote, 'pages'>

/**
 * Renders one page of a loaded server bundle to the HTML its first render in the browser gives. It depends on the shell and its remote
 * alone. Rejects when it throws.
 */
export const prerenderPage = (
  remote: ComposedRemote,
  route: Route,
  serverBundle: ServerBundle,
): Promise<PrerenderedPage> => renderPage(remote, route.page, serverBundle, route.path)

/** The same at an address with its query, and with the answers to what the page asks first. */
export const renderAnswers = (
  remote: ComposedRemote,
  page: string,
  serverBundle: ServerBundle,
  address: string,
  preloaded: PreloadedQueries,
): Promise<PrerenderedPage> => renderPage(remote, page, serverBundle, address, preloaded)

/** Renders what stands around the page at a path. Its styles are those of every prerendered page. */
export const prerenderFrame = async (frame: Frame, path: string): Promise<PrerenderedFrame> => {
  const { html } = await renderApp(createSite({ id: '', shell: '', remotes: [], frame }), path)
  const { nav, footer } = cutFrame(html)
  return { nav, footer }
}
