import { expect, type Locator, type Page } from 'playwright/test'
import type { Target } from './remotes.ts'

export const fallbackOf = (page: Page): Locator => page.getByTestId('remote-fallback')

/** A reload would lose the mark. */
export const markTab = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { sameTab: true }))

/** Opens a page of another remote and waits until all of it works. Gives the composition it was served with. */
export const openElsewhere = async (page: Page, { from }: Target, site = ''): Promise<string> => {
  const response = await page.goto(`${site}${from.path}`)
  await page.waitForFunction(
    () =>
      'openWaitlist' in window &&
      performance.getEntriesByType('measure').some(({ name }) => name.startsWith('remote:')),
  )
  await markTab(page)
  return response?.headers()['x-composition'] ?? ''
}

/** Goes to the target without a reload: by a link of the frame where there is one, else as the address changing does. */
export const follow = async (page: Page, { route: { path } }: Target): Promise<void> => {
  const link = page.locator(`header a[href="${path}"]:visible, footer a[href="${path}"]:visible`).first()
  if ((await link.count()) > 0) return link.click()
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'fault', usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** The target's own page stands, whole, and no fallback with it. */
export const expectShown = async (page: Page, { heading }: Target): Promise<void> => {
  await expect(fallbackOf(page)).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect((await page.getByRole('main').innerText()).length, 'characters of the page').toBeGreaterThan(200)
}

/** The frame works while a remote does not: the dropdown opens and closes. */
export const expectFrameWorks = async (page: Page): Promise<void> => {
  const events = page.getByRole('button', { name: 'Events', exact: true })
  await events.click()
  await expect(page.getByRole('link', { name: 'Concerts', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(events).toHaveAttribute('aria-expanded', 'false')
}

const TYPED = 'Ada Example'

/** Opens the waitlist over the page and types a name into it. */
export const typeIntoWaitlist = async (page: Page): Promise<Locator> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Join Waitlist' }).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill(TYPED)
  return name
}

export const expectStillTyped = async (page: Page, name: Locator): Promise<void> => {
  await expect(name).toHaveValue(TYPED)
  expect(await page.evaluate(() => 'sameTab' in window), 'the page was not reloaded').toBe(true)
}
