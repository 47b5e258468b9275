import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { toast } from '../../support/toast.ts'
import { planFor } from './planner.ts'

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not on the page`)
  return box
}

test('a toast leaves the bar free on a phone', async ({ page, complaints }) => {
  complaints.allow(/file not made|ERR_|Failed to (?:fetch|load)/)
  await page.setViewportSize({ width: 360, height: 640 })
  // Without the streets a drawn file is told to have straight lines.
  await page.route('**/functions/v1/routes', (route) => route.abort('internetdisconnected'))
  await planFor(page, 'London', '1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'GPX', exact: true }).click()])
  const news = toast(page, 'The file has straight lines')
  await expect(news).toBeVisible()
  const [said, bar] = [await news.boundingBox(), await boxOf(page, '[data-plan-bar]')]
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(bar.y)
})

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 640, height: 450 },
])
  test(`the links of a shared plan leave half of a window of ${width} × ${height} to the plan, and all is in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await planFor(page, 'Melbourne', '1')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Plan together' }).click()
    const links = page.getByRole('group', { name: 'Links to this plan' })
    const last = links.getByRole('button', { name: 'Copy: Link for people who may only look' })
    await expect(last).toBeAttached({ timeout: 20_000 })
    const bar = await boxOf(page, '[data-plan-bar]')
    expect(bar.y).toBeGreaterThan(height * 0.1)
    expect(bar.y + bar.height).toBeLessThanOrEqual(height)
    const tray = await links.boundingBox()
    expect(tray?.height).toBeLessThanOrEqual(height * 0.56)
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await axeViolations(page)).toEqual([])
  })
