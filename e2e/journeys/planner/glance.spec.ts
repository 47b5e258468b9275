import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { ask, openDay, outcome, planFor, stopsOf } from './planner.ts'

/** Three days, closed, with all that is around them: what the page may take at each width, in pixels. */
const PAGE_AT_1280 = 3500
const SCREEN_AT_360 = 740

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
const note = (what: string, pixels: number): void => {
  console.log(`${what}: ${pixels} px`)
  test.info().annotations.push({ type: 'pixels', description: `${what}: ${pixels}` })
}
const dayHeights = (page: Page): Promise<number[]> =>
  page.locator('article[id^="day-"]').evaluateAll((days) => days.map((day) => day.getBoundingClientRect().height))
const topOf = (element: Locator): Promise<number> => element.evaluate((each) => each.getBoundingClientRect().top)

/** Whether all of an element lies between the navigation bar and the plan's own bar. */
const isClear = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    const bar = document.querySelector('[data-plan-bar]')?.getBoundingClientRect().top ?? window.innerHeight
    const nav = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0
    return top >= nav - 1 && bottom <= bar + 1
  })

test('three days fit a short page at 1280 px, and the first is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await planFor(page, 'Melbourne', '3')
  const height = await heightOf(page)
  note('three days at 1280', height)
  expect(height).toBeLessThanOrEqual(PAGE_AT_1280)
  // A word in two lines is broken.
  const broken = await page.locator('article[id^="day-"] h4:visible').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap((word) => {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word[0]] : []
      })
    }),
  )
  expect(broken).toEqual([])
  const top = await topOf(page.locator('#day-1'))
  note('first day at 1280 begins at', Math.round(top))
  expect(top).toBeLessThan(800 / 2 + 100)
})

test('at 360 px a day takes at most two screens, and the first one begins on the first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: SCREEN_AT_360 })
  await planFor(page, 'Melbourne', '3')
  const days = await dayHeights(page)
  for (const [at, height] of days.entries()) {
    note(`day ${at + 1} at 360`, Math.round(height))
    expect(height).toBeLessThanOrEqual(2 * SCREEN_AT_360)
  }
  expect(days).toHaveLength(3)
  const height = await heightOf(page)
  note('three days at 360, the page', height)
  await test.step('an opened day takes at most three screens with its map, its details on demand', async () => {
    await openDay(page, 1)
    const opened = (await dayHeights(page))[0] ?? 0
    note('day 1 opened at 360', Math.round(opened))
    expect(opened).toBeLessThanOrEqual(3 * SCREEN_AT_360)
    const first = stopsOf(page, 1).getByRole('listitem').first()
    const link = first.getByRole('link', { name: /^Map: / })
    await expect(link).toBeHidden()
    await first.getByRole('button', { name: /^More about / }).click()
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: 'Details of day 1' }).click()
  })
  expect(height).toBeLessThanOrEqual(3 * 2 * SCREEN_AT_360)
  const top = await topOf(page.locator('#day-1'))
  note('first day at 360 begins at', Math.round(top))
  expect(top).toBeLessThan(SCREEN_AT_360)
})

test('on a phone a request of many pieces is two lines of chips, the rest on demand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: SCREEN_AT_360 })
  await page.goto('/ai-trip-planner')
  await page.getByLabel(/Anything we should know/).fill('vegetarian')
  await ask(page, '4 days in Tokyo and Kyoto in April with two kids, no museums, arriving 15:40')
  const chips = page.getByRole('list', { name: 'Planned by' }).getByRole('listitem')
  await expect(chips).toHaveCount(4, { timeout: 20_000 })
  const tops = await chips.evaluateAll((all) => all.map((chip) => Math.round(chip.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(2)
  await page.getByRole('button', { name: /^Show all / }).click()
  await expect(chips.filter({ hasText: 'Leave out: museums' })).toBeVisible()
  expect(await chips.count()).toBeGreaterThan(4)
})

test('on a phone the bar covers nothing that was just opened, nor what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: SCREEN_AT_360 })
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 2)
  const change = page.locator('#day-2').getByRole('button', { name: 'Change', exact: true })
  for (const at of [0, 2]) {
    // From the foot of the window, where what opens would lie below the bar.
    await change.nth(at).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await change.nth(at).click()
    expect(await isClear(page.getByRole('group', { name: /^Change / }).last()), `stop ${at + 1}`).toBe(true)
    await change.nth(at).click()
  }

  await test.step('each step of the Tab key is in sight', async () => {
    await change.first().focus()
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator('*:focus')
      const isInBar = await focused.evaluate((each) => each.closest('[data-plan-bar]') !== null)
      if (isInBar) break
      expect(await isClear(focused), `step ${step + 1}`).toBe(true)
    }
  })
})

test('in a low window the bar ends the plan and leaves the screen to the days', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await planFor(page, 'Melbourne', '1')
  const bar = page.locator('[data-plan-bar]')
  await expect(bar).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 740, height: 740 })
  await expect(bar).toHaveCSS('position', 'sticky')
})

test('a day without stops offers nothing to replan and takes a stop from another', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 2)
  const remove = page.locator('#day-2').getByRole('button', { name: 'Remove', exact: true })
  const change = page.locator('#day-2').getByRole('button', { name: 'Change', exact: true })
  for (let left = await change.count(); left > 0; left -= 1) {
    await change.first().click()
    await remove.click()
    await outcome(page)
  }
  await expect(page.locator('#day-2')).toContainText('Nothing planned')
  await expect(page.getByRole('button', { name: 'Replan day 2' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Details of day 2' })).toHaveCount(0)
})

test('the plan comes first: its heading has the focus, and the form is folded into a line', async ({ page }) => {
  await page.goto('/ai-trip-planner')
  await ask(page, 'Melbourne', '2')
  const title = page.getByRole('heading', { level: 1, name: '2 days in Melbourne' })
  await expect(title).toBeFocused({ timeout: 20_000 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('button', { name: 'Plan my days' })).toBeHidden()
  const change = page.getByRole('button', { name: 'Change the request' })
  await change.click()
  await expect(page.getByLabel('Event or destination')).toBeFocused()
  await expect(page.getByLabel('Event or destination')).toHaveValue('Melbourne')
  await change.click()
  await expect(page.getByRole('button', { name: 'Plan my days' })).toBeHidden()
  // No day of the page is told in figures alone.
  await expect(page.locator('main')).not.toContainText(/\d{4}-\d{2}-\d{2}/)
})
