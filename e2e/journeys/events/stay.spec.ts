import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { QUOTA_SECONDS, startLiteApiServer, type KnownHotel, type LiteApiServer } from '../../support/liteapi-server.ts'
import { startOwnPlatform, type OwnPlatform } from '../../support/own-platform.ts'
import { atRest } from '../../support/waits.ts'

const siteDataDir = process.env['E2E_DATA_DIR']
const KEY = 'key-of-the-journeys'
const LIVE_TIMEOUT_MS = 1500
const VENUE = 'mel-v-rod-laver'
/** Hotels that the provider knows: a room with breakfast, sold out, a price nobody can read, and more rooms. */
const KNOWN = 6
const WITH_ROOMS = 4

let liteApi: LiteApiServer
let platform: OwnPlatform

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.skip(siteDataDir === undefined, 'needs the releases of a site it may copy')

const call = async <Answer>(name: string, body: object): Promise<Answer> => {
  const response = await fetch(`${platform.address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

test.beforeAll(async () => {
  if (siteDataDir === undefined) return
  test.setTimeout(120_000)
  liteApi = await startLiteApiServer(KEY)
  platform = await startOwnPlatform(siteDataDir, {
    LITEAPI_KEY: KEY,
    LITEAPI_URL: liteApi.url,
    LIVE_TIMEOUT_MS: String(LIVE_TIMEOUT_MS),
  })
  const { hotels } = await call<{ readonly hotels: readonly KnownHotel[] }>('hotels', { venueId: VENUE, limit: KNOWN })
  liteApi.know(hotels)
})
test.afterAll(async () => {
  await platform?.stop()
  await liteApi?.stop()
})

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const control = (page: Page) => page.getByRole('button', { name: /^(Add dates|Dates) and guests/ })
const form = (page: Page) => page.getByRole('dialog', { name: 'Your dates' })
const search = (stay: string): string => `${platform.address}/location?venue=${VENUE}${stay}`
const nights = (first: number, guests = ''): string => `&in=${dayFrom(first)}&out=${dayFrom(first + 2)}${guests}`

test('dates and guests bring prices with what they include, and stay in the address', async ({ page }) => {
  await page.goto(search(''))
  await expect(page.getByText('Add dates to see prices.')).toBeVisible()
  expect(liteApi.asked()).toEqual([])
  await control(page).click()
  await form(page).getByLabel('Arrive').fill(dayFrom(40))
  await form(page).getByLabel('Leave').fill(dayFrom(42))
  await form(page).getByRole('button', { name: 'One guest more' }).click()
  await form(page).getByRole('button', { name: 'Use these 2 nights' }).click()
  await expect(form(page)).toBeHidden()
  await expect(control(page)).toBeFocused()

  const quoted = async () => {
    await expect(rows(page).nth(0)).toContainText('AUD 200 a night')
    await expect(rows(page).nth(0)).toContainText('Includes breakfast')
    await expect(rows(page).nth(0)).toContainText('Free cancellation until')
    await expect(rows(page).nth(1)).toContainText('Sold out')
    await expect(rows(page).nth(2)).not.toContainText(/AUD|Sold out/)
    await expect(rows(page).nth(3)).toContainText('AUD 350 a night')
    await expect(rows(page).nth(KNOWN)).not.toContainText(/AUD|Sold out/)
    await expect(control(page)).toHaveText(/· 3 guests$/)
  }
  await quoted()
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('in'), searchParams.get('out'), searchParams.get('guests')]).toEqual([
    dayFrom(40),
    dayFrom(42),
    '3',
  ])
  await page.reload()
  await quoted()
  expect(liteApi.asked()).toEqual([`${dayFrom(40)} ${dayFrom(42)} 3`])
})

test('only hotels with a room are listed where that is asked for', async ({ page }) => {
  await page.goto(search(nights(50)))
  await expect(rows(page).nth(0)).toContainText('AUD 200')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: `Rooms left for your dates (${WITH_ROOMS})` }).check()
  await page.getByRole('button', { name: `Show ${WITH_ROOMS} hotels` }).click()
  await expect(rows(page)).toHaveCount(WITH_ROOMS)
  for (const row of await rows(page).all()) await expect(row).toContainText(/AUD \d+ a night/)
  expect(liteApi.asked().filter((asked) => asked.startsWith(dayFrom(50)))).toHaveLength(1)
})

test('saved hotels have prices for the dates that are chosen, which their links and the comparison keep', async ({
  page,
}) => {
  await page.goto(search(''))
  for (const index of [0, 1, 3])
    await rows(page)
      .nth(index)
      .getByRole('button', { name: /^Save / })
      .click()
  await page.goto(`${platform.address}/saved`)
  await expect(page.getByText('Add dates to see prices.')).toHaveCount(1)
  await control(page).click()
  await form(page).getByLabel('Arrive').fill(dayFrom(50))
  await form(page).getByLabel('Leave').fill(dayFrom(52))
  await form(page).getByRole('button', { name: 'Use these 2 nights' }).click()
  const [dear, soldOut, cheap] = [rows(page).nth(0), rows(page).nth(1), rows(page).nth(2)]
  await expect(dear).toContainText('AUD 350 a night')
  await expect(soldOut).toContainText('Sold out')
  await expect(cheap).toContainText('AUD 200 a night')
  await expect(page).toHaveURL(new RegExp(`[?&]in=${dayFrom(50)}&out=${dayFrom(52)}`))
  for (const row of [dear, cheap]) await row.getByRole('checkbox', { name: /^Compare/ }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const prices = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Price a night' })
  await expect(prices).toContainText(/AUD 350.*AUD 200.*Best/)
  await page.keyboard.press('Escape')
  await cheap.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Where to book' })).toContainText('AUD 200')
  await page.goBack()
  await expect(page.getByText('2 hotels chosen.')).toBeVisible()
})

const saysSo = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Prices could not be loaded just now/)).toHaveCount(1, {
    timeout: LIVE_TIMEOUT_MS + 8000,
  })
  expect(await rows(page).count()).toBeGreaterThan(KNOWN)
  await expect(page.getByText(/AUD|Sold out/)).toHaveCount(0)
}

test('a quota that is used up, and then a provider that hangs, are said once, and prices come back', async ({
  page,
}) => {
  liteApi.answerWith('quota')
  await page.goto(search(nights(60)))
  await saysSo(page)
  const asked = liteApi.asked().length

  // Nights that were priced a moment ago keep their prices, with the time they were asked for.
  await page.goto(search(nights(50)))
  await expect(page.getByText(/^New prices could not be loaded just now/)).toHaveCount(1)
  await expect(rows(page).nth(0)).toContainText(/AUD 200 a night.*asked at/)
  expect(liteApi.asked()).toHaveLength(asked)

  await new Promise((done) => setTimeout(done, 1000 * QUOTA_SECONDS + 100))
  liteApi.answerWith('hang')
  const before = Date.now()
  await page.goto(search(nights(62)))
  await saysSo(page)
  expect(liteApi.asked().length).toBeGreaterThan(asked)
  expect(Date.now() - before).toBeLessThan(LIVE_TIMEOUT_MS + 8000)

  liteApi.answerWith('quotes')
  await page.goto(search(nights(63)))
  await expect(rows(page).nth(0)).toContainText('AUD 200')
})

interface ListedEvent {
  readonly id: string
  readonly dates: { readonly start: string; readonly end: string; readonly usual?: unknown }
}

test('the nights of an event are filled in, and cleared for good', async ({ page }) => {
  const { events } = await call<{ readonly events: readonly ListedEvent[] }>('events', {
    category: 'sports',
    limit: 100,
  })
  // Nights of an event whose day is only usual are nobody's to fill in.
  const event = events.find(
    ({ dates }) => dates.start > dayFrom(3) && dates.start === dates.end && dates.usual === undefined,
  )
  expect(event).toBeDefined()
  if (event === undefined) return
  const before = new Date(Date.parse(event.dates.start) - 86_400_000).toISOString().slice(0, 10)
  await page.goto(`${platform.address}/sports?event=${encodeURIComponent(event.id)}`)
  await expect(page).toHaveURL(new RegExp(`[?&]in=${before}&out=`))
  await expect(control(page)).toHaveText(/· 2 guests$/)
  await control(page).click()
  await form(page).getByRole('button', { name: 'Clear dates' }).click()
  await expect(control(page)).toHaveText(/^Add dates/)
  await page.reload()
  await expect(rows(page).nth(0)).toBeVisible()
  await expect(control(page)).toHaveText(/^Add dates/)
  await expect(page).toHaveURL(/[?&]in=none/)
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} px the dates are chosen by keyboard alone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(search(nights(70)))
    await expect(rows(page).nth(0)).toContainText('AUD 200')
    await control(page).focus()
    await page.keyboard.press('Enter')
    await expect(form(page).getByLabel('Arrive')).toBeFocused()
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
    await form(page).getByLabel('Leave').fill(dayFrom(70))
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('alert')).toHaveText('Choose a day after you arrive.')
    await expect(form(page).getByLabel('Leave')).toBeFocused()
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(form(page)).toBeHidden()
    await expect(control(page)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
