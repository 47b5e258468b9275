import { site } from '@site/contracts/site'
import { expect, test } from '../../support/journey.ts'
import { testTextPage } from '../../support/text-page.ts'
import { legalPages } from './pages.ts'

for (const page of legalPages) test.describe(page.path, () => testTextPage({ ...page, title: page.heading }))

test('policies, and nothing else, say when they were last updated', async ({ page }) => {
  for (const { path, heading, policy } of legalPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(`Last updated ${site.policiesUpdated}`)).toHaveCount(policy ? 1 : 0)
  }
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
