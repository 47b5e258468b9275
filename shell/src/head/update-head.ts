import type { Route } from '@site/contracts/composition'
import { headOf } from '@site/contracts/page-head'

const setAttribute = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)

/** Writes what the head says of a page over what it said before. */
export const writeHead = (route: Route): void => {
  const { title, description, url, image, robots } = headOf(route)
  document.title = title
  setAttribute('meta[name="description"]', 'content', description)
  setAttribute('link[rel="canonical"]', 'href', url)
  setAttribute('meta[property="og:title"]', 'content', title)
  setAttribute('meta[property="og:description"]', 'content', description)
  setAttribute('meta[property="og:url"]', 'content', url)
  setAttribute('meta[property="og:image"]', 'content', image)
  setAttribute('meta[property="og:image:alt"]', 'content', title)
  setAttribute('meta[name="robots"]', 'content', robots)
}

/** Updates the server-rendered head after a navigation in the browser. */
export const updateHead = (route: Route): void => {
  writeHead(route)
  // The structured data of the server describes its own page; other pages render theirs with their content.
  document.head.querySelector('script[type="application/ld+json"]')?.remove()
}
