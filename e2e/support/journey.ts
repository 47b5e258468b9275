import { test as base, expect, type Page } from 'playwright/test'
import { RUNS } from './arrived.ts'
import { inComposition } from './in-composition.ts'

/** What a page said on its console that it should not have. */
export interface Complaints {
  /** Everything collected so far. */
  readonly all: () => readonly string[]
  /** Complaints that a journey provokes on purpose. */
  readonly allow: (pattern: RegExp) => void
}

/**
 * Goes to a page and waits, as a person would, until it answers: its code comes after its first paint, which the browser's own
 * load event does not wait for. A journey that breaks the code on purpose says what it waits for (`waitUntil`) instead.
 */
const goAndArrive = (page: Page): void => {
  const go = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await go(url, options)
    const composed = await page.evaluate(() => document.getElementById('page-code') !== null)
    if (composed && options?.waitUntil === undefined) await page.waitForFunction(RUNS)
    return response
  }
}

/** No journey may announce one of these. */
const VIOLATED = 'policy violated: '

/** Every journey fails on a console error, an uncaught error or a violated content security policy that it did not announce. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, context }, use) => {
      goAndArrive(page)
      const said: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`)
      })
      // The browser's own words for it differ from directive to directive; this is said for all of them.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
        ),
      )
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
      await inComposition(context, (line) => said.push(line))
      const open = () =>
        said.filter((line) => line.includes(VIOLATED) || !allowed.some((pattern) => pattern.test(line)))
      await use({ all: open, allow: (pattern) => void allowed.push(pattern) })
      expect(open(), 'console errors').toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from 'playwright/test'
