import { render, type RenderOptions as LibraryOptions, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath } from 'react-router-dom'
import type { Remote } from '../define-remote.ts'
import type { ShownRoute } from '../host.ts'
import { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host.ts'
import { InHost } from './in-host.tsx'
import { pageAt, pathOf } from './pages.tsx'
import { prerenderPage } from './prerender-page.tsx'

export interface RenderOptions extends FakeHostOptions {
  /** State of the history entry that the page is opened with. */
  readonly state?: unknown
}

/** A rendered page or part, and what it did with its host. */
export type Rendered = RenderResult & FakeHost

const renderAt = (
  element: ReactNode,
  at: string,
  route: ShownRoute | null,
  { state, ...options }: RenderOptions,
  how: Pick<LibraryOptions, 'container' | 'hydrate' | 'onRecoverableError'> = {},
): Rendered => {
  const fake = fakeHost(options)
  const view = render(element, {
    ...how,
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <InHost fake={fake} route={route}>
          {children}
        </InHost>
      </MemoryRouter>
    ),
  })
  return { ...view, ...fake }
}

/** Renders the page of a remote at a path, its query included, as the shell shows it. Needs a document (happy-dom or jsdom). */
export const renderPage = async (remote: Remote, at: string, options: RenderOptions = {}): Promise<Rendered> => {
  const { route, Page } = await pageAt(remote, at)
  return renderAt(<Page />, at, route, options)
}

/** What React says of contexts that both of its renderers have seen: a test renders for the server and for the browser in one process. */
const BOTH = 'Detected multiple renderers concurrently'

const withBothRenderers = async <T,>(work: () => Promise<T>): Promise<T> => {
  const { error } = console
  console.error = (...said: unknown[]) => (String(said[0]).startsWith(BOTH) ? undefined : error(...said))
  try {
    return await work()
  } finally {
    console.error = error
  }
}

/**
 * The page at an address, its query included, as a visitor gets it: the HTML that a release publishes for the path, or that the server
 * renders with the `rendered` answers, taken over by the page.
 * Rejects when the first render is another than that, which browsers answer by rendering everything again (React's error 418).
 */
export const hydratePage = (
  remote: Remote,
  at: string,
  { renderedAt = Date.now(), ...rest }: RenderOptions = {},
): Promise<Rendered> =>
  withBothRenderers(async () => {
    const options = rest.rendered === undefined ? rest : { ...rest, renderedAt }
    const { route, Page } = await pageAt(remote, at)
    const container = document.createElement('div')
    container.innerHTML = await prerenderPage(remote, at, options)
    document.body.append(container)
    const failures: unknown[] = []
    const onRecoverableError = (error: unknown): void => void failures.push(error)
    const page = renderAt(<Page />, at, route, options, { container, hydrate: true, onRecoverableError })
    const [failure] = failures
    if (failure === undefined) return page
    page.unmount()
    throw new Error(
      `the first render at ${at} is another than what is published for ${pathOf(at)}: what it reads from the address has to wait for useHydrated() of @stageside/kit/use-hydrated`,
      { cause: failure },
    )
  })

/** Renders one part of a page inside a host. `route` is what its `useRoute` gives. */
export const renderInHost = (
  element: ReactNode,
  {
    at = '/',
    route = null,
    ...options
  }: RenderOptions & { readonly at?: string; readonly route?: ShownRoute | null } = {},
): Rendered => renderAt(element, at, route, options)
