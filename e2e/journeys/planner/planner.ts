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

export const stopsOf = (page: Page, day: number): Locator => page.getByRole('list', { name: `Day ${day} stops` })

export const titlesOf = (page: Page, day: number): Promise<string[]> =>
  stopsOf(page, day).getByRole('heading').allTextContents()

/** What the last change came to, once the times are known. */
export const outcome = async (page: Page): Promise<string> => {
  const words = page.getByRole('group', { name: 'Changes' }).locator('p')
  await expect(words).not.toHaveText('Working out the times…')
  return words.innerText()
}
