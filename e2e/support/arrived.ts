import type { Page } from 'playwright/test'

/**
 * Waits until the code of the page's remote is here. A journey that stops or moves the clock does so after this, or the shell's
 * own time limit for a remote that hangs runs out with it.
 */
export const arrived = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('measure').some(({ name }) => name.startsWith('remote:')),
  )
}
