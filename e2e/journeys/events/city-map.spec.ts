import { MAP_BYTES } from '@site/contracts/web-budgets'
import type { Page, Request } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { colourOf, shareOf } from '../../support/picture.ts'

/** A city's own tiles: drawn, bounded, and a page that works without them. */
const SENATE_SQUARE = '60.1694, 24.9525'
const BAYFRONT = '1.2838, 103.8591'
const results = (place: string, map = true) => `/location?q=${encodeURIComponent(place)}${map ? '&map=1' : ''}`
const TILES = '**/tiles/*.pmtiles'
/** Colours that only tiles bring: large streets and the sea. */
const MAJOR = colourOf('#ffe6b8')
const SEA = colourOf('#c7d3ea')
const SEA_OF_LINES = 0.001

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ })
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const isMap = (request: Request): boolean => /\/tiles\/|maplibre|map-view/.test(request.url())
const asked = (page: Page, which: (request: Request) => boolean): readonly Request[] => {
  const all: Request[] = []
  page.on('request', (request) => void (which(request) && all.push(request)))
  return all
}

for (const [city, place] of [
  ['Helsinki', SENATE_SQUARE],
  ['Singapore', BAYFRONT],
] as const)
  test(`the tiles of ${city} are drawn, in ranges of one archive that is kept for ever`, async ({ page }) => {
    const tiles = asked(page, (request) => request.url().includes('/tiles/'))
    const answered = page.waitForResponse('**/functions/v1/reach')
    await page.goto(results(place))
    const reach = await (await answered).json()
    expect(reach).toMatchObject({ source: 'street', streets: [], areas: [{}, {}, {}, {}] })
    await expect.poll(() => shareOf(map(page), MAJOR), { timeout: 20_000 }).toBeGreaterThan(0.002)
    expect(await shareOf(map(page), SEA)).toBeGreaterThan(0.003)
    await expect(page.getByText(/^Shaded: .*© OpenStreetMap contributors/)).toBeVisible()
    expect(new Set(tiles.map((request) => new URL(request.url()).pathname))).toEqual(new Set([reach.tiles]))
    for (const request of tiles) {
      expect(request.headers()['range']).toMatch(/^bytes=\d+-\d+$/)
      const response = await request.response()
      expect(response?.status()).toBe(206)
      expect(response?.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/vnd.pmtiles',
      })
    }
  })

test('high contrast has its own map, and switching changes the map that is open', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto(results(SENATE_SQUARE))
  await expect.poll(() => shareOf(map(page), colourOf('#ffd98f')), { timeout: 20_000 }).toBeGreaterThan(0.002)
  await page.emulateMedia({ contrast: 'no-preference' })
  await expect.poll(() => shareOf(map(page), MAJOR), { timeout: 20_000 }).toBeGreaterThan(0.002)
})

test('nothing of the map is loaded before it is shown, and what is then keeps its budget', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const before = asked(page, isMap)
  await page.goto(results(SENATE_SQUARE, false))
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  expect(before.map((request) => request.url())).toEqual([])

  const loaded = asked(page, (request) => /\/releases\/|\/tiles\//.test(request.url()))
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect.poll(() => shareOf(map(page), MAJOR), { timeout: 20_000 }).toBeGreaterThan(0.002)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    loaded.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      return { url: request.url(), bytes: responseBodySize + responseHeadersSize }
    }),
  )
  expect(sizes.some(({ url }) => url.includes('/tiles/'))).toBe(true)
  expect(sizes.some(({ url }) => /worker/.test(url))).toBe(true)
  const sum = sizes.reduce((all, { bytes }) => all + bytes, 0)
  test.info().annotations.push({ type: 'map bytes', description: JSON.stringify({ sum, sizes }) })
  expect(sum).toBeLessThanOrEqual(MAP_BYTES)
  expect(sum).toBeGreaterThan(200_000)
})

const broken = [
  ['answer 500', async (page: Page) => page.route(TILES, (route) => route.fulfill({ status: 500, body: '' }))],
  ['cannot be reached', async (page: Page) => page.route(TILES, (route) => route.abort())],
  [
    'are cut off',
    async (page: Page) =>
      page.route(TILES, async (route) => {
        const response = await route.fetch()
        const body = await response.body()
        await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
      }),
  ],
] as const
for (const [what, breakThem] of broken)
  test(`where tiles ${what} the map draws lines, and says the same`, async ({ page, complaints }) => {
    complaints.allow(/500|Failed to load resource|net::ERR|tiles/)
    await breakThem(page)
    const reach = asked(page, (request) => request.url().endsWith('/functions/v1/reach'))
    await page.goto(results(SENATE_SQUARE))
    await expect.poll(() => reach.length, { timeout: 20_000 }).toBe(2)
    expect(reach.map((request) => request.postDataJSON().drawsTiles)).toEqual([true, undefined])
    await expect(page.getByText(/^Shaded: .*© OpenStreetMap contributors/)).toBeVisible()
    await expect(map(page).getByText('15 min').or(map(page).getByText('20 min')).first()).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    expect(await shareOf(map(page), SEA, 3)).toBeLessThan(SEA_OF_LINES)
  })

test('without WebGL neither tiles nor the map’s code is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const loaded = asked(page, isMap)
  await page.goto(results(SENATE_SQUARE))
  await expect(page.getByRole('img', { name: /^Plan of \d+ hotels/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^Shaded:/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.map((request) => request.url())).toEqual([])
})

test('where the map’s code does not come, the plan draws the streets', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|net::ERR|Failed to fetch/)
  await page.route(/releases.*worker.*\.js/, (route) => route.abort())
  await page.goto(results(SENATE_SQUARE))
  const plan = page.getByRole('img', { name: /^Plan of \d+ hotels/ })
  await expect(plan).toBeVisible({ timeout: 20_000 })
  await expect(plan.locator('[data-drawn="area"]')).toHaveCount(4)
  await expect(plan.locator('[data-drawn="water"]')).toHaveAttribute('d', /M.*Z/)
})
