import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll, textBeyond } from '../../support/layout.ts'
import { addPanel, keepAnyway, row, tools, undo } from './editing.ts'
import { openDay, outcome, planFor, titlesOf } from './planner.ts'

test('a place is found by its name and added by keyboard alone; with the search open axe finds nothing', async ({
  page,
}) => {
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 1)
  await page.locator('#day-1').getByRole('button', { name: 'Add a stop' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Add a place')).toBeFocused()
  await page.keyboard.type('melbourne zoo')
  await expect(page.getByRole('button', { name: 'Add Melbourne Zoo' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Add / }).nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Add Melbourne Zoo' }).focus()
  await page.keyboard.press('Enter')
  // A full day has no room for a zoo, and says so.
  await expect.poll(() => outcome(page)).toMatch(/Melbourne Zoo|[A-Z].*\.$/)
  if (await keepAnyway(page).isVisible()) {
    await keepAnyway(page).focus()
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => outcome(page)).toBe('Melbourne Zoo added to day 1.')
  expect(await titlesOf(page, 1)).toContain('Melbourne Zoo')
  await undo(page).click()
  expect(await titlesOf(page, 1)).not.toContain('Melbourne Zoo')
})

test('a time before the day begins is refused with the reason, kept anyway with it, and undone', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 1)
  const before = await titlesOf(page, 1)
  const title = before[1] ?? ''
  const stop = await tools(page, 1, title)
  await stop.getByRole('button', { name: 'Time', exact: true }).click()
  await stop.getByLabel('Starts at').fill('06:00')
  await stop.getByRole('button', { name: 'Save time' }).click()
  const notice = page.getByRole('group', { name: 'What no longer fits' })
  await expect(notice).toContainText(`${title} at 06:00 is before the day begins: you could be there from`)
  expect(await titlesOf(page, 1)).toEqual(before)
  expect(await axeViolations(page)).toEqual([])
  await keepAnyway(page).click()
  await expect(row(page, 1, title)).toContainText('Kept anyway.')
  await expect(row(page, 1, title).locator('time').first()).toHaveText('06:00')
  await expect(notice).toBeHidden()
  expect((await titlesOf(page, 1))[0]).toBe(title)
  await undo(page).click()
  expect(await titlesOf(page, 1)).toEqual(before)
})

test('every form fits into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await planFor(page, 'Melbourne', '1')
  const panel = await addPanel(page, 1)
  await panel.getByLabel('Add a place').fill('museum')
  await expect(panel.getByRole('button', { name: /^Add / }).nth(1)).toBeVisible()
  const fits = async () => {
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await textBeyond(page)).toEqual([])
  }
  await fits()
  await panel.getByRole('button', { name: 'Add your own' }).click()
  await fits()
  const stop = await tools(page, 1, (await titlesOf(page, 1))[0] ?? '')
  for (const name of ['Time', 'Note']) {
    await stop.getByRole('button', { name, exact: true }).click()
    await fits()
  }
  expect(await axeViolations(page)).toEqual([])
})
