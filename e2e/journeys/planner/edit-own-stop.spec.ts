import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { addOwn, addPanel, row, tools, undo } from './editing.ts'
import { linkOf, openDay, outcome, planFor, titlesOf } from './planner.ts'

test('one’s own stop is told as such, kept when its day is replanned, and there in the link with its note', async ({
  page,
}) => {
  await planFor(page, 'Melbourne', '2')
  const before = await titlesOf(page, 1)
  await addOwn(page, 'Coffee with Ana')
  const stop = row(page, 1, 'Coffee with Ana')
  await expect(stop).toContainText('Yours')
  await expect(stop).toContainText('3 Elm Street')
  await expect(stop).not.toContainText(/open|hours/i)

  await test.step('a note is written beside it', async () => {
    await tools(page, 1, 'Coffee with Ana')
    await stop.getByRole('button', { name: 'Note', exact: true }).click()
    await stop.getByRole('textbox', { name: 'Your note' }).fill('Bring the photos')
    await stop.getByRole('button', { name: 'Save note' }).click()
    await expect(stop).toContainText('Bring the photos')
  })
  await test.step('it stays when its day is replanned', async () => {
    await page.getByRole('button', { name: 'Replan day 1' }).click()
    await expect.poll(() => outcome(page)).toContain('Day 1 replanned.')
    await expect(stop).toContainText('Bring the photos')
    expect(await titlesOf(page, 1)).not.toEqual(before)
    await undo(page).click()
  })
  await test.step('it stays when all days are', async () => {
    await page.getByRole('button', { name: 'Replan all days' }).click()
    await expect.poll(() => outcome(page)).toContain('All days replanned.')
    await expect(stop).toContainText('Bring the photos')
    await undo(page).click()
  })
  await test.step('the link holds it', async () => {
    const link = await linkOf(page)
    expect(link.length).toBeLessThanOrEqual(2048)
    const other = await page.context().newPage()
    await other.goto(link)
    await openDay(other, 1)
    await expect(row(other, 1, 'Coffee with Ana')).toContainText('Bring the photos')
    await expect(row(other, 1, 'Coffee with Ana')).toContainText('Yours')
    await other.close()
  })
  await test.step('and it is removed, and back by undo', async () => {
    await tools(page, 1, 'Coffee with Ana')
    await stop.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => outcome(page)).toBe('Coffee with Ana removed.')
    expect(await titlesOf(page, 1)).toEqual(before)
    await undo(page).click()
    expect(await titlesOf(page, 1)).toContain('Coffee with Ana')
  })
})

test('a time that fits is kept while the rest of the day changes', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  await addOwn(page, 'Call home')
  const stop = await tools(page, 1, 'Call home')
  const start = await stop.locator('time').first().innerText()
  await stop.getByRole('button', { name: 'Edit', exact: true }).click()
  await stop.getByLabel('What is it?').fill('Call Ana')
  await stop.getByLabel('Starts at').fill(start)
  await stop.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => outcome(page)).toBe('Call Ana changed.')
  await page.getByRole('button', { name: 'Replan day 1' }).click()
  await expect.poll(() => outcome(page)).toContain('Day 1 replanned.')
  await expect(row(page, 1, 'Call Ana').locator('time').first()).toHaveText(start)
})

test('what cannot be read is told field by field, and changes nothing', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const before = await titlesOf(page, 1)
  const panel = await addPanel(page, 1)
  await panel.getByRole('button', { name: 'Add your own' }).click()
  await panel.getByLabel('Minutes there').fill('9999')
  // An hour without its minutes is no time.
  await panel.getByLabel('Starts at').focus()
  await page.keyboard.type('7')
  await panel.getByRole('button', { name: 'Add to the day' }).click()
  await expect(panel.getByRole('alert')).toHaveText([
    'Give your stop a name',
    'Enter a time such as 14:30, or leave it empty',
    'Choose 5 to 720 minutes',
  ])
  expect(await axeViolations(page)).toEqual([])
  expect(await titlesOf(page, 1)).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a stop of one’s own is added by touch', async ({ page }) => {
    await planFor(page, 'Melbourne', '1')
    await openDay(page, 1)
    await page.locator('#day-1').getByRole('button', { name: 'Add a stop' }).tap()
    const panel = page.getByRole('group', { name: 'Add a stop to day 1' })
    await panel.getByRole('button', { name: 'Add your own' }).tap()
    await panel.getByLabel('What is it?').fill('Call home')
    await panel.getByLabel('Minutes there').fill('5')
    await panel.getByRole('button', { name: 'Add to the day' }).tap()
    await expect.poll(() => outcome(page)).toBe('Call home added to day 1.')
    expect(await axeViolations(page)).toEqual([])
  })
})
