import type { Page } from 'playwright/test'

/** Waits until every animation that ends has ended. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Waits until what the page has to do by now, and has put off until it is idle, is done. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))))

/** Waits until the page has been open for as long as a person needs to fill in a form: the server holds back what comes sooner. */
export const thinking = async (page: Page): Promise<void> => {
  const from = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 1000, from)
}
