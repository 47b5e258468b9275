import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { openDay, outcome, planFor, stopsOf, titlesOf } from './planner.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Presses the arrow key on one handle after another until the opening hours of that day allow a move; tells which it was. */
const reorderByKeyboard = async (page: Page): Promise<number> => {
  await openDay(page, 1)
  const handles = stopsOf(page, 1).locator('[data-handle]')
  for (let at = (await handles.count()) - 2; at >= 0; at -= 1) {
    await handles.nth(at).focus()
    await page.keyboard.press('ArrowDown')
    if (/is now stop/.test(await outcome(page))) return at
  }
  throw new Error('no stop of the day could be moved')
}

const openTools = async (page: Page, at: number): Promise<void> => {
  await openDay(page, 1)
  await stopsOf(page, 1)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .nth(at)
    .getByRole('button', { name: 'Change' })
    .click()
}

test('order by keyboard: the stop moves, keeps the focus, the move is undone, done again, and there after a reload', async ({
  page,
}) => {
  await planFor(page, 'Melbourne', '2')
  const before = await titlesOf(page, 1)
  const at = await reorderByKeyboard(page)
  const after = before.toSpliced(at, 1).toSpliced(at + 1, 0, before[at] ?? '')
  expect(await titlesOf(page, 1)).toEqual(after)
  await expect(
    stopsOf(page, 1)
      .locator('[data-handle]')
      .nth(at + 1),
  ).toBeFocused()
  const times = await stopsOf(page, 1).locator('time').allTextContents()
  expect(times).toEqual(times.toSorted())
  await undo(page).click()
  expect(await titlesOf(page, 1)).toEqual(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await titlesOf(page, 1)).toEqual(after)
  await page.reload()
  await expect(stopsOf(page, 1)).toBeVisible()
  expect(await titlesOf(page, 1)).toEqual(after)
})

test('order by dragging, taken back by undo; with the server away an order is kept and said to be unchecked', async ({
  page,
  complaints,
}) => {
  complaints.allow(/change to the plan failed|Failed to load resource/)
  await planFor(page, 'Melbourne', '2')
  const at = await reorderByKeyboard(page)
  await undo(page).click()
  const before = await titlesOf(page, 1)
  const items = stopsOf(page, 1).locator('> li')
  const handle = items.nth(at).locator('[data-handle]')
  await handle.scrollIntoViewIfNeeded()
  const grip = await handle.boundingBox()
  const next = await items.nth(at + 1).boundingBox()
  const own = await items.nth(at).boundingBox()
  if (grip === null || next === null || own === null) throw new Error('the stops are not shown')
  const x = grip.x + grip.width / 2
  const y = grip.y + grip.height / 2
  const distance = (next.y + next.height / 2 - (own.y + own.height / 2)) * 1.1
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + distance, { steps: 8 })
  await page.mouse.up()
  expect(await outcome(page)).toMatch(/is now stop/)
  expect(await titlesOf(page, 1)).toEqual(before.toSpliced(at, 1).toSpliced(at + 1, 0, before[at] ?? ''))
  await undo(page).click()
  expect(await titlesOf(page, 1)).toEqual(before)

  // Provoked: the server is gone after the plan has come.
  await page.route('**/functions/v1/**', (route) => route.abort('connectionrefused'))
  await stopsOf(page, 1).locator('[data-handle]').nth(at).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/opening hours were not checked/)).toBeVisible()
})

test('swap: an alternative takes the place of a stop', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const before = await titlesOf(page, 1)
  await openTools(page, 0)
  await page.getByRole('button', { name: 'Other places' }).click()
  const take = page.getByRole('button', { name: /^Choose / }).first()
  const chosen = ((await take.getAttribute('aria-label')) ?? '').replace('Choose ', '')
  expect(before).not.toContain(chosen)
  await take.click()
  expect(await outcome(page)).toContain(`swapped for ${chosen}`)
  const after = await titlesOf(page, 1)
  expect(after).toContain(chosen)
  expect(after).not.toContain(before[0])
  expect(after).toHaveLength(before.length)
})

test('lock: locked stops stay when their day is replanned', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const before = await titlesOf(page, 1)
  const [, other] = [await titlesOf(page, 1), await titlesOf(page, 2)]
  await openTools(page, 0)
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(stopsOf(page, 1).getByText('Locked', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Replan day 1' }).click()
  expect(await outcome(page)).toContain('Day 1 replanned.')
  const after = await titlesOf(page, 1)
  expect(after).toContain(before[0])
  expect(after).not.toEqual(before)
  expect(await titlesOf(page, 2)).toEqual(other)
})

test('lock: locked stops stay on their day when all days are replanned, by the button or the form', async ({
  page,
}) => {
  await planFor(page, 'Melbourne', '3')
  const before = [await titlesOf(page, 1), await titlesOf(page, 2)]
  const locked = before[0]?.[1] ?? ''
  await openTools(page, 1)
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('button', { name: 'Replan all days' }).click()
  expect(await outcome(page)).toBe('All days replanned. Your locked stops are still there.')
  const after = [await titlesOf(page, 1), await titlesOf(page, 2)]
  expect(after[0]).toContain(locked)
  expect(after.flat().filter((title) => before.flat().includes(title))).toEqual([locked])
  await expect(stopsOf(page, 1).getByText('Locked', { exact: true })).toBeVisible()
  await undo(page).click()
  expect([await titlesOf(page, 1), await titlesOf(page, 2)]).toEqual(before)

  const sent = page.waitForRequest('**/functions/v1/itinerary')
  await page.getByRole('button', { name: 'Change the request' }).click()
  await expect(page.getByLabel('Event or destination')).toBeFocused()
  await page.getByLabel('Days').selectOption('2')
  await page.getByRole('button', { name: 'Plan my days' }).click()
  expect((await sent).postDataJSON().locked).toHaveLength(1)
  await expect(stopsOf(page, 3)).toBeHidden()
  await expect(stopsOf(page, 1).getByText('Locked', { exact: true })).toBeVisible()
  expect(await titlesOf(page, 1)).toContain(locked)
})

test('one slot exchanged, then removed, then both undone', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const before = await titlesOf(page, 1)
  await openTools(page, 0)
  await page.getByRole('button', { name: 'Surprise me' }).click()
  expect(await outcome(page)).toContain('was swapped')
  const exchanged = await titlesOf(page, 1)
  expect(exchanged).not.toEqual(before)
  await openTools(page, exchanged.length - 1)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(await outcome(page)).toContain('removed')
  expect(await titlesOf(page, 1)).toEqual(exchanged.slice(0, -1))
  await undo(page).click()
  await undo(page).click()
  expect(await titlesOf(page, 1)).toEqual(before)
  await expect(undo(page)).toBeDisabled()
})
