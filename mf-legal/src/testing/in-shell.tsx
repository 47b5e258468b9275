import { HostContext, RouteContext, type Backend, type Host } from '@stageside/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'

const refuse = () => {
  throw new Error('a page may not act while it is rendered')
}
const refusing: Backend = { invoke: refuse, directFetch: refuse, joinWaitlist: refuse, diagnose: refuse }
const refusingHost: Omit<Host, 'backend'> = {
  openDialog: refuse,
  openWaitlist: refuse,
  openPartnerContact: refuse,
  toast: refuse,
  report: refuse,
}

export interface Answers extends Partial<Omit<Host, 'backend'>> {
  readonly invoke?: Backend['invoke']
}

/** A part of a page inside what the shell provides. What a test does not answer may not be called. */
export const InShell = ({ invoke = refuse, children, ...host }: Answers & { readonly children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={{ ...refusingHost, ...host, backend: { ...refusing, invoke } }}>{children}</HostContext>
    </QueryClientProvider>
  </MemoryRouter>
)

/** The HTML of a page as a release publishes it. */
export const prerender = async (path: string): Promise<string> => {
  const route = routes.find((one) => one.path === path)
  if (route === undefined) throw new Error(`no route ${path}`)
  const { Page } = await remote.pages[route.page]()
  return renderToString(
    <InShell>
      <RouteContext value={{ prerender: true, ...route, params: {} }}>{createElement(Page)}</RouteContext>
    </InShell>,
  )
}
