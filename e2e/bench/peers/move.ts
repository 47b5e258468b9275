import type { Browser } from 'playwright'
import type { Profile } from '../web/profiles.ts'
import { withPage } from '../web/with-page.ts'
import { waitFor } from './wait-for.ts'

declare global {
  interface Window {
    /** How long the last move took, in ms; null until the next page is painted. */
    benchMoved: number | null
  }
}

/**
 * Runs in every document before anything else does. A press is noted on the clock of the machine, since the page that it leads to may be
 * a document of its own; the move is over in the frame after the one that has the other page's heading.
 */
const observeMove = (): void => {
  const KEY = 'bench-move'
  window.benchMoved = null
  const now = (): number => performance.timeOrigin + performance.now()
  const arrive = (): void => {
    const noted = sessionStorage.getItem(KEY)
    if (noted === null) return
    const [at = '', to = '', before = ''] = JSON.parse(noted)
    const heading = document.querySelector('main h1')?.textContent ?? before
    if (window.location.pathname !== to || heading === before) {
      requestAnimationFrame(arrive)
      return
    }
    sessionStorage.removeItem(KEY)
    requestAnimationFrame(() => setTimeout(() => (window.benchMoved = now() - Number(at))))
  }
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link === null) return
      const before = document.querySelector('main h1')?.textContent ?? ''
      sessionStorage.setItem(KEY, JSON.stringify([performance.timeOrigin + timeStamp, link.pathname, before]))
      requestAnimationFrame(arrive)
    },
    { capture: true },
  )
  try {
    arrive()
  } catch {
    // The empty page before the first one has no storage.
  }
}

/** How long a visitor who came to where a link is looks at it before going there, in ms. */
const LOOKING_MS = 1000

/** Time from the press of a link to another team's page until that is painted, in ms. The page before had come to rest. */
export const timeToMove = (
  browser: Browser,
  url: string,
  to: string,
  profile: Profile,
  viewport: { readonly width: number; readonly height: number } | null = null,
): Promise<number> =>
  withPage(browser, profile, async (page) => {
    if (viewport !== null) await page.setViewportSize(viewport)
    await page.addInitScript(observeMove)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await waitFor(`${url} is not usable`, () => page.evaluate(() => ('openWaitlist' in window ? true : null)))
    await page.waitForLoadState('networkidle')
    const link = page.locator(`a[href="${to}"]:visible`).last()
    await link.scrollIntoViewIfNeeded()
    await page.mouse.move(4, 4)
    await page.waitForTimeout(LOOKING_MS)
    await page.waitForLoadState('networkidle')
    await link.click()
    // Between two documents there is nobody to ask.
    return waitFor(`${url}: the page of ${to} did not come`, () =>
      page.evaluate(() => window.benchMoved).catch(() => null),
    )
  })
