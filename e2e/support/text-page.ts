import type { Page } from 'playwright/test'
import { site } from '@site/contracts/site'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { cutOff, doubleText, sidewaysScroll } from './layout.ts'
import { idle } from './waits.ts'

/** A page of text as its remote's list names it; `title` is the window's, without the brand. */
export interface TextPage {
  readonly path: string
  readonly heading: string
  readonly title: string
  readonly crumb: string
  /** What else holds on this page. */
  readonly further?: ((page: Page) => Promise<void>) | undefined
}

const expectNames = async (page: Page, { heading, title, crumb }: TextPage): Promise<void> => {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  await expect.soft(page).toHaveTitle(`${title} · ${site.brand}`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.soft(trail.getByRole('listitem')).toHaveText(['Home', crumb])
  await expect.soft(trail.locator('[aria-current="page"]')).toHaveText(crumb)
}

const expectLayout = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 700 })
  await idle(page)
  expect.soft(await sidewaysScroll(page), 'px beyond the window at 320').toBe(0)
  await doubleText(page)
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)
    expect.soft(over, `px beyond the page at ${width}, text doubled`).toBe(0)
    expect.soft(await cutOff(page), `cut off at ${width}, text doubled`).toEqual([])
  }
}

/** What holds on every page of text. One visit checks all of it; what one check finds does not hide what the next would find. */
export const testTextPages = (pages: readonly TextPage[]): void => {
  for (const each of pages)
    test(`${each.path} has its names, no barrier, room at every width, and the way back`, async ({ page }) => {
      await page.goto(each.path)
      await test.step('one heading, title and breadcrumb', () => expectNames(page, each))
      await test.step('no barrier axe can find', async () => expect.soft(await axeViolations(page)).toEqual([]))
      if (each.further !== undefined) await each.further(page)
      await test.step('fits 320 px, and nothing is cut off at 200% text', () => expectLayout(page))
      await page.getByRole('link', { name: 'Back to Homepage' }).click()
      await expect(page).toHaveURL(/\/$/)
    })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('every page can be read', async ({ page }) => {
      test.setTimeout(90_000)
      for (const { path, heading } of pages) {
        await page.goto(path, { waitUntil: 'load' })
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText([heading])
        expect.soft(await page.locator('main h2').count(), path).toBeGreaterThan(0)
      }
    })
  })
}
