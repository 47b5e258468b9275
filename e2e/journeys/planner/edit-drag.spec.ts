import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { keepAnyway, undo } from './editing.ts'
import { openDay, outcome, planFor, stopsOf, titlesOf } from './planner.ts'

/** The middle of an element in the window. */
const middleOf = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('it is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** The move of a stop that another day may have no room for: kept all the same. */
const movedTo = async (page: Page, title: string, day: number): Promise<void> => {
  await expect.poll(() => outcome(page)).toMatch(/\S/)
  if (await keepAnyway(page).isVisible()) await keepAnyway(page).click()
  await expect.poll(() => outcome(page)).toBe(`${title} moved to day ${day}.`)
  expect(await titlesOf(page, day)).toContain(title)
}

test('a stop is dragged by mouse to a closed day, and between the stops of an open one', async ({ page }) => {
  // Both days in one window: how far a drag scrolls is no part of this.
  await page.setViewportSize({ width: 1280, height: 5200 })
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 1)
  const [before, other] = [await titlesOf(page, 1), await titlesOf(page, 2)]
  const title = before[0] ?? ''
  const drag = async (to: { x: number; y: number }) => {
    const from = await middleOf(stopsOf(page, 1).locator('[data-handle]').first())
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
  }
  await drag(await middleOf(page.locator('#day-2 h3')))
  await expect(page.locator('#day-2')).toHaveAttribute('data-drop-in', 'after')
  await page.mouse.up()
  await expect(page.locator('[data-drop-in]')).toHaveCount(0)
  await movedTo(page, title, 2)
  expect(await titlesOf(page, 1)).toEqual(before.slice(1))
  await undo(page).click()
  expect([await titlesOf(page, 1), await titlesOf(page, 2)]).toEqual([before, other])

  await openDay(page, 2)
  const second = stopsOf(page, 2).locator('> li').nth(1)
  const goal = await middleOf(second)
  await drag({ x: goal.x, y: goal.y - 10 })
  await expect(second).toHaveAttribute('data-drop-in', 'before')
  await page.mouse.up()
  await movedTo(page, title, 2)
  expect((await titlesOf(page, 2))[1]).toBe(title)
  await undo(page).click()
  expect([await titlesOf(page, 1), await titlesOf(page, 2)]).toEqual([before, other])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a stop is dragged by finger to another day', async ({ page }) => {
    await planFor(page, 'Melbourne', '2')
    await openDay(page, 1)
    const before = await titlesOf(page, 1)
    const title = before.at(-1) ?? ''
    const head = page.locator('#day-2 h3')
    await head.scrollIntoViewIfNeeded()
    const handle = stopsOf(page, 1).locator('[data-handle]').last()
    // As far down as the last stop of the day still is in the window.
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] })
    await touch('touchStart', await middleOf(handle))
    // Held at the window's edge the page scrolls, until the other day has come up.
    let { x } = await middleOf(handle)
    const goal = async () => (await head.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    for (let n = 0; n < 200 && (await goal()) > 500; n += 1) await touch('touchMove', { x, y: 690 - (n % 2) })
    const to = await middleOf(head)
    x = to.x
    await touch('touchMove', { x, y: to.y - 4 })
    await touch('touchMove', to)
    await expect(page.locator('#day-2')).toHaveAttribute('data-drop-in', 'after')
    await touch('touchEnd', null)
    await movedTo(page, title, 2)
  })
})
