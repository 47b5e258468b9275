import type { QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { HydratingIn } from './hydration.tsx'
import type { Site } from './site-context.ts'

export interface Mounting {
  readonly container: HTMLElement
  /** Whether the container holds the page as the server rendered it. */
  readonly prerendered: boolean
  readonly site: Site
  readonly queries: QueryClient
  readonly onError: (error: unknown) => void
}

/** Resolves in another task, so that what waits to be handled is handled between this one and the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Lets what waits below the first screen (`whenNear` of the UI kit) be laid out, once nothing else is to be done. */
const layOutWhole = (): void => {
  const whole = () => document.documentElement.toggleAttribute('data-whole', true)
  if ('requestIdleCallback' in window) window.requestIdleCallback(whole, { timeout: 3000 })
  else setTimeout(whole, 1000)
}

/**
 * Puts the site on the page. A page that can be read already is taken over bit by bit, as a transition: taps, keys and scrolling
 * are handled in between, and a press on something not taken over yet makes React take that over first.
 */
export const mount = ({ container, prerendered, site, queries, onError }: Mounting): void => {
  const app = (
    <StrictMode>
      <HydratingIn container={container}>
        <BrowserRouter>
          <App site={site} queries={queries} />
        </BrowserRouter>
      </HydratingIn>
    </StrictMode>
  )
  if (prerendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError: onError }))
  else createRoot(container, { onRecoverableError: onError }).render(app)
  layOutWhole()
}
