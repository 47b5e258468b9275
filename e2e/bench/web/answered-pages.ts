import type { Browser, Page } from 'playwright'
import { openBrowser } from './browser.ts'

const SEARCHED = '/location?q=Rod+Laver+Arena'

const onPage = async (browser: Browser, path: string, work: (page: Page) => Promise<string>): Promise<string> => {
  const page = await browser.newPage()
  try {
    await page.goto(path)
    return await work(page)
  } finally {
    await page.close()
  }
}

/** Path of the first link on a page that begins like this. */
const linkedPath = (browser: Browser, address: string, start: string): Promise<string> =>
  onPage(browser, address, async (page) => {
    const link = page.locator(`main a[href^="${start}"]`).first()
    return (await link.getAttribute('href')) ?? start
  })

/** Path of a link to a plan of three days, made on the site as a visitor makes it. */
const sharedPlanPath = (browser: Browser, site: string): Promise<string> =>
  onPage(browser, `${site}/ai-trip-planner`, async (page) => {
    await page.getByLabel('Event or destination').fill('Vienna')
    await page.getByRole('button', { name: 'Plan my days' }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const link = new URL(await page.getByLabel('Link to this plan').inputValue())
    return link.pathname + link.search + link.hash
  })

type FindPath = (browser: Browser, site: string) => Promise<string>

/** Pages that show answers, where people spend their time, beside the routes as they are before anything was asked: how each one's path is found. */
export const answeredPages: Readonly<Record<string, FindPath>> = {
  [SEARCHED]: async () => SEARCHED,
  '/event/:id': (browser, site) => linkedPath(browser, `${site}/sports`, '/event/'),
  '/hotel/:id': (browser, site) => linkedPath(browser, `${site}${SEARCHED}`, '/hotel/'),
  '/ai-trip-planner#plan': sharedPlanPath,
}

/** A page by its name in the tables, which is its path for most. */
export interface NamedPage {
  readonly name: string
  readonly path: string
}

/** Finds the paths of pages on the running site. */
export const findPages = async (names: readonly string[], chromium: string, site: string): Promise<NamedPage[]> => {
  const browser = await openBrowser(chromium)
  try {
    const pages: NamedPage[] = []
    for (const name of names) pages.push({ name, path: (await answeredPages[name]?.(browser, site)) ?? name })
    return pages
  } finally {
    await browser.close()
  }
}
