import type { Locator, Page } from 'playwright/test'
import { expect } from '../../support/journey.ts'
import { openDay, outcome, stopsOf } from './planner.ts'

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
export const keepAnyway = (page: Page) => page.getByRole('button', { name: 'Keep anyway' })
export const row = (page: Page, day: number, title: string): Locator =>
  stopsOf(page, day)
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const addPanel = async (page: Page, day: number): Promise<Locator> => {
  await openDay(page, day)
  await page.locator(`#day-${day}`).getByRole('button', { name: 'Add a stop' }).click()
  return page.getByRole('group', { name: `Add a stop to day ${day}` })
}
export const tools = async (page: Page, day: number, title: string): Promise<Locator> => {
  const stop = row(page, day, title)
  await stop.getByRole('button', { name: 'Change' }).click()
  return stop
}
/** Adds a short stop at no time of its own, for which every day has room. */
export const addOwn = async (page: Page, title: string): Promise<void> => {
  const panel = await addPanel(page, 1)
  await panel.getByRole('button', { name: 'Add your own' }).click()
  await panel.getByLabel('What is it?').fill(title)
  await panel.getByLabel('Address').fill('3 Elm Street')
  await panel.getByLabel('Minutes there').fill('5')
  await panel.getByRole('button', { name: 'Add to the day' }).click()
  await expect.poll(() => outcome(page)).toBe(`${title} added to day 1.`)
}
