import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { addPanel, keepAnyway, row, tools } from './editing.ts'
import { outcome, planFor } from './planner.ts'

test('a point on the map is where one’s own stop is: pressed, or by keyboard in the middle', async ({ page }) => {
  await planFor(page, 'Helsinki', '1')
  const panel = await addPanel(page, 1)
  await panel.getByRole('button', { name: 'Add your own' }).click()
  const map = page.getByRole('region', { name: 'Map of day 1, numbered as in the list' })
  await expect(panel).toContainText('Mark the place on the day’s map', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Mark the middle' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('We’ll time the way to the point marked on the map.')
  await expect(map.locator('[data-label="mark"]')).toHaveCount(1)
  const box = await map.boundingBox()
  await map.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.3 } })
  await expect(map.locator('[data-label="mark"]')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  await panel.getByLabel('What is it?').fill('Aino’s door')
  await panel.getByLabel('Minutes there').fill('5')
  await panel.getByRole('button', { name: 'Add to the day' }).click()
  await expect.poll(() => outcome(page)).toMatch(/\S/)
  if (await keepAnyway(page).isVisible()) await keepAnyway(page).click()
  await expect.poll(() => outcome(page)).toBe('Aino’s door added to day 1.')
  await expect(row(page, 1, 'Aino’s door')).toContainText(/min/)
  await expect(map.locator('[data-label="mark"]')).toHaveCount(0)
})

test('an address is looked up when that is asked for, and the place of one’s own stop is changed afterwards', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/geocode')) asked.push(request.postData() ?? '')
  })
  await planFor(page, 'Helsinki', '1')
  const panel = await addPanel(page, 1)
  await panel.getByRole('button', { name: 'Add your own' }).click()
  await panel.getByLabel('What is it?').fill('Aino')
  await panel.getByLabel('Minutes there').fill('5')
  await panel.getByLabel('Address').fill('Helsinki Cathedral')
  expect(asked).toEqual([])
  await panel.getByRole('button', { name: 'Find this address' }).click()
  await panel.getByRole('button', { name: /^It’s at Helsinki Cathedral/ }).click()
  await expect(panel).toContainText('We’ll time the way to Helsinki Cathedral')
  expect(asked).toHaveLength(1)
  expect(await axeViolations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Add to the day' }).click()
  await expect.poll(() => outcome(page)).toMatch(/\S/)
  if (await keepAnyway(page).isVisible()) await keepAnyway(page).click()
  await expect.poll(() => outcome(page)).toBe('Aino added to day 1.')
  const map = page.getByRole('region', { name: 'Map of day 1, numbered as in the list' })
  const count = await map.locator('[data-label="stop"]').count()

  await test.step('nothing found is said, and how to go on', async () => {
    const stop = await tools(page, 1, 'Aino')
    await stop.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(map.locator('[data-label="mark"]')).toHaveCount(1)
    await stop.getByLabel('Address').fill('Qwzx 99')
    await stop.getByRole('button', { name: 'Find this address' }).click()
    await expect(stop).toContainText('We can’t find “Qwzx 99” here. Mark the place on the day’s map instead')
  })
  await test.step('the place is taken away', async () => {
    const stop = row(page, 1, 'Aino')
    await stop.getByRole('button', { name: 'Take the place away' }).click()
    await expect(map.locator('[data-label="mark"]')).toHaveCount(0)
    await stop.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => outcome(page)).toBe('Aino changed.')
    await expect(map.locator('[data-label="stop"]')).toHaveCount(count - 1)
  })
  await test.step('and another one marked', async () => {
    const stop = await tools(page, 1, 'Aino')
    await stop.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Mark the middle' }).click()
    await stop.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => outcome(page)).toBe('Aino changed.')
    await expect(map.locator('[data-label="stop"]')).toHaveCount(count)
  })
})
