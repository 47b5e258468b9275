import type { Browser, BrowserContext, Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { keptFiles } from '../../support/kept-page.ts'
import { colourOf, shareOf } from '../../support/picture.ts'
import { readQr } from '../../support/read-qr.ts'
import { linkOf, openDay, outcome, planFor, saveCalendar, saveFile, stopsOf, titlesOf } from './planner.ts'

/** A colour that only the map brings: large streets. */
const MAJOR = colourOf('#ffe6b8')
const map = (page: Page, day: number) =>
  page.getByRole('region', { name: `Map of day ${day}, numbered as in the list` })

/** The parts of maps that the browser keeps, and their bytes. */
const keptParts = (page: Page) =>
  page.evaluate(async () => {
    const store = await caches.open('planner-tiles')
    const parts = (await store.keys()).filter(({ url }) => url.includes('.pmtiles?bytes='))
    const sizes = await Promise.all(
      parts.map(async (part) => Number((await store.match(part))?.headers.get('content-length'))),
    )
    return { parts: parts.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  })

/** Plans on a first visit, and waits until all of it is kept. */
const visitOnce = async (context: BrowserContext, city: string, days: string): Promise<readonly string[]> => {
  const page = await context.newPage()
  await planFor(page, city, days)
  const titles = await titlesOf(page, 1)
  await expect
    .poll(async () => (await keptFiles(page)).some((file) => /maplibre.*worker/.test(file)), { timeout: 60_000 })
    .toBe(true)
  await page.close()
  return titles
}
/** By then a plan that is looked at has loaded what its buttons need. */
const SOON_MS = 4000
const contextOf = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ baseURL: baseURL ?? '', acceptDownloads: true })

test('a plan that was opened once works in the plane: page, maps, edits, files and its link', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, baseURL)
  const titles = await visitOnce(context, 'Helsinki', '2')
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/ai-trip-planner')

  await test.step('the page and the plan are there', async () => {
    await page.getByRole('button', { name: /^Open 2 days in Helsinki/ }).click()
    await expect(stopsOf(page, 2)).toBeVisible()
    expect(await titlesOf(page, 1)).toEqual(titles)
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('both days have their map', async () => {
    for (const day of [1, 2]) {
      await openDay(page, day)
      await expect.poll(() => shareOf(map(page, day), MAJOR), { timeout: 20_000 }).toBeGreaterThan(0.002)
    }
    // Closer than anything that is kept.
    for (let n = 0; n < 5; n += 1) await page.locator('#day-1').getByRole('button', { name: 'Zoom in' }).click()
    await page.waitForTimeout(1500)
    await expect(map(page, 1)).toBeVisible()
  })

  await test.step('a change is timed by estimates, says so, and can be undone', async () => {
    const stop = stopsOf(page, 1).getByRole('listitem').first()
    await stop.getByRole('button', { name: 'Change' }).click()
    await stop.getByRole('button', { name: 'Remove' }).click()
    expect(await outcome(page)).toMatch(
      /removed\. We couldn’t reach the server: these times are estimates and opening hours were not checked\./,
    )
    expect(await titlesOf(page, 1)).toEqual(titles.slice(1))
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(await titlesOf(page, 1)).toEqual(titles)
  })

  await test.step('other dates need the server, and it says so', async () => {
    const toggle = page.getByRole('button', { name: 'Move to other dates' })
    await toggle.click()
    const panel = page.getByRole('region', { name: 'Move to other dates' })
    await panel.getByLabel('New first day').fill('2099-03-28')
    await panel.getByRole('button', { name: /^Move to \d/ }).click()
    await expect(panel.getByRole('alert')).toContainText('We couldn’t reach the server')
    expect(await titlesOf(page, 1)).toEqual(titles)
    await toggle.click()
  })

  await test.step('every file can be saved', async () => {
    const [calendar] = await Promise.all([page.waitForEvent('download'), saveCalendar(page)])
    expect(calendar.suggestedFilename()).toMatch(/\.ics$/)
    for (const [name, words] of [
      ['GPX', '<gpx'],
      ['KML', '<kml'],
      ['Markdown', '## Day'],
    ] as const)
      expect(await saveFile(page, name)).toContain(words)
  })

  await test.step('the link is made and shown as a code', async () => {
    const link = await linkOf(page)
    await page.getByRole('button', { name: 'QR code of this plan' }).click()
    expect(await readQr(page.getByRole('dialog').getByRole('img'))).toBe(link)
    await page.keyboard.press('Escape')
  })

  await test.step('a change made there is still there after a reload without a network', async () => {
    const stop = stopsOf(page, 1).getByRole('listitem').first()
    if (!(await stop.getByRole('button', { name: 'Remove' }).isVisible()))
      await stop.getByRole('button', { name: 'Change' }).click()
    await stop.getByRole('button', { name: 'Remove' }).click()
    await outcome(page)
    await page.reload()
    await expect(stopsOf(page, 1)).toBeVisible()
    expect(await titlesOf(page, 1)).toEqual(titles.slice(1))
  })

  await test.step('with the network back the page is the server’s again', async () => {
    await context.setOffline(false)
    const answer = await page.goto('/ai-trip-planner')
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['x-composition']).toBeTruthy()
    await expect(stopsOf(page, 1)).toBeVisible()
  })
  await context.close()
})

