import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { ask, planFor, stopsOf, titlesOf } from './planner.ts'

/** The coming Monday so many weeks ahead, as a date field takes it. */
const monday = (weeks: number): string => {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + 7 * weeks + ((8 - date.getUTCDay()) % 7 || 7))
  return date.toISOString().slice(0, 10)
}
const panel = (page: Page) => page.getByRole('region', { name: 'Move to other dates' })
const moveTo = async (page: Page, date: string) => {
  await page.getByRole('button', { name: 'Move to other dates' }).click()
  await page.getByLabel('New first day').fill(date)
  await panel(page)
    .getByRole('button', { name: /^Move to \d/ })
    .click()
  await expect(panel(page).getByText(/^Moved\./)).toBeVisible({ timeout: 20_000 })
}

test('a week later the stops are the same, and a reload keeps the new dates', async ({ page }) => {
  await page.goto('/ai-trip-planner')
  await page.getByLabel('First day').fill(monday(10))
  await ask(page, 'Melbourne', '2')
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
  const before = [await titlesOf(page, 1), await titlesOf(page, 2)]
  await moveTo(page, monday(11))
  expect([await titlesOf(page, 1), await titlesOf(page, 2)]).toEqual(before)
  const words = new Intl.DateTimeFormat('en-AU', { day: 'numeric', timeZone: 'UTC' }).format(new Date(monday(11)))
  await expect(page.locator('main')).toContainText(new RegExp(`\\b${words} (to|[A-Z])`))
  await page.reload()
  await expect(stopsOf(page, 2)).toBeVisible()
  expect([await titlesOf(page, 1), await titlesOf(page, 2)]).toEqual(before)
  await page.getByRole('button', { name: 'Change the request' }).click()
  await expect(page.getByLabel('First day')).toHaveValue(monday(11))
})

test('an event’s plan says before and after that it leaves its event; one undo takes all of it back', async ({
  page,
}) => {
  await planFor(page, 'Australian Open', '3')
  const before = [await titlesOf(page, 1), await titlesOf(page, 2), await titlesOf(page, 3)]
  expect(before.flat()).toContain('Australian Open')
  await page.getByRole('button', { name: 'Move to other dates' }).click()
  const start = await page.getByLabel('New first day').inputValue()
  const later = new Date(Date.parse(start) + 60 * 864e5).toISOString().slice(0, 10)
  await page.getByLabel('New first day').fill(later)
  await expect(panel(page)).toContainText(/These dates are outside Australian Open \(.+\), so it would leave your plan/)
  await panel(page)
    .getByRole('button', { name: /^Move to \d/ })
    .click()
  await expect(panel(page)).toContainText('Australian Open isn’t on these dates, so it’s no longer in your plan.')
  // Dates are words, in what is said and on the button.
  expect(await panel(page).innerText()).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  expect((await Promise.all([1, 2, 3].map((day) => titlesOf(page, day)))).flat()).not.toContain('Australian Open')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo the move' }).click()
  await expect(panel(page).getByText(/^Moved\./)).toHaveCount(0)
  expect([await titlesOf(page, 1), await titlesOf(page, 2), await titlesOf(page, 3)]).toEqual(before)
})

test('with the keyboard alone, at the width of a phone: opened, moved, closed, the focus back where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await planFor(page, 'Melbourne', '1')
  const toggle = page.getByRole('button', { name: 'Move to other dates' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('New first day')
  await expect(field).toBeVisible()
  await field.fill(monday(12))
  await field.press('Enter')
  await expect(panel(page).getByText(/^Moved\./)).toBeVisible({ timeout: 20_000 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  await field.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(toggle).toBeFocused()
})

test('without the server the plan stays as it is, and says so', async ({ page, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|plan not moved/)
  await planFor(page, 'Melbourne', '1')
  const before = await titlesOf(page, 1)
  await page.route('**/functions/v1/itinerary', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Move to other dates' }).click()
  await page.getByLabel('New first day').fill(monday(12))
  await panel(page)
    .getByRole('button', { name: /^Move to \d/ })
    .click()
  await expect(panel(page).getByRole('alert')).toContainText('Nothing was changed')
  expect(await titlesOf(page, 1)).toEqual(before)
})

test('a plan that several people edit moves for all of them, and back', async ({ page, browser, baseURL }) => {
  await planFor(page, 'Melbourne', '2')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Plan together' }).click()
  const together = (one: Page) => one.getByRole('region', { name: 'Planning together' })
  await expect(together(page)).toContainText('All changes saved.', { timeout: 20_000 })
  const edit = await page.getByRole('textbox', { name: 'Link for people who may change the plan' }).inputValue()
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const ben = await other.newPage()
  await ben.goto(edit)
  await expect(together(ben)).toContainText('All changes saved.', { timeout: 20_000 })
  const dates = (one: Page) =>
    one
      .locator('main h2, main h3')
      .filter({ hasText: /day \d|^\w+day \d/i })
      .allTextContents()
  const before = await dates(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()

  await moveTo(page, monday(12))
  const after = await dates(page)
  expect(after).not.toEqual(before)
  await expect.poll(() => dates(ben)).toEqual(after)
  for (const day of [1, 2]) expect(await titlesOf(ben, day)).toEqual(await titlesOf(page, day))
  await page.getByRole('button', { name: 'Undo the move' }).click()
  for (const one of [page, ben]) await expect.poll(() => dates(one)).toEqual(before)
  await other.close()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the dates are moved, read and closed; every target is as large as a fingertip', async ({ page }) => {
    await planFor(page, 'Melbourne', '1')
    await page.getByRole('button', { name: 'Move to other dates' }).tap()
    await page.getByLabel('New first day').fill(monday(12))
    const go = panel(page).getByRole('button', { name: /^Move to \d/ })
    await go.tap()
    await expect(panel(page).getByText(/^Moved\./)).toBeVisible({ timeout: 20_000 })
    for (const name of ['Undo the move', 'Close']) {
      const box = await panel(page).getByRole('button', { name }).boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
    }
    expect(await axeViolations(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Close' }).tap()
    await expect(panel(page)).toHaveCount(0)
  })
})
