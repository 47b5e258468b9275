import { HostContext, type Backend, type Host } from '@stageside/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'

/** A backend that takes everything, but for what is given. */
export const fakeBackend = (parts: Partial<Backend> = {}): Backend => ({
  invoke: async () => ({}),
  directFetch: async () => Response.json({}),
  joinWaitlist: async () => undefined,
  diagnose: async () => undefined,
  ...parts,
})

/** Renders inside a host with this backend, on the page at `path`. */
export const renderInHost = (element: ReactNode, backend: Backend, path = '/') => {
  const opening = { openDialog: vi.fn(), openWaitlist: vi.fn(), openPartnerContact: vi.fn() }
  const host: Host = { ...opening, toast: vi.fn(), report: vi.fn(), backend }
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={new QueryClient()}>
        <HostContext value={host}>{element}</HostContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return host
}

/** As a browser gives it on plain http: without `randomUUID`. */
export const cryptoOnPlainHttp = (): Pick<Crypto, 'getRandomValues'> => {
  const { crypto } = globalThis
  return { getRandomValues: crypto.getRandomValues.bind(crypto) }
}