test('a plan opened by its link works without a network from then on: files, dialogs, edits', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const maker = await contextOf(browser, baseURL)
  const first = await maker.newPage()
  await planFor(first, 'Helsinki', '1')
  const link = new URL(await linkOf(first))
  await maker.close()

  const context = await contextOf(browser, baseURL)
  const page = await context.newPage()
  await page.goto(link.pathname + link.hash)
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
  await page.waitForTimeout(SOON_MS)
  await context.setOffline(true)
  await expect(async () => expect(await linkOf(page)).toContain('#plan=')).toPass()
  await page.getByRole('button', { name: 'QR code of this plan' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  const [calendar] = await Promise.all([page.waitForEvent('download'), saveCalendar(page)])
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/)
  for (const name of ['GPX', 'KML', 'Markdown']) expect(await saveFile(page, name)).toContain('Helsinki')
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await page.getByRole('button', { name: 'Move to other dates' }).click()
  await expect(page.getByLabel('New first day')).toBeVisible()
  await page.getByRole('button', { name: 'Move to other dates' }).click()

  await openDay(page, 1)
  await page.getByRole('button', { name: 'Add a stop' }).click()
  await page.getByRole('button', { name: 'Add your own' }).click()
  await page.getByLabel('What is it?').fill('Tea with Ana')
  await page.getByRole('button', { name: 'Add to the day' }).click()
  expect(await outcome(page)).toMatch(
    /^Tea with Ana added to day 1\. We couldn’t reach the server: these times are estimates/,
  )
  expect(await titlesOf(page, 1)).toContain('Tea with Ana')
  await page.getByRole('button', { name: 'Add a booking' }).click()
  await page.getByLabel('Calendar file').setInputFiles({
    name: 'trip.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  })
  await expect(page.getByRole('region', { name: 'Bookings and papers' }).getByRole('alert')).not.toContainText(
    'couldn’t read',
  )
  await context.close()
})

test('parts of maps are bounded, and asked for once', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, baseURL)
  await visitOnce(context, 'Helsinki', '3')
  const page = await context.newPage()
  const asked: string[] = []
  await page.goto('/ai-trip-planner')
  const { parts, bytes } = await keptParts(page)
  expect(parts).toBeGreaterThan(5)
  expect(parts).toBeLessThanOrEqual(600)
  expect(bytes).toBeLessThanOrEqual(24 * 1024 * 1024)
  context.on('request', (request) => void (/\/tiles\//.test(request.url()) && asked.push(request.url())))
  await page.getByRole('button', { name: /^Open 3 days in Helsinki/ }).click()
  await openDay(page, 1)
  await expect.poll(() => shareOf(map(page, 1), MAJOR), { timeout: 20_000 }).toBeGreaterThan(0.002)
  // The map is drawn from what is kept: the worker asks the network for nothing.
  const fromNetwork = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && /\/tiles\//.test(entry.name))
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0).length,
  )
  expect(fromNetwork).toBe(0)
  await context.close()
})

test('who saves data keeps the page and no maps', async ({ browser, baseURL }) => {
  const context = await contextOf(browser, baseURL)
  const page = await context.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await planFor(page, 'Helsinki', '1')
  await expect.poll(async () => (await keptFiles(page)).length, { timeout: 20_000 }).toBeGreaterThan(5)
  // Longer than a plan has to stay as it is before its maps are kept.
  await page.waitForTimeout(6000)
  expect((await keptParts(page)).parts).toBe(0)
  await context.close()
})
