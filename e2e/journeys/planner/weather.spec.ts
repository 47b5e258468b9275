import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { startOwnPlatform, type OwnPlatform } from '../../support/own-platform.ts'
import { startWeatherServer, type WeatherServer } from '../../support/weather-server.ts'
import { ask, stopsOf } from './planner.ts'

const siteDataDir = process.env['E2E_DATA_DIR']
const LIVE_TIMEOUT_MS = 1500

let weather: WeatherServer
let platform: OwnPlatform

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.skip(siteDataDir === undefined, 'needs the releases of a site it may copy')

test.beforeAll(async () => {
  if (siteDataDir === undefined) return
  weather = await startWeatherServer()
  const settings = { WEATHER_URL: weather.url, LIVE_TIMEOUT_MS: String(LIVE_TIMEOUT_MS) }
  platform = await startOwnPlatform(siteDataDir, settings, settings)
})
test.afterAll(async () => {
  await platform?.stop()
  await weather?.stop()
})

const dateIn = (days: number): string => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10)
/** The browser's own line about an answer with an error status. */
const NO_FORECAST = /status of 503 .*\/functions\/v1\/weather$/
const MISSING = 'The weather forecast isn’t available right now.'

/** Each city is one question to the provider, so a fault needs a city that was not asked for before. */
const planIn = async (page: Page, city: string, firstDay: string): Promise<void> => {
  await page.goto(`${platform.address}/ai-trip-planner`)
  await page.getByLabel('First day').fill(firstDay)
  await ask(page, city, '3')
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
}

test('days that the forecast covers have it, and its source is named', async ({ page }) => {
  await planIn(page, 'Melbourne', dateIn(2))
  await expect(page.getByText(/^Forecast: 12 to 22\u00a0°C, showers, 20% chance of rain$/)).toBeVisible()
  await expect(page.getByText(/^Forecast: /)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Weather data by Open-Meteo.com' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(weather.asked()).toEqual(['-37.8,145'])
})

test('days beyond it have none, and nobody is asked', async ({ page }) => {
  const before = weather.asked().length
  await planIn(page, 'Melbourne', dateIn(60))
  await expect(page.getByText(/orecast|Open-Meteo/)).toHaveCount(0)
  expect(weather.asked()).toHaveLength(before)
})

test('hostile text and figures cost the days they stand for', async ({ page }) => {
  weather.answerWith('hostile')
  await planIn(page, 'Sydney', dateIn(1))
  await expect(page.getByText(/^Forecast: 13 to 23\u00a0°C, 30% chance of rain$/)).toBeVisible()
  await expect(page.getByText(/^Forecast: /)).toHaveCount(1)
  await expect(page.getByText('onerror')).toHaveCount(0)
})

for (const [mode, city] of [
  ['fails', 'Paris'],
  ['wrong-shape', 'London'],
] as const)
  test(`a provider that ${mode} is said once to be missing, and the plan stands`, async ({ page, complaints }) => {
    complaints.allow(NO_FORECAST)
    weather.answerWith(mode)
    await planIn(page, city, dateIn(1))
    await expect(page.getByText(MISSING)).toBeVisible()
    await expect(page.getByText(/^Forecast: /)).toHaveCount(0)
  })

test('a provider that hangs is not asked for long: it rests by now', async ({ page, complaints }) => {
  complaints.allow(NO_FORECAST)
  weather.answerWith('hang')
  await planIn(page, 'Berlin', dateIn(1))
  await expect(page.getByText(MISSING)).toBeVisible({ timeout: LIVE_TIMEOUT_MS + 3000 })
})

test('without a provider nothing of it is on the page or in the network', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/ai-trip-planner')
  await page.getByLabel('First day').fill(dateIn(1))
  await ask(page, 'Melbourne', '2')
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/forecast|Open-Meteo/i)).toHaveCount(0)
  expect(calls.filter((url) => url.includes('weather'))).toEqual([])
})
