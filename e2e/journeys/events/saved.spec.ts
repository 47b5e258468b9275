import type { Locator, Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { atRest } from '../../support/waits.ts'

const ARENA = '/location?venue=mel-v-rod-laver'
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const saveOf = (row: Locator) => row.getByRole('button', { name: /^Saved? / })
const names = (list: Locator): Promise<string[]> => list.getByRole('heading').allTextContents()

/** Saves the first hotels of the results, and gives their names with the last one first, as the list has them. */
const saveFirst = async (page: Page, count: number): Promise<string[]> => {
  await page.goto(ARENA)
  await expect(rows(page).nth(count)).toBeVisible({ timeout: 20_000 })
  for (let index = 0; index < count; index += 1) {
    await saveOf(rows(page).nth(index)).click()
    await expect(saveOf(rows(page).nth(index))).toHaveAttribute('aria-pressed', 'true')
  }
  return (await names(rows(page))).slice(0, count).toReversed()
}

/** What the page would copy; a browser under test has neither a share sheet nor leave to write to the clipboard. */
const copied = async (page: Page, press: () => Promise<void>): Promise<string> => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void document.documentElement.setAttribute('data-copied', text) },
      configurable: true,
    })
  })
  await press()
  await expect(page.locator('html')).toHaveAttribute('data-copied', /^http/)
  return (await page.locator('html').getAttribute('data-copied')) ?? ''
}

test('hotels saved in the results wait under their place, and the shared list is the same anywhere', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const saved = await saveFirst(page, 3)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 2, name: 'Near Rod Laver Arena' })).toBeVisible()
  await expect(rows(page).getByText('min on foot')).toHaveCount(3)
  expect(await names(rows(page))).toEqual(saved)
  const facts = await rows(page).locator('p').allTextContents()

  await test.step('a removed hotel comes back to its place', async () => {
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Undo/ }).click()
    expect(await names(rows(page))).toEqual(saved)
  })
  await page.reload()
  await expect(rows(page)).toHaveCount(3)

  const link = await copied(page, () => page.getByRole('button', { name: 'Share this list' }).click())
  expect(new URL(link).pathname).toBe('/saved')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hotels shared with you')
  await expect(rows(other).getByText('min on foot')).toHaveCount(3)
  expect(await rows(other).locator('p').allTextContents()).toEqual(facts)
  expect(await names(rows(other))).toEqual(saved)
  await other.getByRole('button', { name: 'Save these to my list' }).click()
  await expect(other.getByText('All of these are in your list.')).toBeVisible()
  await other.getByRole('link', { name: 'Open my list (3)' }).click()
  await expect(other).toHaveURL(/\/saved$/)
  expect(await names(rows(other))).toEqual(saved)
  await elsewhere.close()
})

test('where the browser keeps nothing, saving says so and works until the tab closes', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(ARENA)
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 })
  await saveOf(rows(page).first()).click()
  await expect(page.getByText('Saved until you close this tab').first()).toBeVisible()
  await page.getByRole('link', { name: /^Saved hotels: ?1$/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(/so this list is gone when you close the tab/)).toBeVisible()
})

test('three hotels are compared by keyboard alone, and the shared comparison opens anywhere', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.goto(ARENA)
  await expect(rows(page).nth(3)).toBeVisible({ timeout: 20_000 })
  const found = (await names(rows(page))).slice(0, 3)
  for (const index of [0, 1, 2]) {
    await rows(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Compare/ })
      .focus()
    await page.keyboard.press('Space')
  }
  const opener = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(page.getByText('3 hotels chosen.')).toBeVisible()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compare 3 hotels' })
  await expect(dialog).toBeVisible()
  expect(await dialog.getByRole('columnheader').allTextContents()).toEqual(found)
  await expect(dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'On foot' }) })).toContainText(
    'Best',
  )
  await dialog.getByRole('button', { name: 'Share this comparison' }).focus()
  const link = await copied(page, () => page.keyboard.press('Enter'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  const same = other.getByRole('dialog', { name: 'Compare 3 hotels' })
  await expect(same.getByRole('columnheader')).toHaveText(found, { timeout: 20_000 })
  await elsewhere.close()
})

test('a compared hotel that the filters hide is compared all the same', async ({ page }) => {
  await page.goto(ARENA)
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 })
  const all = await rows(page).count()
  const far =
    (
      await rows(page)
        .nth(all - 1)
        .getAttribute('id')
    )?.replace('hotel-', '') ?? ''
  const near = (await rows(page).first().getAttribute('id'))?.replace('hotel-', '') ?? ''
  const name = await rows(page)
    .nth(all - 1)
    .getByRole('heading')
    .textContent()
  await page.goto(`${ARENA}&walk=10&compare=${near},${far}&compared=open`)
  const dialog = page.getByRole('dialog', { name: 'Compare 2 hotels' })
  await expect(dialog.getByRole('columnheader').last()).toHaveText(name ?? '', { timeout: 20_000 })
})

/** In every width and both contrasts, of the page as it stands. */
const expectNoBarrier = async (page: Page): Promise<void> => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const)
    for (const contrast of ['no-preference', 'more'] as const)
      await test.step(`at ${width}, contrast ${contrast}`, async () => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ contrast, reducedMotion: 'reduce' })
        await atRest(page)
        expect(await axeViolations(page)).toEqual([])
      })
}

test('axe objects to nothing where nothing is saved, in the list and in the comparison', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expectNoBarrier(page)
  await saveFirst(page, 3)
  await page.goto('/saved')
  await expect(rows(page).getByText('min on foot')).toHaveCount(3)
  await rows(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click()
  for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Compare 2 hotels' })).toBeVisible()
  await expectNoBarrier(page)
})

test('at 320 with doubled text nothing is cut off or scrolls sideways but the comparison', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 700 })
  await saveFirst(page, 3)
  await page.goto('/saved')
  await expect(rows(page).getByText('min on foot')).toHaveCount(3)
  await doubleText(page)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
  for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const table = page.getByRole('region', { name: 'Comparison' })
  await expect(table).toBeVisible()
  await atRest(page)
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0)
  await table.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0))
  await expect(dialog.getByRole('rowheader', { name: 'On foot' })).toBeInViewport()
})
