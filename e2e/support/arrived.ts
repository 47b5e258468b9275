import type { Page } from 'playwright/test'

/**
 * Waits until the page's heading belongs to the running page and not to the prerendered one alone: React has put its mark on it. A
 * journey that stops or moves the clock does so after this, or the shell's own time limit for a remote that hangs runs out with it.
 */
export const arrived = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
