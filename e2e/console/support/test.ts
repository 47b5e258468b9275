import type { Page } from 'playwright/test'
import { test as base } from '../../support/journey.ts'
import { startDemoRegistry, type DemoRegistry } from './registry.ts'

/** Opens a page of the console with a token in the tab, as one who signed in there before. */
export type Open = (path: string, token?: string) => Promise<void>

export const test = base.extend<{ registry: DemoRegistry; open: Open }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  registry: async ({}, provide) => {
    const registry = await startDemoRegistry()
    await provide(registry)
    await registry.stop()
  },
  open: async ({ page, registry }, provide) => {
    await provide(async (path, token = registry.tokens.everything) => {
      await page.addInitScript((kept) => sessionStorage.setItem('registry-token', kept), token)
      await page.goto(`${registry.address}/console${path}`)
    })
  },
})
export { expect } from 'playwright/test'

/** The version a remote has as its default, by its page. */
export const ticketOf = (page: Page, version: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: version }) })
