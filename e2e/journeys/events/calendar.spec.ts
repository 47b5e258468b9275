import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

const calls = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/events')) asked.push(request.url())
  })
  return asked
}

test('a category comes with its calendar and asks for nothing', async ({ page, request }) => {
  const asked = calls(page)
  for (const path of ['/sports', '/music', '/business'])
    await test.step(path, async () => {
      // A backend that is still waking up may be too slow for the first page.
      await expect.poll(async () => (await request.get(path)).text()).toContain('id="preloaded-queries"')
      await page.goto(path)
      const list = page.getByRole('region', { name: 'Coming up' })
      await expect(list.getByRole('listitem').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    })
})

test('a calendar that the page came without is fetched, and one reached from another page too', async ({ page }) => {
  const asked = calls(page)
  await page.route('/music', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('id="preloaded-queries"', 'id="nothing"')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/music')
  const list = page.getByRole('region', { name: 'Coming up' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  expect(asked).toHaveLength(1)
  const nav = page.getByRole('navigation').first()
  await nav.getByRole('button', { name: 'Events' }).click()
  await nav.getByRole('link', { name: 'Sports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Events')
  await expect(list.getByRole('listitem').first()).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a page opened again from the browser long after does not show the calendar it came with', async ({ page }) => {
  const asked = calls(page)
  await page.route('/sports', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/(id="preloaded-queries">\{"at":)\d+/, `$1${Date.now() - 600_000}`)
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/sports')
  await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('listitem').first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('showing more events moves the focus to the first one added, and seasons come last', async ({ page }) => {
  await page.goto('/sports')
  const list = page.getByRole('region', { name: 'Coming up' })
  await expect(list.getByRole('article')).toHaveCount(10)
  await list.getByRole('button', { name: 'Show 20 more' }).press('Enter')
  await expect(list.getByRole('article').nth(10).getByRole('link').first()).toBeFocused()
  await expect(list.getByRole('article')).toHaveCount(30)
  const more = list.getByRole('button', { name: /^Show (20 more|the last)/ })
  while (await more.isVisible()) await more.press('Enter')

  const months = page.locator('section[aria-labelledby="coming"] h3')
  await expect(months.last()).toHaveText('Seasons')
  await expect(months.filter({ hasText: 'Seasons' })).toHaveCount(1)
  const season = page.getByRole('article').filter({ hasText: 'AS Monaco home season' })
  await expect(season).toContainText(/Season20\d\d\/\d\d/)
})
