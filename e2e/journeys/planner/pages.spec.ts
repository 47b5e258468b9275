import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { ask, openDay, planFor } from './planner.ts'

test('the builder page leads to the planner, to its features and to contact', async ({ page }) => {
  await page.goto('/ai-builder')
  await expect(page.locator('main').getByText('Free to try', { exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'What it does for you' })
      .or(page.locator('#features'))
      .getByRole('heading', { level: 3 }),
  ).toHaveCount(6)
  await page.getByRole('link', { name: 'See what it does' }).click()
  await expect(page).toHaveURL(/#features$/)
  await expect(page.getByRole('heading', { name: 'What it does for you' })).toBeInViewport()
  await expect(page.getByRole('link', { name: /partnership/ })).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'Try the AI Trip Planner' }).click()
  await expect(page).toHaveURL(/\/ai-trip-planner$/)
})

test('the venue test searches, its button waits for a destination, and it tells which side failed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await page.goto('/venuestest')
  const search = page.getByRole('button', { name: 'Search' })
  await expect(page.getByLabel('Limit')).toHaveValue('5')
  await page.getByLabel('Destination').fill('   ')
  await expect(search).toBeDisabled()
  await page.getByLabel('Destination').fill('Melbourne')
  await page.getByLabel(/Categories/).fill(' museum, ,park ')
  const request = page.waitForRequest('**/functions/v1/venues')
  await search.click()
  expect((await request).postDataJSON()).toEqual({ destination: 'Melbourne', categories: ['museum', 'park'], limit: 5 })
  await expect(page.getByRole('heading', { name: '5 venues' })).toBeVisible()

  // Provoked: answers that a working server does not give.
  const answers = [
    { status: 500, body: '{"error":"Out of order","code":"internal"}', words: 'Backend error: Out of order' },
    {
      status: 200,
      body: '{"results":[],"error":true,"message":"Nothing known"}',
      words: 'API returned error: Nothing known',
    },
    { status: 0, body: '', words: /^Request failed: .+/ },
  ]
  for (const { status, body, words } of answers) {
    await page.unrouteAll()
    await page.route('**/functions/v1/venues', (route) =>
      status === 0
        ? route.abort('connectionrefused')
        : route.fulfill({ status, contentType: 'application/json', body }),
    )
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('main').getByRole('alert')).toHaveText(words)
  }
})

test('no page has an accessibility fault, and each fits 320 px and 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/ai-trip-planner', '/ai-builder', '/venuestest']) {
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect.soft(await axeViolations(page), path).toEqual([])
    expect.soft(await sidewaysScroll(page), path).toBe(0)
    await doubleText(page)
    expect.soft(await cutOff(page), path).toEqual([])
  }
})

test('a plan has no accessibility fault and fits 320 px, with a stop opened for changes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await planFor(page, 'Melbourne', '2')
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await openDay(page, 1)
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  await page.getByRole('button', { name: 'Other places' }).click()
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a failure has no accessibility fault', async ({ page, complaints }) => {
  complaints.allow(/itinerary failed|Failed to load resource/)
  // Provoked: no server.
  await page.route('**/functions/v1/itinerary', (route) => route.abort('connectionrefused'))
  await page.goto('/ai-trip-planner')
  await ask(page, 'Melbourne')
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
