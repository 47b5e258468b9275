import { site } from '@site/contracts/site'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { legalPages } from './pages.ts'

for (const { path, heading, crumb, policy } of legalPages)
  test.describe(path, () => {
    test('has its one heading, title, breadcrumb and the way back', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      await expect(page).toHaveTitle(`${heading} · ${site.brand}`)
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByRole('listitem')).toHaveText(['Home', crumb])
      await expect(trail.locator('[aria-current="page"]')).toHaveText(crumb)
      await expect(page.getByText(`Last updated ${site.policiesUpdated}`)).toHaveCount(policy ? 1 : 0)
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
  })

test('every link from one of these pages to another, or into one, has a target', async ({ page }) => {
  const targets = new Map<string, Set<string>>()
  for (const { path } of legalPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = await page.locator('main').evaluate((main) => ({
      ids: [...main.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...main.querySelectorAll('a[href*="#"]')].map((link) => link.getAttribute('href') ?? ''),
    }))
    const own = targets.get(path) ?? new Set<string>()
    for (const id of found.ids) own.add(`has ${id}`)
    targets.set(path, own)
    for (const link of found.links) {
      const [to = '', id = ''] = link.split('#')
      const target = targets.get(to || path) ?? new Set<string>()
      targets.set(to || path, target.add(`wants ${id}`))
    }
  }
  for (const [path, facts] of targets)
    for (const fact of facts)
      if (fact.startsWith('wants ')) expect([...facts], path).toContain(fact.replace('wants', 'has'))
})
