import type { Route } from '@site/contracts/composition'
import type { MapTiles } from '@site/contracts/map-tiles'
import { createContext, useContext } from 'react'
import type { Backend } from './backend.ts'

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  /** `destructive` is read out at once and stays longer. */
  readonly tone?: 'neutral' | 'success' | 'destructive'
}

/** What the shell provides to every remote. The standalone page of a remote provides its own. */
export interface Host {
  readonly openWaitlist: () => void
  readonly openPartnerContact: () => void
  readonly toast: (message: ToastMessage) => void
  readonly backend: Backend
  /** Map tiles that the operator configured, if any. */
  readonly tiles?: MapTiles
  /** Sends a caught failure to the site's error report, with remote, version and composition filled in by the shell. */
  readonly report: (error: unknown, context?: Record<string, string>) => void
}

export const HostContext = createContext<Host | null>(null)

/** The host around this component. Throws when rendered outside a shell or standalone page. */
export const useHost = (): Host => {
  const host = useContext(HostContext)
  if (host === null) throw new Error('No host: render inside the shell or startStandalone()')
  return host
}

export const useToast = (): Host['toast'] => useHost().toast
export const useBackend = (): Backend => useHost().backend

/** The route being shown, as its remote published it. */
export const RouteContext = createContext<Route | null>(null)

export const useRoute = (): Route => {
  const route = useContext(RouteContext)
  if (route === null) throw new Error('No route: useRoute() belongs inside a page of a remote')
  return route
}
