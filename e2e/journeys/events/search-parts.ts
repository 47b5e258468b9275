import type { Page } from 'playwright/test'

/** Parts of a page that are asked for where to go. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const field = (page: Page) => page.locator('main input[name="q"]')
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Event, venue or address' })
