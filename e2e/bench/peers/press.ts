import type { Browser } from 'playwright'
import type { Profile } from '../web/profiles.ts'
import { withPage } from '../web/with-page.ts'
import { waitFor } from './wait-for.ts'

declare global {
  interface Window {
    /** When the menu was open, in ms since navigation; null until then. */
    benchPressed: number | null
  }
}

/** Runs in the page before anything else does. Presses `Menu` from the moment it is there until the menu opens. */
const pressMenu = (): void => {
  window.benchPressed = null
  const press = (): void => {
    if (document.querySelector('[role="dialog"]') !== null) {
      window.benchPressed = performance.now()
      return
    }
    const button = [...document.querySelectorAll<HTMLElement>('header button')].find(
      ({ textContent }) => textContent.trim() === 'Menu',
    )
    button?.click()
    setTimeout(press, 50)
  }
  press()
}

/** Time from the request of a page until it answers a press that was made as early as can be, in ms. */
export const timeToAnswer = (browser: Browser, url: string, profile: Profile): Promise<number> =>
  withPage(browser, profile, async (page) => {
    await page.addInitScript(pressMenu)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    return waitFor(`${url}: the menu is not open`, () => page.evaluate(() => window.benchPressed))
  })
