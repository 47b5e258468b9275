import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll } from '../../support/layout.ts'

/** A tip of land in the Thames without streets in our data; no bridge leads over for miles. */
const ARENA = '/location?q=The+O2+Arena%2C+London'
const row = (page: Page, hotel: string) =>
  page.locator('li[id^="hotel-"]').filter({ has: page.getByRole('heading', { name: hotel }) })
const NO_BRIDGE = /across water, there may be no bridge/i

test('a hotel over the river from The O2 has a range in place of a figure, and says there may be no bridge', async ({
  page,
}) => {
  await page.goto(ARENA)
  const far = row(page, 'London Marriott Hotel Canary Wharf')
  await expect(far).toBeVisible({ timeout: 20_000 })
  await expect(far).toContainText(NO_BRIDGE)
  await expect(far).toContainText(/\d+–\d+ min on foot/)
  const near = row(page, 'InterContinental London - The O2')
  await expect(near).toContainText(/\d min on foot/)
  await expect(near).not.toContainText(NO_BRIDGE)
  await expect(page.getByText(/count with its longer end in the order and the filters/)).toBeVisible()
  await expect(page.getByText(/^Data: .*OpenStreetMap/)).toBeVisible()

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page)).toBe(0)
  }

  await far.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('London Marriott Hotel Canary Wharf')
  const way = page.getByRole('region', { name: 'From The O2 Arena' })
  await expect(way).toContainText(NO_BRIDGE)
  await expect(way).not.toContainText('Back after the event')
})

test('twenty minutes on foot never lead over water without a known bridge', async ({ page }) => {
  await page.goto(`${ARENA}&walk=20`)
  await expect(row(page, 'InterContinental London - The O2')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('li[id^="hotel-"]').filter({ hasText: NO_BRIDGE })).toHaveCount(0)
})
