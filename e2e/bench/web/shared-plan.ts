import type { Browser } from 'playwright'

/** The planner with somebody's shared plan, which is a route of its own here: the link itself is different in every run. */
export const SHARED = '/ai-trip-planner#plan'

/** Path of a link to a plan of three days, made on the site as a visitor makes it. */
export const sharedPlanPath = async (browser: Browser, site: string): Promise<string> => {
  const page = await browser.newPage()
  try {
    await page.goto(`${site}/ai-trip-planner`)
    await page.getByLabel('Event or destination').fill('Vienna')
    await page.getByRole('button', { name: 'Plan my days' }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const link = new URL(await page.getByLabel('Link to this plan').inputValue())
    return link.pathname + link.search + link.hash
  } finally {
    await page.close()
  }
}
