import type { Page } from 'playwright/test'
import { test as base } from '../../support/journey.ts'
import { startDemoRegistry, type DemoRegistry } from './registry.ts'

/** Opens a page of the console with a token in the tab, as one who signed in there before. */
export type Open = (path: string, token?: string) => Promise<void>

const opener =
  (page: Page, { address, tokens }: DemoRegistry): Open =>
  async (path, token = tokens.everything) => {
    await page.addInitScript((kept) => {
      // An empty page has no storage.
      if (window.location.protocol !== 'about:') sessionStorage.setItem('registry-token', kept)
    }, token)
    await page.goto(`${address}/console${path}`)
  }

/** `registry` is the test's own, for tests that change it; the one that `openShared` opens is read by many. */
export const test = base.extend<{ registry: DemoRegistry; open: Open; openShared: Open }, { shared: DemoRegistry }>({
  registry: async ({ page }, provide) => {
    const registry = await startDemoRegistry()
    await provide(registry)
    // Otherwise its stream breaks off in the open page.
    await page.goto('about:blank')
    await registry.stop()
  },
  open: async ({ page, registry }, provide) => {
    await provide(opener(page, registry))
  },
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const registry = await startDemoRegistry()
      await provide(registry)
      await registry.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openShared: async ({ page, shared }, provide) => {
    await provide(opener(page, shared))
  },
})
export { expect } from 'playwright/test'

/** The confirmation that is open; toasts are dialogs too, and modal ones are not. */
export const confirmationOf = (page: Page) => page.locator('[role="dialog"]:not([aria-modal="false"])')

/** The ticket of a version on the page of its remote. */
export const ticketOf = (page: Page, version: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: version }) })
