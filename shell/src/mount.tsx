import type { QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import type { RootOptions } from 'react-dom/client'
import { createRoot, hydrateRoot } from './react-dom.ts'
import { App } from './app.tsx'
import { createWaitForPage } from './composition/wait-for-page.ts'
import { HydratingIn } from './hydration.tsx'
import type { Site } from './site-context.ts'
import { SiteRouter } from './site-router.tsx'
import { whenIdle } from './when-idle.ts'

export interface Mounting {
  readonly container: HTMLElement
  /** Whether the container holds the page as the server rendered it. */
  readonly prerendered: boolean
  readonly site: Site
  readonly queries: QueryClient
  readonly onError: NonNullable<RootOptions['onRecoverableError']>
}

/** Resolves in another task, so that the browser handles pending events in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves once the whole document has arrived. */
export const parsedDocument = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
    else resolve(undefined)
  })

/** Renders the content below the first screen (`whenNear` of the UI kit) once the browser is idle. */
const renderOffscreen = (): void => whenIdle(() => document.documentElement.toggleAttribute('data-whole', true), 3000)

/**
 * Renders or hydrates the site. A prerendered page is hydrated in a transition: React handles input in between, and hydrates first
 * what was clicked.
 */
export const mount = ({ container, prerendered, site, queries, onError }: Mounting): void => {
  const waitFor = createWaitForPage(site.compositions, site.pages)
  const app = (
    <StrictMode>
      <HydratingIn container={container}>
        <SiteRouter waitFor={waitFor}>
          <App site={site} queries={queries} />
        </SiteRouter>
      </HydratingIn>
    </StrictMode>
  )
  if (prerendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError: onError }))
  else createRoot(container, { onRecoverableError: onError }).render(app)
  renderOffscreen()
}
