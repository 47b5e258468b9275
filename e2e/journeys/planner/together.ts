import type { BrowserContext, Page } from 'playwright/test'
import { expect } from '../../support/journey.ts'
import { openDay } from './planner.ts'

/** Where a page says how the shared plan stands. */
export const panel = (page: Page) => page.getByRole('region', { name: 'Planning together' })

export const saved = (page: Page) => expect(panel(page)).toContainText('All changes saved.', { timeout: 20_000 })

/** Makes the plan on the screen one that several people edit; its two links. */
export const share = async (page: Page): Promise<{ readonly edit: string; readonly view: string }> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Plan together' }).click()
  await saved(page)
  const link = (name: string) => page.getByRole('textbox', { name }).inputValue()
  return {
    edit: await link('Link for people who may change the plan'),
    view: await link('Link for people who may only look'),
  }
}
/** Opens the link of a shared plan, with the details of its first two days. */
export const open = async (context: BrowserContext, link: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(link)
  await expect(panel(page)).toBeVisible()
  await openDay(page, 1)
  await openDay(page, 2)
  return page
}
