import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/journey.ts'
import { planFor, stopsOf, titlesOf } from './planner.ts'

test('a link of at most 2 kB holds seven days and opens elsewhere with no server to ask', async ({
  page,
  browser,
  baseURL,
}) => {
  await planFor(page, 'Melbourne', '7')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.getByLabel('Link to this plan').inputValue()
  expect(new TextEncoder().encode(link).length).toBeLessThanOrEqual(2048)
  expect(link).toContain(`${new URL(baseURL ?? '').origin}/ai-trip-planner#plan=`)
  const times = await page.locator('main ol time').allTextContents()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const shared = await other.newPage()
  // Only the site's own files come through: whatever could tell the plan is cut off.
  await shared.route(/\/(functions|rest|auth)\/v1\//, (route) => route.abort('internetdisconnected'))
  await shared.goto(link)
  for (let day = 1; day <= 7; day += 1) {
    await expect(stopsOf(shared, day)).toBeVisible()
    expect(await titlesOf(shared, day)).toEqual(await titlesOf(page, day))
  }
  expect(await shared.locator('main ol time').allTextContents()).toEqual(times)
  await other.close()
})

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/ai-trip-planner#plan=xVdLaBRZFJ3qap')
  await expect(page.locator('main').getByRole('alert')).toHaveText(/does not hold a whole plan/)
})

test('the files: every stop in the calendar with its zone, in GPX, KML and Markdown', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const count = (await titlesOf(page, 1)).length + (await titlesOf(page, 2)).length
  const save = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^2-days-in-melbourne\./)
    return readFile(await download.path(), 'utf8')
  }
  const ics = await save('Calendar (ICS)')
  expect(ics.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(count)
  expect(ics.match(/^DTSTART;TZID=Australia\/Melbourne:\d{8}T\d{6}\r$/gm)).toHaveLength(count)
  expect(ics).toContain('BEGIN:VTIMEZONE')
  expect((await save('GPX')).match(/<wpt /g)).toHaveLength(count)
  expect((await save('KML')).match(/<Point>/g)).toHaveLength(count)
  expect((await save('Markdown')).match(/^## Day/gm)).toHaveLength(2)
})

test('on paper there is the plan and nothing to press', async ({ page }) => {
  await planFor(page, 'Melbourne', '1')
  await page.emulateMedia({ media: 'print' })
  await expect(stopsOf(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan my days' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change' }).first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
})
