import { site } from '@site/contracts/site'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { partnerPages } from './pages.ts'

for (const { path, heading, title } of partnerPages)
  test.describe(path, () => {
    test('has its one heading, title, breadcrumb and the way back', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      await expect(page).toHaveTitle(`${title} · ${site.brand}`)
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByRole('listitem')).toHaveText(['Home', heading])
      await expect(trail.locator('[aria-current="page"]')).toHaveText(heading)
      await page.getByRole('link', { name: 'Back to Homepage' }).click()
      await expect(page).toHaveURL(/\/$/)
    })

    test('has no barrier axe can find', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })

    test('fits 320 px, and nothing is cut off at 200% text', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
      await page.setViewportSize({ width: 768, height: 900 })
      await doubleText(page)
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await cutOff(page)).toEqual([])
    })

    test('reads without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      expect(await page.locator('main h2').count()).toBeGreaterThan(0)
      await context.close()
    })
  })
