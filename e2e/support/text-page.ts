import { site } from '@site/contracts/site'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { cutOff, doubleText, sidewaysScroll } from './layout.ts'

/** A page of text as its remote's list names it; `title` is the window's, without the brand. */
export interface TextPage {
  readonly path: string
  readonly heading: string
  readonly title: string
  readonly crumb: string
}

/** What holds on every page of text: its names, the way back, no barrier, no sideways scrolling, and words without JavaScript. */
export const testTextPage = ({ path, heading, title, crumb }: TextPage): void => {
  test('has its one heading, title, breadcrumb and the way back', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    await expect(page).toHaveTitle(`${title} · ${site.brand}`)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', crumb])
    await expect(trail.locator('[aria-current="page"]')).toHaveText(crumb)
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
    await doubleText(page)
    for (const width of [640, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)
      expect(over, `px beyond the page at ${width}`).toBe(0)
      expect(await cutOff(page)).toEqual([])
    }
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
}
