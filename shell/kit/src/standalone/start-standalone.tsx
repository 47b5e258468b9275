import type { AnswerHead } from '@site/contracts/answer-head'
import { findRoute, hasParameter } from '@site/contracts/routes'
import { GlobalStyle } from '@stageside/ui/global-style'
import { createToastManager, Toaster } from '@stageside/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { createBackend } from '../client/create-backend.ts'
import type { PageModule, Remote } from '../define-remote.ts'
import { HeadContext, HostContext, RouteContext, type Host } from '../host.ts'
import '@stageside/ui/fonts.css'

const loaded = new Map<string, Promise<PageModule>>()
const load = (remote: Remote, page: string): Promise<PageModule> => {
  const loader = remote.pages[page]
  if (loader === undefined) return Promise.reject(new Error(`No page ${page}`))
  const known = loaded.get(page) ?? loader()
  loaded.set(page, known)
  return known
}

const showHead = ({ title }: AnswerHead): void => {
  document.title = title
}

const Routed = ({ remote }: { remote: Remote }) => {
  const { pathname } = useLocation()
  const shown = useMemo(() => {
    const found = findRoute([remote], pathname)
    return found && { prerender: true, ...found.route, params: found.params }
  }, [remote, pathname])
  if (shown === null)
    return (
      <ul>
        {remote.routes.map(({ path, title }) => (
          <li key={path}>
            {hasParameter({ path }) ? (
              `${path} — ${title}`
            ) : (
              <Link to={path}>
                {path} — {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    )
  return (
    <RouteContext value={shown}>
      <Mounted remote={remote} page={shown.page} />
    </RouteContext>
  )
}

const Mounted = ({ remote, page }: { remote: Remote; page: string }) => {
  const { Page } = use(load(remote, page))
  return <Page />
}

/** Runs a remote without the shell: its routes, a minimal host, and the backend behind the dev server's proxy. */
export const startStandalone = (remote: Remote, container: Element, anonKey: string): void => {
  const toasts = createToastManager()
  const host: Host = {
    openDialog: (name) => toasts.add({ title: `Standalone: the dialog '${name}' opens here` }),
    openWaitlist: () => toasts.add({ title: 'Standalone: the shell opens the waitlist here' }),
    openPartnerContact: () => toasts.add({ title: 'Standalone: the shell opens Get in Touch here' }),
    toast: ({ tone = 'neutral', ...message }) => toasts.add({ ...message, type: tone }),
    backend: createBackend({ origin: window.location.origin, publicUrl: window.location.origin, anonKey }),
    report: (error, context) => console.error('reported', error, context),
  }
  createRoot(container).render(
    <BrowserRouter>
      <QueryClientProvider client={new QueryClient()}>
        <HostContext value={host}>
          <HeadContext value={showHead}>
            <GlobalStyle />
            <main>
              <Suspense fallback={<p>Loading…</p>}>
                <Routed remote={remote} />
              </Suspense>
            </main>
            <Toaster manager={toasts} />
          </HeadContext>
        </HostContext>
      </QueryClientProvider>
    </BrowserRouter>,
  )
}
