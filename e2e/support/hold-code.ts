import type { Page } from 'playwright/test'

/** Holds the page's code back until the returned function is called. */
export const holdCode = async (page: Page): Promise<() => void> => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/releases/**/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return open
}
