import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { atRest } from '../../support/waits.ts'

const ARENA = '/location?venue=mel-v-rod-laver'
/** A venue in streets that ship, with hotels enough for several pages. */
const BAY = '/location?q=Marina%20Bay%20Street%20Circuit'
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const ticks = (page: Page) => page.getByRole('listbox').getByRole('option')
const answerHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hotels near/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter and sort' })
const total = async (page: Page): Promise<number> =>
  Number.parseInt(
    (await page.getByText(/^\d+ (of \d+ )?hotels? (within reach|fits? your filters)/).textContent()) ?? '',
    10,
  )
const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('list').filter({ has: rows(page) })).not.toHaveAttribute('aria-busy')
}

/** How much of the page has moved by itself so far. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('seen' in window ? Reflect.get(Object(window.seen), 'shift') : null))

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('after a search the answer has the focus and its first hotel is on the screen', async ({ page }) => {
      await watchShifts(page)
      await page.goto('/location')
      const field = page.locator('main input[name="q"]')
      await field.fill('Rod Laver Arena')
      await page.keyboard.press('Enter')
      await expect(answerHeading(page)).toBeFocused()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect(rows(page).first().locator('b')).toBeInViewport({ ratio: 1 })
      await expect(rows(page).first().getByRole('link')).toBeInViewport({ ratio: 1 })
      const box = await rows(page).first().boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expect(field).toHaveValue('Rod Laver Arena')
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('an address of results opens without anything moving, and takes no focus', async ({ page }) => {
      await watchShifts(page)
      await page.goto(ARENA)
      await expect(rows(page).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts(page)).toBe(0)
      await expect(page.locator('body')).toBeFocused()
    })

    test('list, filters and map have no barrier, in either contrast', async ({ page }) => {
      test.setTimeout(90_000)
      await page.goto(ARENA)
      for (const contrast of ['standard', 'more'])
        await test.step(`${contrast} contrast`, async () => {
          await page.evaluate((value) => document.documentElement.setAttribute('data-contrast', value), contrast)
          await expect(rows(page).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect(await axeViolations(page)).toEqual([])
          await page.getByRole('button', { name: 'Filters' }).click()
          await expect(sheet(page)).toBeVisible()
          await atRest(page)
          expect(await axeViolations(page)).toEqual([])
          await page.keyboard.press('Escape')
          await expect(sheet(page)).toHaveCount(0)
          await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
          if (viewport.width >= 1024) return
          await page.getByRole('button', { name: 'Map' }).click()
          await expect(page.getByRole('dialog', { name: /^Hotels near/ })).toBeVisible()
          await page.waitForLoadState('networkidle')
          await atRest(page)
          expect(await axeViolations(page)).toEqual([])
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        })
    })
  })

test.describe('beside the map', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a pin selects the row and the tick, and a row its pin', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(ARENA)
    const plan = page.getByRole('img', { name: /^Plan of \d+ hotels/ })
    await expect(plan).toBeVisible({ timeout: 20_000 })
    const id = (await rows(page).nth(4).getAttribute('id'))?.replace('hotel-', '') ?? ''
    await plan.locator(`[data-hotel="${id}"]`).dispatchEvent('click')
    await expect(page.locator(`[id="hotel-${id}"]`)).toBeFocused()
    await expect(page.locator(`[id="hotel-${id}"]`)).toBeInViewport()
    await expect(ticks(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(1)

    const pin = plan.locator('[data-hotel]').nth(1).locator('circle')
    const small = await pin.getAttribute('r')
    await rows(page).nth(1).hover()
    await expect(pin).not.toHaveAttribute('r', small ?? '')
    await expect(ticks(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  })
})

test('pins of the map are for the pointer: no marker is a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(ARENA)
  const map = page.getByRole('region', { name: /^Map of/ })
  const plan = page.getByRole('img', { name: /^Plan of/ })
  await expect(map.or(plan)).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('figure').getByRole('button', { name: /marker|^\d+( min)?$/i })).toHaveCount(0)
})

test('filters by keyboard: each lists as many hotels as it says', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(BAY)
  await expect(rows(page).first()).toBeVisible()
  for (const label of ['On foot', 'On foot or by transit', 'Stars', 'Kind'])
    await test.step(label, async () => {
      await page.getByRole('button', { name: 'Filters', exact: true }).focus()
      await page.keyboard.press('Enter')
      const choice = sheet(page).getByLabel(label, { exact: true })
      await choice.focus()
      const offered = await choice
        .locator('option:not([disabled])')
        .evaluateAll((all) => all.map((option) => option.textContent ?? ''))
      const words = offered.find((each) => /\((?!0\))\d+\)$/.test(each)) ?? ''
      const promised = Number(/\((\d+)\)$/.exec(words)?.[1])
      expect(promised).toBeGreaterThan(0)
      await choice.selectOption({ label: words })
      const show = sheet(page).getByRole('button', { name: new RegExp(`^Show ${promised} hotels?$`) })
      await expect(show).toBeVisible()
      await show.focus()
      await page.keyboard.press('Enter')
      await expect(sheet(page)).toHaveCount(0)
      expect(await total(page)).toBe(promised)
      await expect(rows(page)).toHaveCount(Math.min(20, promised))
      await page.getByRole('button', { name: 'Filters (1)' }).press('Enter')
      await sheet(page).getByRole('button', { name: 'Clear the filters' }).press('Enter')
      await page.keyboard.press('Escape')
      await expect(page).not.toHaveURL(/walk=|ride=|stars=|kind=/)
      // The address changes before the page does: until the button says so, the numbers are still those of the filter.
      await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
      await settled(page)
    })
})

test('a filter that no hotel passes offers the nearest, and one press shows it', async ({ page }) => {
  await page.goto(`${ARENA}&walk=5`)
  const nearest = page.getByRole('button', { name: /^The nearest is \d+ min on foot: show it$/ })
  await expect(nearest).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  const minutes = Number(/\d+/.exec((await nearest.textContent()) ?? '')?.[0])
  await nearest.click()
  await expect(page).toHaveURL(new RegExp(`walk=${minutes}(&|$)`))
  await expect(rows(page).first().locator('b')).toHaveText(String(minutes))
})

test('more hotels are added where the list ends, and nothing jumps', async ({ page, context }) => {
  await page.goto(BAY)
  await expect(rows(page)).toHaveCount(20)
  const all = await total(page)
  expect(all).toBeGreaterThan(20)
  const next = Math.min(20, all - 20)
  const more = page.getByRole('button', { name: `Show ${next} more hotels` })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await more.click()
  await expect(rows(page)).toHaveCount(20 + next)
  await expect(rows(page).nth(20)).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(1)
  await expect(page).toHaveURL(/listed=40/)
  await expect(ticks(page)).toHaveCount(20 + next)
  const names = await rows(page).getByRole('heading').allTextContents()
  expect(new Set(await rows(page).evaluateAll((list) => list.map(({ id }) => id))).size).toBe(names.length)
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect.poll(() => rows(friend).getByRole('heading').allTextContents()).toEqual(names)
})

test('the full map on a phone has a card for each hotel in turn, and Escape gives the list back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(ARENA)
  await expect(rows(page).first()).toBeVisible()
  const [first, second] = await rows(page).getByRole('heading').allTextContents()
  await page.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('dialog', { name: /^Hotels near Rod Laver Arena/ })
  await expect(map.getByRole('heading', { name: first ?? '' })).toBeInViewport({ ratio: 1 })
  await map.getByRole('button', { name: 'Next' }).click()
  await expect(map.getByRole('link', { name: second ?? '' })).toBeInViewport({ ratio: 1 })
  await map.getByRole('button', { name: 'Previous' }).click()
  await expect(map.getByRole('link', { name: first ?? '' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(map).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Map' })).toBeFocused()
  await expect(page).not.toHaveURL(/map=/)
})

test('a city asks for a venue, offers its own, and counts no minutes', async ({ page }) => {
  await page.goto('/location?q=Melbourne')
  await expect(page.getByRole('heading', { level: 1, name: 'Where in Melbourne do you need to be?' })).toBeVisible()
  await expect(page.locator('main input[name="q"]')).toBeFocused()
  await expect(page.locator('main')).not.toContainText(/\d min\b/)
  await page.getByRole('link', { name: /Rod Laver Arena/ }).click()
  await expect(answerHeading(page)).toBeFocused()
  await expect(rows(page).first()).toBeVisible()
})

test.describe('at 320 with doubled text', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  test('nothing is cut off', async ({ page }) => {
    await page.goto(ARENA)
    await expect(rows(page).first()).toBeVisible()
    await doubleText(page)
    expect(await sidewaysScroll(page)).toBe(0)
    // The line above the strip shows a name in full beside it, in the list.
    expect((await cutOff(page)).filter((line) => !/hotels, one tick each/.test(line))).toEqual([])
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(sheet(page)).toBeVisible()
    expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
  })
})
