import { HostContext, RouteContext, type Backend, type Host } from '@stageside/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'

const unused = () => Promise.reject(new Error('this call is not expected'))

/** A host whose calls all fail, but for those given. */
export const hostWith = (backend: Partial<Backend> = {}, toast: Host['toast'] = () => {}): Host => ({
  openDialog: () => {},
  openWaitlist: () => {},
  openPartnerContact: () => {},
  toast,
  report: () => {},
  backend: { invoke: unused, directFetch: unused, joinWaitlist: unused, diagnose: unused, ...backend },
})

interface SiteProps {
  readonly host: Host
  readonly path: string
  readonly children: ReactNode
}

const Site = ({ host, path, children }: SiteProps) => {
  const [queries] = useState(() => new QueryClient())
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queries}>
        <HostContext value={host}>{children}</HostContext>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

/** Renders a part of a page as the shell would show it. */
export const renderInSite = (part: ReactNode, host = hostWith(), path = '/ai-trip-planner') =>
  render(part, {
    wrapper: ({ children }) => (
      <Site host={host} path={path}>
        {children}
      </Site>
    ),
  })

/** The markup of a route as its release prerenders it. */
export const prerender = async (path: string): Promise<string> => {
  const route = routes.find((one) => one.path === path)
  if (route === undefined) throw new Error(`no route ${path}`)
  const { Page } = await remote.pages[route.page]()
  return renderToString(
    <Site host={hostWith()} path={path}>
      <RouteContext value={{ prerender: true, ...route, params: {} }}>
        <Page />
      </RouteContext>
    </Site>,
  )
}
