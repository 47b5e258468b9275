import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { startExtractService, type ExtractService } from '../../support/extract-service.ts'
import { expect, test } from '../../support/journey.ts'
import { startOwnPlatform, type OwnPlatform } from '../../support/own-platform.ts'
import { colourOf, shareOf } from '../../support/picture.ts'
import { ask, stopsOf } from '../planner/planner.ts'

const siteDataDir = process.env['E2E_DATA_DIR']
const fromPlaces = (path: string) => fileURLToPath(new URL(`../../../services/places/${path}`, import.meta.url))
/** A house of the extract. Its hotels are listed where another source knows them too: it is of 2021. */
const HOUSE = '36 Rue Condorcet, Paris'
/** The colour of large streets, which only tiles bring. */
const MAJOR = colourOf('#ffe6b8')

let extracts: ExtractService
let platform: OwnPlatform

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.skip(siteDataDir === undefined, 'needs the releases of a site it may copy')

test.beforeAll(async () => {
  if (siteDataDir === undefined) return
  extracts = await startExtractService(fromPlaces('bench/osm/paris-pigalle.osm.pbf'), {
    id: 'ile-de-france',
    centre: [48.85, 2.35],
  })
  platform = await startOwnPlatform(siteDataDir)
})
test.afterAll(async () => {
  await platform?.stop()
  await extracts?.stop()
})

/** Runs `npm run places:add` on the data of the running site; gives what it said. */
const addCity = (city: string): Promise<string> =>
  new Promise((done, failed) => {
    const env = { ...process.env, DATA_DIR: platform.dataDir, EXTRACTS_URL: extracts.index }
    execFile(process.execPath, [fromPlaces('dist/places.js'), 'add', city, '--yes'], { env }, (error, out, said) =>
      error === null ? done(out) : failed(new Error(`${out}${said}`)),
    )
  })

const search = async (page: Page, text: string): Promise<void> => {
  await page.goto(`${platform.address}/location`)
  await page.getByLabel('Event, venue or address').fill(text)
  await page.keyboard.press('Enter')
}
const onStreets = (page: Page) => page.locator('li[id^="hotel-"]').filter({ hasText: /\d min, on streets/ })

test('a city that was never seen before is added in one command, and searched without a restart', async ({ page }) => {
  await search(page, HOUSE)
  await expect(page.getByText('We don’t have the streets of Paris yet', { exact: false }).first()).toBeVisible()

  const said = await addCity('Paris')
  expect(said).toMatch(/^Paris, FR: ile-de-france from localhost:\d+, 1 MB; 12 km round the centre are kept/)
  expect(said).toMatch(/Paris is live after \d+\.\d s/)

  await expect(async () => {
    await search(page, HOUSE)
    await expect(page.getByRole('heading', { level: 1, name: /^Hotels near 36 Rue Condorcet/ })).toBeVisible({
      timeout: 5000,
    })
  }).toPass({ timeout: 60_000 })
  await expect(onStreets(page).first()).toBeVisible()
})

test('the map of its results shows the tiles that came with it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/tiles/') && asked.push(request.url())))
  await page.goto(`${platform.address}/location?q=${encodeURIComponent(HOUSE)}&map=1`)
  const map = page.getByRole('region', { name: /^Map of/ })
  await expect.poll(() => shareOf(map, MAJOR), { timeout: 30_000 }).toBeGreaterThan(0.0005)
  const home = join(platform.dataDir, 'places', 'paris')
  const [version = ''] = readdirSync(home).filter((name) => /^[0-9a-f]{12}$/.test(name))
  const archive = readFileSync(join(home, version, 'tiles.pmtiles'))
  const id = createHash('sha256').update(archive).digest('hex').slice(0, 32)
  expect(new Set(asked)).toEqual(new Set([`${platform.address}/tiles/${id}.pmtiles`]))
})

test('days that start at a house of it are planned in the same running site', async ({ page }) => {
  await page.goto(`${platform.address}/ai-trip-planner`)
  await ask(page, HOUSE, '2')
  for (const day of [1, 2]) {
    await expect(stopsOf(page, day)).toBeVisible({ timeout: 30_000 })
    expect(await stopsOf(page, day).getByRole('heading').count()).toBeGreaterThanOrEqual(4)
  }
  await expect(page.getByRole('heading', { level: 1, name: /^2 days in Paris/ })).toBeVisible()
  await expect(page.getByText(/^Leave 36 Rue Condorcet/)).toHaveCount(2)
})
