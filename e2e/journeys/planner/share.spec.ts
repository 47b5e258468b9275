import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
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

test('a shared link opens with no network at all where a plan was looked at before', async ({
  page,
  browser,
  baseURL,
}) => {
  await planFor(page, 'Sydney', '3')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.getByLabel('Link to this plan').inputValue()
  const titles = [await titlesOf(page, 1), await titlesOf(page, 2), await titlesOf(page, 3)]

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const first = await other.newPage()
  await planFor(first, 'Melbourne', '1')
  await expect.poll(() => first.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 }).toBe(1)
  await first.close()

  await other.setOffline(true)
  const shared = await other.newPage()
  await shared.goto(link)
  await expect(stopsOf(shared, 3)).toBeVisible()
  expect([await titlesOf(shared, 1), await titlesOf(shared, 2), await titlesOf(shared, 3)]).toEqual(titles)
  await expect(shared.getByRole('link', { name: /Open day 1 in a maps app/ }).first()).toBeVisible()
  const [file] = await Promise.all([
    shared.waitForEvent('download'),
    shared.getByRole('button', { name: 'Calendar (ICS)' }).click(),
  ])
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
  const save = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^2-days-in-melbourne\./)
    return readFile(await download.path(), 'utf8')
  }
  const ics = await save('Calendar (ICS)')
  const titles = [...(await titlesOf(page, 1)), ...(await titlesOf(page, 2))]
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? {})
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
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
  expect(await marks(await save('GPX'), 'wpt')).toBe(count)
  expect(await marks(await save('KML'), 'Point')).toBe(count)
  expect((await save('Markdown')).match(/^## Day/gm)).toHaveLength(2)
})

test('on paper there is the plan and nothing to press', async ({ page }) => {
  await planFor(page, 'Melbourne', '1')
  await page.emulateMedia({ media: 'print' })
  await expect(stopsOf(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan my days' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change' }).first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(0)
  expect(sheets).toBeLessThanOrEqual(3)
})
