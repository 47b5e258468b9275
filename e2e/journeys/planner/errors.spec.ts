import type { Page, Route } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { ask } from './planner.ts'

/*
 * Failures a working server does not make are provoked here by answering in its place: first the function's address, then,
 * where the spec asks for it, the direct fetch. Everything else of the journey is the real site.
 */
const answering = async (page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<void> => {
  let calls = 0
  await page.route('**/functions/v1/itinerary', (route) => {
    const answer = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    return answer === undefined ? route.continue() : answer(route)
  })
  await page.goto('/ai-trip-planner')
}
const json =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body })
const text =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'text/plain', headers: { 'access-control-allow-origin': '*' }, body })
const away = (route: Route) => route.abort('connectionrefused')

const banner = (page: Page) => page.locator('main').getByRole('alert')

test.beforeEach(({ complaints }) => complaints.allow(/itinerary failed|Failed to load resource/))

const told: readonly (readonly [string, readonly ((route: Route) => Promise<void>)[], string | RegExp])[] = [
  [
    'both paths fail: both reasons are told',
    [json('{"error":"Out of order","code":"unavailable"}', 503), text('try later', 503)],
    'Failed to generate trip plan: API call failed. Invoke error: Out of order Fetch error: Direct fetch failed: 503 Service Unavailable - try later',
  ],
  [
    'the direct fetch answers something that is no JSON',
    [away, text('<html>')],
    /Fetch error: Direct fetch returned non-JSON response$/,
  ],
  [
    'nothing is reached at all',
    [away],
    /^Failed to generate trip plan: API call failed\. Invoke error: .+ Fetch error: .+/,
  ],
  ['an empty answer', [json('null')], 'Failed to generate trip plan: No response received from API'],
]
test('each failure has its own words', async ({ page }) => {
  test.setTimeout(90_000)
  for (const [what, answers, words] of told)
    await test.step(what, async () => {
      await page.unrouteAll()
      await answering(page, ...answers)
      await ask(page, 'Melbourne')
      await expect(banner(page)).toHaveText(words)
    })
  await test.step('an error flag without a message, and one with', async () => {
    await page.unrouteAll()
    await answering(page, json('{"error":true}'), json('{"error":true,"message":"No seats left"}'))
    await ask(page, 'Melbourne')
    await expect(banner(page)).toHaveText('Failed to generate trip plan: Edge function returned an error')
    await page.getByRole('button', { name: 'Plan again' }).click()
    await expect(banner(page)).toHaveText('Failed to generate trip plan: No seats left')
  })
})

test('after a failure the two diagnostics are asked', async ({ page }) => {
  await answering(page, away)
  const health = page.waitForRequest('**/health')
  const selftest = page.waitForRequest('**/functions/v1/selftest')
  await ask(page, 'Melbourne')
  expect((await health).method()).toBe('GET')
  expect((await selftest).method()).toBe('GET')
})

test('an answer that is no plan is named for what it is, and Try Again leads back to the form', async ({ page }) => {
  await answering(page, json('{"plan":{"day":1},"meta":{}}'))
  await ask(page, 'Melbourne')
  await expect(page.getByRole('heading', { name: 'Invalid Itinerary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await page.unrouteAll()
  await answering(page, text('hello'))
  await ask(page, 'Melbourne')
  await expect(page.getByRole('heading', { name: 'Invalid Data' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Invalid Data' })).toBeHidden()
  await expect(page.getByLabel('Event or destination')).toHaveValue('')
})

test('the function away, the direct fetch well: there is a plan all the same', async ({ page }) => {
  await answering(page, away, (route) => route.continue())
  await ask(page, 'Melbourne', '1')
  await expect(page.getByRole('list', { name: 'Day 1 stops' })).toBeVisible({ timeout: 20_000 })
})

test('a request that cannot be written as JSON is not sent', async ({ page }) => {
  let calls = 0
  await answering(page, (route) => {
    calls += 1
    return route.continue()
  })
  // Provoked: no text of a visitor comes to this, so the browser's own writer is broken for requests.
  await page.evaluate(() => {
    const write = JSON.stringify.bind(JSON)
    JSON.stringify = (value: unknown) => {
      if (typeof value === 'object' && value !== null && 'destination' in value) throw new TypeError('circular')
      return write(value)
    }
  })
  await ask(page, 'Melbourne')
  await expect(banner(page)).toHaveText(
    'Failed to generate trip plan: Invalid payload format - cannot serialize to JSON',
  )
  expect(calls).toBe(0)
})

test('a failure that has nothing to say gets the default words', async ({ page }) => {
  await answering(page, (route) => route.continue())
  // Provoked: a browser without random numbers, which says nothing about it.
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('')
    }
  })
  await ask(page, 'Melbourne', '1')
  await expect(banner(page)).toHaveText(
    'Failed to generate trip plan: Failed to generate itinerary. Please try again.',
    { timeout: 20_000 },
  )
})
