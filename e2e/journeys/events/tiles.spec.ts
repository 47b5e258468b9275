import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { startOwnSite, type OwnSite } from '../../support/own-site.ts'
import { colourOf, shareOf } from '../../support/picture.ts'
import { startArchiveServer, type ArchiveServer } from './archive-server.ts'
import { startTileServer, type TileServer } from './tile-server.ts'

const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
const SENATE_SQUARE = '60.1694, 24.9525'
const RESULTS = `/location?q=${encodeURIComponent(SENATE_SQUARE)}&map=1`
const EXTRACTS = fileURLToPath(new URL('../../../services/places/data/odbl/extracts', import.meta.url))
const [HELSINKI = ''] = readdirSync(join(EXTRACTS, 'helsinki')).filter((name) => /^[0-9a-f]{12}$/.test(name))
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

/** Share of a map that is nearly black: nothing the site draws itself is. */
const darkShare = (drawn: Locator) => shareOf(drawn, [37, 37, 37], 72)

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

test('without tiles of an operator the map is the site’s own, and no other origin is asked or allowed', async ({
  page,
  baseURL,
}) => {
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

test.describe('an archive of the planet', () => {
  let archive: ArchiveServer
  let planet: OwnSite
  test.beforeAll(async () => {
    if (dataDir === undefined || backend === undefined) return
    archive = await startArchiveServer(join(EXTRACTS, 'helsinki', HELSINKI, 'tiles.pmtiles'))
    planet = await startOwnSite(dataDir, backend, { TILES_URL: archive.url, TILES_ATTRIBUTION: '© The planet' })
  })
  test.afterAll(async () => {
    await planet?.stop()
    await archive?.stop()
  })

  test('is drawn in place of the city’s own tiles, and its bucket is the one outside address asked', async ({
    page,
  }) => {
    const outside = outsideOf(page, planet.address)
    expect(await policyOf(planet.address)).toMatch(new RegExp(`connect-src[^;]* ${archive.origin}[ ;]`))
    expect(await policyOf(planet.address)).not.toMatch(new RegExp(`img-src[^;]* ${archive.origin}[ ;]`))
    const own: string[] = []
    page.on('request', (request) => void (request.url().includes('/tiles/') && own.push(request.url())))
    await page.goto(planet.address + RESULTS)
    await expect.poll(() => shareOf(map(page), colourOf('#ffe6b8')), { timeout: 20_000 }).toBeGreaterThan(0.002)
    await expect(page.getByText(/^Shaded: .*© The planet\./)).toBeVisible()
    // Its head, and a tile at least.
    expect(archive.asked().length).toBeGreaterThan(1)
    expect(outside()).toEqual([archive.origin])
    expect(own).toEqual([])
  })

  test('that does not answer leaves the city’s own tiles', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|net::ERR|tiles|pmtiles/)
    await page.route(`${archive.origin}/**`, (route) => route.abort())
    await page.goto(planet.address + RESULTS)
    await expect.poll(() => shareOf(map(page), colourOf('#ffe6b8')), { timeout: 20_000 }).toBeGreaterThan(0.002)
    await expect(page.getByText(/© The planet/)).toHaveCount(0)
  })
})
