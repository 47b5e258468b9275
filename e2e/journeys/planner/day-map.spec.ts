import { MAP_BYTES } from '@site/contracts/web-budgets'
import type { Page, Request } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { colourOf, shareOf } from '../../support/picture.ts'
import { openDay, planFor, titlesOf } from './planner.ts'

/** Colours that only the map brings: large streets, and the ways of the day. */
const MAJOR = colourOf('#ffe6b8')
const map = (page: Page, day: number) =>
  page.getByRole('region', { name: `Map of day ${day}, numbered as in the list` })
const marks = (page: Page) => page.locator('main [data-label="stop"], main [data-label="event"]')
const sketch = (page: Page, day: number) =>
  page.locator(`#day-${day}`).getByRole('img', { name: 'Sketch of the day’s route, north up' })
const isMap = (request: Request): boolean => /\/tiles\/|maplibre|day-map-view/.test(request.url())

test('an open day has its route on the map of its city, numbered as the list; nothing of it loads before', async ({
  page,
}) => {
  // As one who saves data: else the maps of all days are kept for when there is no network, which is no part of a day's budget.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: Request[] = []
  page.on('request', (request) => void (isMap(request) && asked.push(request)))
  await planFor(page, 'Helsinki', '2')
  expect(asked.map((request) => request.url())).toEqual([])
  await openDay(page, 1)
  await expect.poll(() => shareOf(map(page, 1), MAJOR), { timeout: 20_000 }).toBeGreaterThan(0.002)
  const titles = await titlesOf(page, 1)
  expect(await marks(page).allTextContents()).toEqual(titles.map((_, at) => String(at + 1)))
  await expect(page.locator('#day-1 figcaption').first()).toContainText('OpenStreetMap')
  expect(await axeViolations(page)).toEqual([])

  await test.step('what is pointed at in one is marked in the other', async () => {
    await page
      .locator('#day-1')
      .getByRole('heading', { name: titles[1] ?? '' })
      .hover()
    await expect(marks(page).nth(1)).toHaveAttribute('data-shown', '')
    await page.locator('#day-1 [data-handle]').first().focus()
    await expect(marks(page).first()).toHaveAttribute('data-shown', '')
    await marks(page).last().dispatchEvent('pointerenter')
    await expect(page.locator('#day-1 [data-stop]').last()).toHaveAttribute('data-pointed', 'true')
  })

  await test.step('it keeps its budget', async () => {
    const sizes = await Promise.all(
      asked.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes()
        return responseBodySize + responseHeadersSize
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAP_BYTES)
  })

  await test.step('on paper a sketch takes its place', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(map(page, 1)).toBeHidden()
    await expect(sketch(page, 1)).toBeVisible()
  })
})

test('where a city has no map an open day has its sketch', async ({ page }) => {
  await planFor(page, 'Melbourne', '1')
  await openDay(page, 1)
  await expect(sketch(page, 1)).toBeVisible()
  await expect(map(page, 1)).toHaveCount(0)
})

test('a day beyond the streets of the tiles has its sketch, not marks on empty paper', async ({ page }) => {
  // Provoked: the tiles of another city.
  const helsinki = JSON.stringify({ lat: 60.1694, lon: 24.9525, drawsTiles: true })
  await page.route('**/functions/v1/reach', (route) => route.continue({ postData: helsinki }))
  const tiles = page.waitForRequest('**/tiles/*.pmtiles')
  await planFor(page, 'Melbourne', '1')
  await openDay(page, 1)
  await tiles
  await expect(sketch(page, 1)).toBeVisible({ timeout: 20_000 })
  await expect(map(page, 1)).toHaveCount(0)
})

test('tiles that do not come leave an open day its sketch', async ({ page, complaints }) => {
  complaints.allow(/tiles|Failed to load resource|404/)
  await page.route('**/tiles/*.pmtiles', (route) => route.fulfill({ status: 404, body: '' }))
  await planFor(page, 'Helsinki', '1')
  await openDay(page, 1)
  await expect(sketch(page, 1)).toBeVisible({ timeout: 20_000 })
  await expect(map(page, 1)).toHaveCount(0)
})
