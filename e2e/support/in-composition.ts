import type { BrowserContext } from 'playwright/test'

/**
 * `E2E_COMPOSITION` as an address takes it: `mf-legal=1.0.1-9f2c4e61ab`, several joined by `&`, or `c=<id>` of a composition. Every
 * page is then run in these published versions, whatever is live.
 */
const chosen = process.env['E2E_COMPOSITION'] ?? ''
const wanted = new URLSearchParams(chosen)
/** A journey that starts a site of its own publishes there what it needs: the chosen versions are this site's. */
const home = new URL(process.env['E2E_BASE_URL'] ?? 'http://localhost:8080').origin

/**
 * Asks the server for the chosen versions with every page, without changing the address the page sees. `complain` is told when one
 * of them is not published, since the journey would run the default.
 */
export const inComposition = async (context: BrowserContext, complain: (line: string) => void): Promise<void> => {
  if (chosen === '') return
  await context.route(
    (url) => url.origin === home,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const url = new URL(route.request().url())
      for (const [name, version] of wanted) if (!url.searchParams.has(name)) url.searchParams.set(name, version)
      return route.continue({ url: url.href })
    },
  )
  context.on('response', (response) => {
    // What a journey asks for itself, it may well mean to be unknown.
    const asked = new URL(response.url()).searchParams
    const unknown = response.headers()['x-unknown-override']?.split(/[\s,]+/) ?? []
    for (const name of unknown)
      if (asked.get(name) === wanted.get(name)) complain(`E2E_COMPOSITION: no such version of ${name} is published`)
  })
}
