import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath } from 'react-router-dom'
import type { Remote } from '../define-remote.ts'
import type { ShownRoute } from '../host.ts'
import { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host.ts'
import { InHost } from './in-host.tsx'
import { pageAt } from './pages.tsx'

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
): Rendered => {
  const fake = fakeHost(options)
  const view = render(element, {
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

/** Renders one part of a page inside a host. `route` is what its `useRoute` gives. */
export const renderInHost = (
  element: ReactNode,
  {
    at = '/',
    route = null,
    ...options
  }: RenderOptions & { readonly at?: string; readonly route?: ShownRoute | null } = {},
): Rendered => renderAt(element, at, route, options)
