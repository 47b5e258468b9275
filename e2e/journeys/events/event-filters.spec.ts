import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

const filters = (page: Page) => page.getByRole('search', { name: 'Filter events' })
const tickets = (page: Page) => page.getByRole('region', { name: 'Coming up' }).getByRole('article')

/** Shows all tickets, twenty more a press. */
const showAll = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^Show (20 more|the last)/ })
  while (await more.isVisible()) await more.press('Enter')
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })
    test.describe.configure({ timeout: 90_000 })

    test('a city and a month narrow the list by keyboard, and each option lists as many as it says', async ({
      page,
    }) => {
      await page.goto('/sports')
      const city = filters(page).getByLabel('City')
      await city.focus()
      await page.keyboard.type('Melbourne')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?&]city=Melbourne/)
      // The address changes before the list does.
      await expect(city.locator('option:checked')).toHaveText(/^Melbourne.*\(\d+\)$/)
      const label = await city.locator('option:checked').textContent()
      const count = Number(/\((\d+)\)$/.exec(label ?? '')?.[1])
      expect(count).toBeGreaterThan(5)
      await expect(filters(page).getByRole('status')).toHaveText(new RegExp(`^${count} of \\d+ events$`))
      await showAll(page)
      await expect(tickets(page)).toHaveCount(count)
      for (const text of await tickets(page).allTextContents()) expect(text).toContain('Melbourne')

      const month = filters(page).getByLabel('Month')
      const [march] = await month.locator('option').filter({ hasText: 'March' }).allTextContents()
      await month.selectOption({ label: march ?? '' })
      const marchCount = Number(/\((\d+)\)$/.exec(march ?? '')?.[1])
      await expect(tickets(page)).toHaveCount(marchCount)

      await page.reload()
      await expect(tickets(page)).toHaveCount(marchCount)
      await filters(page).getByRole('button', { name: 'Clear filters' }).press('Enter')
      await expect(page).toHaveURL(/\/sports$/)
      await expect(filters(page).getByLabel('Find an event')).toBeFocused()
      await expect(tickets(page)).toHaveCount(10)
    })

    test('words narrow the list as they are typed', async ({ page }) => {
      await page.goto('/music')
      const find = filters(page).getByLabel('Find an event')
      await find.focus()
      await page.keyboard.type('laneway syd')
      await expect(tickets(page)).toHaveCount(1)
      await expect(tickets(page)).toContainText('Laneway Festival Sydney')
      await expect(find).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/music\?find=laneway\+syd$/)
      await tickets(page).getByRole('link', { name: 'Laneway Festival Sydney' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laneway Festival Sydney')
      await page.goBack()
      await expect(find).toHaveValue('laneway syd')
      await expect(tickets(page)).toHaveCount(1)
    })

    test('an empty list offers what would fill it, and the focus goes on to the first event', async ({ page }) => {
      await page.goto('/sports?city=Melbourne&find=wimbledon')
      await expect(page.getByText('No events for “wimbledon” in Melbourne.')).toBeVisible()
      await page.getByRole('button', { name: 'Show 1 event in any city' }).press('Enter')
      await expect(tickets(page)).toHaveCount(1)
      await expect(tickets(page).getByRole('link', { name: 'Wimbledon Championships' })).toBeFocused()
    })
  })

test('music leads the music page; films and parades come after the concerts, seasons last', async ({ page }) => {
  await page.goto('/music')
  await expect(tickets(page)).toHaveCount(10)
  await showAll(page)
  const headings = await page.locator('section[aria-labelledby="coming"] h3').allTextContents()
  expect(headings.slice(-2)).toEqual(['Arts, parades and fireworks', 'Seasons'])
  expect(new Set(headings).size).toBe(headings.length)
  const besides = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Arts, parades and fireworks', exact: true }) })
  await expect(besides.last()).toContainText('Macy')
})
