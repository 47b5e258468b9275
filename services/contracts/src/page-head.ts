import type { Route } from './composition.ts'
import { ogImagePath, placeQuery, type PlaceInAddress } from './og-image.ts'
import { canonicalUrl, site } from './site.ts'

/** What the head says of a page whose thing, such as a hotel, does not exist. */
export const notFoundHead = {
  title: 'Page not found',
  description: 'There is nothing at this address. It may have moved, or the link has a mistake.',
} as const

/** What the head says of the page of a route, `place` the one whose hotels it shows: written by the front server, updated by the shell after a navigation. */
export const headOf = (route: Route, place: PlaceInAddress | null = null) => ({
  /** The home page leads with the brand, every other page ends with it. */
  title: route.path === '/' ? `${site.brand} — ${site.tagline}` : `${route.title} · ${site.brand}`,
  description: route.description,
  url: canonicalUrl(route.canonical ?? route.path),
  /** What is shared: a search is shared with its place, though search engines keep one page for all. */
  sharedUrl:
    place === null ? canonicalUrl(route.canonical ?? route.path) : canonicalUrl(route.path + placeQuery(place)),
  /** A page that search engines must not show may be one that does not exist: it has the picture of the site. */
  image: canonicalUrl(route.noindex === true ? ogImagePath('/') : ogImagePath(route.path, place)),
  robots: route.noindex === true ? 'noindex' : 'index,follow',
})
