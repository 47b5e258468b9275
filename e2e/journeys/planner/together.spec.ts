import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { openDay, outcome, planFor, stopsOf, titlesOf } from './planner.ts'
import { open, panel, saved, share } from './together.ts'

const removeFirst = async (page: Page, day: number): Promise<void> => {
  const stop = stopsOf(page, day).getByRole('listitem').first()
  await stop.getByRole('button', { name: 'Change' }).click()
  await stop.getByRole('button', { name: 'Remove' }).click()
}
test('two people edit one plan at once, one of them offline for a while, and both end with the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 1)
  await openDay(page, 2)
  const { edit } = await share(page)
  expect(await axeViolations(page)).toEqual([])

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const ben = await open(other, edit)
  await saved(ben)
  const [first, second] = [await titlesOf(page, 1), await titlesOf(page, 2)]
  expect([await titlesOf(ben, 1), await titlesOf(ben, 2)]).toEqual([first, second])
  expect(await axeViolations(ben)).toEqual([])

  await removeFirst(page, 1)
  await expect.poll(() => titlesOf(ben, 1)).toEqual(first.slice(1))

  await other.setOffline(true)
  await expect(panel(ben)).toContainText('You’re offline. Your changes are kept here and sent when you’re back.')
  await removeFirst(ben, 2)
  expect(await outcome(ben)).toContain('We couldn’t reach the server')
  await removeFirst(page, 1)
  await expect.poll(() => titlesOf(page, 1)).toEqual(first.slice(2))
  expect(await titlesOf(page, 2)).toEqual(second)
  expect(await titlesOf(ben, 1)).toEqual(first.slice(1))

  await other.setOffline(false)
  await saved(ben)
  await saved(page)
  await outcome(page)
  for (const one of [page, ben]) {
    await expect.poll(() => titlesOf(one, 1)).toEqual(first.slice(2))
    await expect.poll(() => titlesOf(one, 2)).toEqual(second.slice(1))
  }
  const times = (one: Page) => one.locator('main ol time').allTextContents()
  await expect.poll(() => times(ben)).toEqual(await times(page))

  await ben.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page, 2)).toEqual(second)
  expect(await titlesOf(page, 1)).toEqual(first.slice(2))
  await ben.reload()
  await saved(ben)
  await openDay(ben, 2)
  expect(await titlesOf(ben, 2)).toEqual(second)
  await other.close()
})

test('the link for looking shows every change and no tools', async ({ page, browser, baseURL }) => {
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 1)
  const { view } = await share(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const eve = await open(other, view)
  await expect(panel(eve)).toContainText('You’re looking at a plan')
  for (const name of ['Undo', 'Change', 'Replan day 1', 'Replan all days', 'Change the request'])
    await expect(eve.getByRole('button', { name, exact: true })).toHaveCount(0)
  expect(await axeViolations(eve)).toEqual([])
  const titles = await titlesOf(page, 1)
  await removeFirst(page, 1)
  await expect.poll(() => titlesOf(eve, 1)).toEqual(titles.slice(1))
  await other.close()
})

test('a link to a shared plan that is gone says so, above the form', async ({ page }) => {
  await page.goto(`/ai-trip-planner#room=${'A'.repeat(22)}`)
  await expect(page.getByText('This shared plan no longer exists.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan my days' })).toBeVisible()
})

test('where no connection for shared plans can be made, the plan works as before', async ({ page }) => {
  await page.routeWebSocket(/\/functions\/v1\/room/, (socket) => socket.close())
  await planFor(page, 'Melbourne', '2')
  await openDay(page, 1)
  const titles = await titlesOf(page, 1)
  await removeFirst(page, 1)
  await outcome(page)
  expect(await titlesOf(page, 1)).toEqual(titles.slice(1))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Plan together' }).click()
  await expect(panel(page)).toContainText('Your changes stay on this page and are sent when we can.')
  await removeFirst(page, 1)
  await outcome(page)
  expect(await titlesOf(page, 1)).toEqual(titles.slice(2))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page, 1)).toEqual(titles.slice(1))
})
