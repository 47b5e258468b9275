import type { Route } from '@site/contracts/composition'
import { canonicalUrl, site } from '@site/contracts/site'

/** The title of the home page begins with the brand, every other ends with it. */
export const pageTitle = (route: Pick<Route, 'path' | 'title'>): string =>
  route.path === '/' ? `${site.brand} — ${site.tagline}` : `${route.title} · ${site.brand}`

const setAttribute = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)

/** Updates the server-rendered head after a navigation in the browser. */
export const updateHead = (route: Route): void => {
  const title = pageTitle(route)
  const url = canonicalUrl(route.canonical ?? route.path)
  document.title = title
  setAttribute('meta[name="description"]', 'content', route.description)
  setAttribute('link[rel="canonical"]', 'href', url)
  setAttribute('meta[property="og:title"]', 'content', title)
  setAttribute('meta[property="og:description"]', 'content', route.description)
  setAttribute('meta[property="og:url"]', 'content', url)
  setAttribute('meta[name="robots"]', 'content', route.noindex === true ? 'noindex' : 'index,follow')
  // The structured data of the server describes its own page; other pages render theirs with their content.
  document.head.querySelector('script[type="application/ld+json"]')?.remove()
}
