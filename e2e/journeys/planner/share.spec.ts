import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { keptFiles } from '../../support/kept-page.ts'
import { linkOf, openDay, planFor, saveCalendar, saveFile, stopsOf, titlesOf } from './planner.ts'

test('a link of at most 2 kB holds seven days and opens elsewhere with no server to ask', async ({
  page,
  browser,
  baseURL,
}) => {
  await planFor(page, 'Melbourne', '7')
  const link = await linkOf(page)
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

test('a shared link opens with no network at all where a plan was looked at before', async ({
  page,
  browser,
  baseURL,
}) => {
  await planFor(page, 'Sydney', '3')
  const link = await linkOf(page)
  const titles = [await titlesOf(page, 1), await titlesOf(page, 2), await titlesOf(page, 3)]

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const first = await other.newPage()
  await planFor(first, 'Melbourne', '1')
  await expect.poll(async () => (await keptFiles(first)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  await first.close()

  await other.setOffline(true)
  const shared = await other.newPage()
  await shared.goto(link)
  await expect(stopsOf(shared, 3)).toBeVisible()
  expect([await titlesOf(shared, 1), await titlesOf(shared, 2), await titlesOf(shared, 3)]).toEqual(titles)
  await openDay(shared, 1)
  await expect(shared.getByRole('link', { name: /Open day 1 in a maps app/ }).first()).toBeVisible()
  const [file] = await Promise.all([shared.waitForEvent('download'), saveCalendar(shared)])
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VCALENDAR')

  const worker = await page.request.get('/offline-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  // The network back, everything is the server's again: a page of another path was never touched.
  await other.setOffline(false)
  const answer = await shared.goto('/ai-trip-planner')
  expect(answer?.headers()['x-composition']).toBeTruthy()
  await other.close()
})

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/ai-trip-planner#plan=xVdLaBRZFJ3qap')
  await expect(page.locator('main').getByRole('alert')).toHaveText(/part of its link is missing/)
})

test('the files: every stop in the calendar with its zone, in GPX, KML and Markdown', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const count = (await titlesOf(page, 1)).length + (await titlesOf(page, 2)).length
  const [download] = await Promise.all([page.waitForEvent('download'), saveCalendar(page)])
  expect(download.suggestedFilename()).toBe('2-days-in-melbourne.ics')
  const ics = await readFile(await download.path(), 'utf8')
  const titles = [...(await titlesOf(page, 1)), ...(await titlesOf(page, 2))]
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? {})
  const entries = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  // A hotel would be an entry of whole days: one that was only proposed is none.
  const events = entries.filter((event) => !event.startDate.isDate)
  await expect(page.getByText('our suggestion, nothing is booked')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Bookings and papers' }).getByText('Hotel', { exact: true }),
  ).toHaveCount(0)
  expect(entries.filter((event) => event.startDate.isDate).map(({ summary }) => summary)).toEqual([])
  expect(events.map((event) => event.summary)).toEqual(titles)
  expect(zone.tzid).toBe('Australia/Melbourne')
  const clock = (time: ICAL.Time) => time.toString().slice(11, 16)
  const shown = await page.locator('main ol time').allTextContents()
  for (const [i, event] of events.entries()) {
    expect(event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Australia/Melbourne')
    expect(shown.join(' ')).toContain(clock(event.startDate))
    expect(event.endDate.compare(event.startDate), titles[i]).toBe(1)
  }
  // Chromium's own reader of XML: a fault would show as a `parsererror`.
  // On a page of its own: the site's pages let no text become a document.
  const reader = await page.context().newPage()
  const marks = (xml: string, tag: string) =>
    reader.evaluate(
      ([text, name]) => {
        const document = new DOMParser().parseFromString(text, 'application/xml')
        return document.querySelector('parsererror') === null ? document.getElementsByTagName(name).length : -1
      },
      [xml, tag] as const,
    )
  expect(await marks(await saveFile(page, 'GPX'), 'wpt')).toBe(count)
  expect(await marks(await saveFile(page, 'KML'), 'Point')).toBe(count)
  expect((await saveFile(page, 'Markdown')).match(/^## Day/gm)).toHaveLength(2)
})

test('on paper there is the plan, every day open, and nothing to press', async ({ page }) => {
  await planFor(page, 'Melbourne', '2')
  const titles = [await titlesOf(page, 1), await titlesOf(page, 2)]
  await page.emulateMedia({ media: 'print' })
  for (const day of [1, 2]) {
    await expect(stopsOf(page, day)).toHaveCount(1)
    expect(await titlesOf(page, day)).toEqual(titles[day - 1])
    await expect(stopsOf(page, day)).toContainText(/to \d\d:\d\d/)
  }
  await expect(page.getByText(/^Leave ./).first()).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
})

test('a day fits on three sheets', async ({ page }) => {
  await planFor(page, 'Melbourne', '1')
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(0)
  expect(sheets).toBeLessThanOrEqual(3)
})

test('a link opens on the plan to look at; made one’s own it can be changed, and stays in this browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await planFor(page, 'Melbourne', '2')
  const link = await linkOf(page)
  const titles = await titlesOf(page, 1)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const shared = await other.newPage()
  await shared.goto(link)
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('2 days in Melbourne')
  await expect(shared.getByRole('button', { name: 'Plan my days' })).toBeHidden()
  await openDay(shared, 1)
  for (const name of ['Undo', 'Change', 'Replan day 1', 'Replan all days', 'Change the request'])
    await expect(shared.getByRole('button', { name, exact: true })).toHaveCount(0)
  expect(await axeViolations(shared)).toEqual([])

  await test.step('a reload opens it again, and nothing was stored', async () => {
    await shared.reload()
    await expect(stopsOf(shared, 1)).toBeVisible()
    expect(await titlesOf(shared, 1)).toEqual(titles)
    expect(await shared.evaluate(() => localStorage.getItem('planner.plans'))).toBeNull()
  })

  await test.step('made one’s own', async () => {
    await openDay(shared, 1)
    await shared.getByRole('button', { name: 'Make it mine' }).click()
    await expect(shared.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(shared.getByRole('button', { name: 'Change', exact: true }).first()).toBeVisible()
    await expect(shared).toHaveURL(/\/ai-trip-planner$/)
    await shared.reload()
    await expect(shared.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await titlesOf(shared, 1)).toEqual(titles)
  })
  await other.close()
})

test('what the bar opened closes by Escape and by a press on the plan, and the focus returns to its button', async ({
  page,
}) => {
  await planFor(page, 'Melbourne', '1')
  const link = page.getByLabel('Link to this plan')
  for (const dismiss of [() => page.keyboard.press('Escape'), () => page.getByRole('heading', { level: 1 }).click()]) {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(link).toBeVisible()
    // The code closes first, and by itself.
    await page.getByRole('button', { name: 'QR code of this plan' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link).toBeVisible()
    await dismiss()
    await expect(link).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
  }
})

test('a plan that is made one’s own stays where it was on the screen, and the focus in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await planFor(page, 'Melbourne', '2')
  const link = new URL(await linkOf(page))
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 360, height: 740 })
  await other.goto(link.pathname + link.hash)
  await expect(stopsOf(other, 1)).toBeVisible({ timeout: 20_000 })
  await other.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  const top = () => other.locator('#day-2').evaluate((day) => day.getBoundingClientRect().top)
  const before = await top()
  // By the mouse alone: a click by the driver scrolls to the bar's own place first.
  const box = await other.getByRole('button', { name: 'Make it mine' }).boundingBox()
  await other.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(other.getByRole('button', { name: 'Move to other dates' })).toBeAttached()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(8)
  await expect(other.locator('[data-plan-bar] :focus')).toHaveCount(1)
})
