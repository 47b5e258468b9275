import type { AnswerHead } from '@site/contracts/answer-head'
import type { Route } from '@site/contracts/composition'
import type { MapTiles } from '@site/contracts/map-tiles'
import { pathOf, type RouteParams } from '@site/contracts/routes'
import { createContext, useContext, useEffect } from 'react'
import type { Backend } from './backend.ts'

export interface ToastMessage {
  /** A message replaces the one with the same id that is still shown. */
  readonly id?: string
  readonly title: string
  readonly description?: string
  /** `destructive` is read out at once and stays longer. */
  readonly tone?: 'neutral' | 'success' | 'destructive'
}

/** What the shell provides to every remote. The standalone page of a remote provides its own. */
export interface Host {
  /** Opens a dialog by its name: one of the shell's, `waitlist` and `partner-contact`, or one that a remote contributes. */
  readonly openDialog: (name: string) => void
  /** The same for the two of the shell: for remotes that are older than `openDialog`. */
  readonly openWaitlist: () => void
  readonly openPartnerContact: () => void
  readonly toast: (message: ToastMessage) => void
  readonly backend: Backend
  /** Map tiles that the operator configured, if any. */
  readonly tiles?: MapTiles
  /**
   * When the answers were given with which the server rendered this document, in ms since 1970: its first render may read the whole
   * address, and what it says of the day is of that moment. Undefined on other pages, and in an older shell.
   */
  readonly renderedAt?: number | undefined
  /** Whether the backend has weather forecasts; without them nobody asks. */
  readonly hasWeather?: boolean
  /** Loads what else is loaded by its first use, as far as a page that works without a network needs it. An older shell has none. */
  readonly loadAhead?: () => Promise<unknown>
  /**
   * Notes that something happened in this visit, such as `searches-that-led-to-a-hotel`: one of at most eight names that the remote
   * declares as `measures` among its contributions. Counted once for each document, and only of visitors who agreed to be measured. An
   * older shell has none.
   */
  readonly measure?: (name: string) => void
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

/** The route being shown, as its remote published it, and what the path has in place of its parameter. */
export interface ShownRoute extends Route {
  readonly params: RouteParams
}
export const RouteContext = createContext<ShownRoute | null>(null)

export const useRoute = (): ShownRoute => {
  const route = useContext(RouteContext)
  if (route === null) throw new Error('No route: useRoute() belongs inside a page of a remote')
  return route
}

/** What the head says of the page at a path, in place of what its route says. */
export interface PageHead extends AnswerHead {
  readonly path: string
}
/** Takes the head of a page; without a host, as in a test of one part, nobody does. */
export const HeadContext = createContext<(head: PageHead) => void>(() => undefined)

/**
 * Gives the page the title and description of its answer, which most have as `head`; until there is one, those of the route stay.
 * After a navigation the title is announced too.
 */
export const useHead = (head: AnswerHead | undefined): void => {
  const show = useContext(HeadContext)
  const route = useContext(RouteContext)
  const path = route === null ? '/' : pathOf(route, route.params)
  const { title, description } = head ?? {}
  useEffect(() => {
    if (title !== undefined && description !== undefined) show({ path, title, description })
  }, [show, path, title, description])
}
