import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { expect } from '../../support/journey.ts'

/** Fills the form and sends it. */
export const ask = async (page: Page, destination: string, days?: string): Promise<void> => {
  await page.getByLabel('Event or destination').fill(destination)
  if (days !== undefined) await page.getByLabel('Days').selectOption(days)
  await page.getByRole('button', { name: 'Plan my days' }).click()
}

/** Opens the planner and waits for a plan of real places. */
export const planFor = async (page: Page, destination: string, days?: string): Promise<void> => {
  await page.goto('/ai-trip-planner')
  await ask(page, destination, days)
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
}

/** Opens the details of a day, which is at a glance until then. */
export const openDay = async (page: Page, day: number): Promise<void> => {
  const toggle = page.getByRole('button', { name: `Details of day ${day}` })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** Opens the choice of files in the bar and saves one. */
export const saveFile = async (page: Page, name: string): Promise<string> => {
  const choice = page.getByRole('group', { name: 'Save as a file' })
  if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Save', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    choice.getByRole('button', { name, exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.[a-z]+$/)
  return readFile(await file.path(), 'utf8')
}

/** Opens the calendar's part of the bar and saves the file. */
export const saveCalendar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await page.getByRole('button', { name: 'Calendar file', exact: true }).click()
}

/** Asks for the link of the plan on the screen. */
export const linkOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  return page.getByLabel('Link to this plan').inputValue()
}

export const stopsOf = (page: Page, day: number): Locator => page.getByRole('list', { name: `Day ${day} stops` })

export const titlesOf = (page: Page, day: number): Promise<string[]> =>
  stopsOf(page, day).getByRole('heading').allTextContents()

/** What the last change came to, once the times are known. */
export const outcome = async (page: Page): Promise<string> => {
  const words = page.getByRole('group', { name: 'Changes' }).locator('p')
  await expect(words).not.toHaveText('Working out the times…')
  return words.innerText()
}
