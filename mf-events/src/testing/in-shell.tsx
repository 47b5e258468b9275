import { HostContext, RouteContext, type Backend, type Host } from '@stageside/kit'
import { findRoute } from '@site/contracts/routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'

const routeAt = (at: string) => {
  const found = findRoute([{ routes }], at.split('?')[0] ?? at)
  if (found === null) throw new Error(`no route ${at}`)
  return found
}

const refuse = () => Promise.reject(new Error('nothing may be called here'))

export interface InShellProps extends Partial<Omit<Host, 'backend'>> {
  readonly invoke?: Backend['invoke']
  /** Address of the page, with its query. */
  readonly at?: string
  /** State of its history entry. */
  readonly state?: unknown
  readonly children: ReactNode
}

/** A part of a page inside what the shell provides. A call that the test does not answer fails. */
export const InShell = ({ invoke = refuse, at = '/', state, children, ...host }: InShellProps) => {
  const { route, params } = routeAt(at)
  const provided: Host = {
    openDialog: () => undefined,
    openWaitlist: () => undefined,
    openPartnerContact: () => undefined,
    toast: () => undefined,
    report: () => undefined,
    ...host,
    backend: { invoke, directFetch: refuse, joinWaitlist: refuse, diagnose: refuse },
  }
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
        <HostContext value={provided}>
          <RouteContext value={{ prerender: true, ...route, params }}>{children}</RouteContext>
        </HostContext>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

/** The HTML of a page as a release publishes it. */
export const prerender = async (at: string): Promise<string> => {
  const { Page } = await remote.pages[routeAt(at).route.page]()
  return renderToString(<InShell at={at}>{createElement(Page)}</InShell>)
}
