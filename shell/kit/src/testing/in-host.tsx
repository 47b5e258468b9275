import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState, type ReactNode } from 'react'
import { HeadContext, HostContext, RouteContext, type ShownRoute } from '../host.ts'
import type { FakeHost } from './fake-host.ts'

interface InHostProps {
  readonly fake: FakeHost
  /** The route that is shown; none around a part that asks for none. */
  readonly route: ShownRoute | null
  readonly children: ReactNode
}

/** What the shell puts around every page, but for the router, which is another one on the server. */
export const InHost = ({ fake, route, children }: InHostProps) => {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }))
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <HostContext value={fake.host}>
          <HeadContext value={fake.setHead}>
            <RouteContext value={route}>{children}</RouteContext>
          </HeadContext>
        </HostContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
