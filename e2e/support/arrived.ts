import type { Page } from 'playwright/test'

/** True in the page once its heading belongs to the running page and not to the prerendered one alone. */
export const RUNS = (): boolean => document.querySelector('main h1')?.closest('[data-dehydrated]') === null

/**
 * Waits until the page runs. A journey that stops or moves the clock does so after this, or the shell's own time limit for a
 * remote that hangs runs out with it.
 */
export const arrived = async (page: Page): Promise<void> => {
  await page.waitForFunction(RUNS)
}
