import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { openDay, planFor, saveFile, stopsOf, titlesOf } from './planner.ts'

const ROUTES = '**/functions/v1/routes'
const shown = (page: Page) => page.getByRole('button', { name: /^Show the way to / })
const told = (page: Page) => page.getByRole('list', { name: /^The way to .*, street by street$/ })
const drawn = (page: Page, kind: string) => page.locator(`main figure [data-drawn="${kind}"]`)
const sketch = (page: Page) => page.getByRole('complementary', { name: 'Day 1 on the map' })

interface Line {
  readonly name: string
  readonly points: number
}

/** The lines of a file by Chromium's own reader of XML, on a page that lets a text become a document. */
const linesOf = async (page: Page, xml: string): Promise<Line[]> => {
  const reader = await page.context().newPage()
  const lines = await reader.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    if (document.querySelector('parsererror') !== null) throw new Error('not well-formed')
    const gpx = [...document.querySelectorAll('trk')].map((track) => ({
      name: track.querySelector('name')?.textContent ?? '',
      points: track.querySelectorAll('trkpt').length,
    }))
    const kml = [...document.querySelectorAll('Placemark')]
      .filter((mark) => mark.querySelector('LineString') !== null)
      .map((mark) => ({
        name: mark.querySelector('description')?.textContent ?? '',
        points: (mark.querySelector('coordinates')?.textContent ?? '').split(' ').length,
      }))
    return [...gpx, ...kml]
  }, xml)
  await reader.close()
  return lines
}

test('in Helsinki the legs follow the streets: told, drawn, and in the files; one call a day', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/routes')) asked.push(request.postDataJSON().profile)
  })
  await page.goto('/ai-trip-planner')
  expect(asked).toEqual([])
  await planFor(page, 'Helsinki', '1')
  await openDay(page, 1)
  await shown(page).first().click()
  await expect(told(page).getByRole('listitem').first()).toContainText(/\d (?:m|km)$/)
  await expect(page.getByText(/^On foot: \d+ min.* On the map: /)).toBeVisible()
  await sketch(page).scrollIntoViewIfNeeded()
  await expect(drawn(page, 'street').first()).toHaveAttribute('d', /^M[\d. ]+(?:L[\d. ]+){5,}$/)
  await expect(sketch(page)).toContainText(/Green: on foot along the streets\..*OpenStreetMap/)

  await page.getByLabel('How you go').selectOption('Step-free')
  await expect(page.getByText(/^(?:Step-free: \d+ min|We know no step-free way)/)).toBeVisible()
  await expect(page).toHaveURL(/\?way=step-free$/)
  expect(asked).toEqual(['normal', 'step-free'])

  const gpx = await saveFile(page, 'GPX')
  const streets = (await linesOf(page, gpx)).find(({ name }) => name.includes('on foot along the streets'))
  expect(streets?.points).toBeGreaterThan(30)
  expect(gpx.match(/<wpt /g)).toHaveLength((await titlesOf(page, 1)).length)
  const kml = await linesOf(page, await saveFile(page, 'KML'))
  expect(kml).toHaveLength((await titlesOf(page, 1)).length + 1)
  for (const { name, points } of kml) expect(points > 2, name).toBe(name.includes('along the streets'))
  // What was shown is in the files without another call.
  expect(asked).toEqual(['normal', 'step-free'])
})

test('where no streets are known nothing is asked for, and every straight line says so', async ({ page }) => {
  await page.route(ROUTES, () => {
    throw new Error('nothing is to be asked for')
  })
  await planFor(page, 'Melbourne', '1')
  await openDay(page, 1)
  await expect(shown(page)).toHaveCount(0)
  await sketch(page).scrollIntoViewIfNeeded()
  await expect(sketch(page)).toContainText('Dashed: straight lines, as we don’t know the way along the streets there.')
  await expect(drawn(page, 'street')).toHaveCount(0)
  const lines = await linesOf(page, await saveFile(page, 'GPX'))
  expect(lines.length).toBeGreaterThan(0)
  for (const { name } of lines) expect(name).toContain('straight lines')
})

test('ways that do not come leave the plan, its sketch and its files with straight lines', async ({
  page,
  complaints,
}) => {
  complaints.allow(/429|Failed to load resource/)
  await page.route(ROUTES, (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'rate_limited' } }),
  )
  await planFor(page, 'Helsinki', '1')
  await openDay(page, 1)
  const titles = await titlesOf(page, 1)
  await shown(page).first().click()
  const failure = stopsOf(page, 1).getByRole('alert')
  await expect(failure).toContainText('The plan and its minutes stay as they are.')
  await sketch(page).scrollIntoViewIfNeeded()
  await expect(sketch(page)).toContainText('We couldn’t load the way along the streets just now.')
  for (const { name } of await linesOf(page, await saveFile(page, 'KML'))) expect(name).toContain('straight lines')
  await expect(page.getByText('The file has straight lines')).toBeVisible()
  expect(await titlesOf(page, 1)).toEqual(titles)
  await page.unroute(ROUTES)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(told(page)).toBeVisible()
  await expect(drawn(page, 'street').first()).toBeAttached()
})

test('a way that is open has no accessibility fault, and fits 320 px and 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await planFor(page, 'Helsinki', '1')
  await openDay(page, 1)
  await shown(page).first().press('Enter')
  await expect(told(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hide the way to / })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await doubleText(page)
  expect(await cutOff(page)).toEqual([])
})
