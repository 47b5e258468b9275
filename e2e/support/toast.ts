import type { Locator, Page } from 'playwright/test'

/** The toast with this title. Beside it stands a copy for screen readers only, so text alone would find two. */
export const toast = (page: Page, title: string): Locator =>
  page.locator('[data-type][role]').filter({ hasText: title })
