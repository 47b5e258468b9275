import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { startOwnPlatform, type OwnPlatform } from '../../support/own-platform.ts'
import { ONLY_PHOTON_KNOWS, startPhotonServer, type PhotonServer } from '../../support/photon-server.ts'

const siteDataDir = process.env['E2E_DATA_DIR']
const LIVE_TIMEOUT_MS = 1500

let photon: PhotonServer
let platform: OwnPlatform

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.skip(siteDataDir === undefined, 'needs the releases of a site it may copy')

test.beforeAll(async () => {
  if (siteDataDir === undefined) return
  photon = await startPhotonServer()
  platform = await startOwnPlatform(siteDataDir, {
    PHOTON_URL: photon.url,
    LIVE_TIMEOUT_MS: String(LIVE_TIMEOUT_MS),
  })
})
test.afterAll(async () => {
  await platform?.stop()
  await photon?.stop()
})

const enter = async (page: Page, text: string): Promise<void> => {
  await page.goto(`${platform.address}/sports`)
  const field = page.getByLabel('Event, venue or address')
  await field.fill(text)
  await field.press('Enter')
}

test('Enter finds the hotels near a place that only Photon knows', async ({ page }) => {
  await enter(page, `hotels near ${ONLY_PHOTON_KNOWS}`)
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Hotels near ${ONLY_PHOTON_KNOWS}`) }),
  ).toBeVisible({
    timeout: 20_000,
  })
  expect(await page.locator('li[id^="hotel-"]').count()).toBeGreaterThanOrEqual(5)
})

test('a shared link opens the same place after the data changed; its words would not', async ({ page, context }) => {
  const heading = (of: Page) =>
    of.getByRole('heading', { level: 1, name: new RegExp(`^Hotels near ${ONLY_PHOTON_KNOWS}`) })
  const names = async (of: Page) => {
    await expect(of.locator('li[id^="hotel-"]').nth(4)).toBeVisible()
    return of.locator('li[id^="hotel-"] h2').allTextContents()
  }
  await enter(page, ONLY_PHOTON_KNOWS)
  await expect(heading(page)).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/[?&]lat=-37\.8136&lon=144\.9631/)
  const before = await names(page)
  expect(before.length).toBeGreaterThanOrEqual(5)
  photon.moveTo('Sydney')
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(heading(friend)).toBeVisible()
  expect(await names(friend)).toEqual(before)
  await friend.goto(`${platform.address}/sports?q=${encodeURIComponent(ONLY_PHOTON_KNOWS)}`)
  await expect(friend).toHaveURL(/[?&]lat=-33\.8688&lon=151\.2093/, { timeout: 20_000 })
  expect(await names(friend)).not.toEqual(before)
})

test('with Photon hanging, Enter answers what the site itself knows, in time', async ({ page }) => {
  photon.hang()
  const before = photon.asked().length
  await enter(page, 'Quillfeather Ballroom')
  await expect(page.getByText(/We found no place for “Quillfeather Ballroom”/).first()).toBeVisible({
    timeout: LIVE_TIMEOUT_MS + 8000,
  })
  expect(photon.asked().length).toBeGreaterThan(before)
  // A text that the site's own data settles waits for nobody.
  const asked = photon.asked().length
  await page.goto(`${platform.address}/location?q=Rod%20Laver%20Arena`)
  await expect(page.getByRole('heading', { level: 1, name: /^Hotels near Rod Laver Arena/ })).toBeVisible()
  expect(photon.asked()).toHaveLength(asked)
})
