import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { startOwnSite, type OwnSite } from '../../support/own-site.ts'
import { startTileServer, type TileServer } from './tile-server.ts'

const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
const SENATE_SQUARE = '60.1694, 24.9525'
const RESULTS = `/location?q=${encodeURIComponent(SENATE_SQUARE)}&map=1`
let tiles: TileServer
let site: OwnSite

test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.skip(dataDir === undefined || backend === undefined, 'needs the release store of a site it may copy')

test.beforeAll(async () => {
  if (dataDir === undefined || backend === undefined) return
  tiles = await startTileServer()
  site = await startOwnSite(dataDir, backend, { TILES_URL: tiles.url, TILES_ATTRIBUTION: '© The tiles of a journey' })
})
test.afterAll(async () => {
  await site?.stop()
  await tiles?.stop()
})

/** Origins other than its own that a page asks, from now on. */
const outsideOf = (page: Page, address: string): (() => readonly string[]) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(address).origin) asked.add(origin)
  })
  return () => [...asked]
}

/** Share of the pixels of a picture that are nearly black, as the eye sees it: the canvas of a map cannot be read. */
const darkShare = async (map: Locator): Promise<number> => {
  const picture = (await map.screenshot()).toString('base64')
  const reader = await map.page().context().newPage()
  try {
    return await reader.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
      let dark = 0
      for (let at = 0; at < pixels.length; at += 4)
        if ((pixels[at] ?? 255) + (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255) < 3 * 110) dark += 1
      return dark / (pixels.length / 4)
    }, picture)
  } finally {
    await reader.close()
  }
}

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ })
const policyOf = async (address: string) =>
  (await fetch(address + RESULTS)).headers.get('content-security-policy') ?? ''

test('an operator’s tiles lie under the map, and their server is the one outside address asked', async ({ page }) => {
  const outside = outsideOf(page, site.address)
  expect(await policyOf(site.address)).toMatch(new RegExp(`connect-src[^;]* ${tiles.origin}[ ;]`))
  expect(await policyOf(site.address)).toMatch(new RegExp(`img-src[^;]* ${tiles.origin}[ ;]`))
  await page.goto(site.address + RESULTS)
  await expect(map(page)).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => tiles.asked().length, { timeout: 20_000 }).toBeGreaterThan(3)
  await expect.poll(() => darkShare(map(page)), { timeout: 20_000 }).toBeGreaterThan(0.5)
  await expect(page.getByText(/Map pictures: © The tiles of a journey\./)).toBeVisible()
  expect(outside()).toEqual([tiles.origin])
  for (const tile of tiles.asked()) {
    const [z = 0, x = 0, y = 0] = tile.split('/').map(Number)
    // The square of the world that holds Helsinki, at any zoom.
    expect([Math.floor((x * 16) / 2 ** z), Math.floor((y * 16) / 2 ** z)]).toEqual([9, 4])
  }
})

test('without tiles the map is the site’s own, and no other origin is asked or allowed', async ({ page, baseURL }) => {
  const home = baseURL ?? ''
  const outside = outsideOf(page, home)
  const before = tiles.asked().length
  expect(await policyOf(home)).not.toContain(tiles.origin)
  expect(await policyOf(home)).toMatch(/connect-src 'self'(?: [^;]*)?;/)
  await page.goto(RESULTS)
  await expect(map(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^Shaded: /)).toBeVisible()
  await map(page).getByText('20 min').or(map(page).getByText('15 min')).first().waitFor()
  expect(await darkShare(map(page))).toBeLessThan(0.2)
  await expect(page.getByText(/Map pictures/)).toHaveCount(0)
  expect(outside()).toEqual([])
  expect(tiles.asked().length).toBe(before)
})
