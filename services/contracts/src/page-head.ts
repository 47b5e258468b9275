import type { Route } from './composition.ts'
import { canonicalUrl, site } from './site.ts'

/** What the head says of a page whose thing, such as a hotel, does not exist. */
export const notFoundHead = {
  title: 'Page not found',
  description: 'There is nothing at this address. It may have moved, or the link has a mistake.',
} as const

/** What the head says of the page of a route: written by the front server, updated by the shell after a navigation. */
export const headOf = (route: Route) => ({
  /** The home page leads with the brand, every other page ends with it. */
  title: route.path === '/' ? `${site.brand} — ${site.tagline}` : `${route.title} · ${site.brand}`,
  description: route.description,
  url: canonicalUrl(route.canonical ?? route.path),
  robots: route.noindex === true ? 'noindex' : 'index,follow',
})
