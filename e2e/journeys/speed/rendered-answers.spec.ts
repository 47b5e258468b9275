import type { Page } from 'playwright/test'
import { arrived } from '../../support/arrived.ts'
import { holdCode } from '../../support/hold-code.ts'
import { expect, test } from '../../support/journey.ts'

const SEARCH = '/location?q=Rod+Laver+Arena'
/** The first page after a start may come as it was published: the process that renders has to load the code. */
const rendered = (page: Page, path: string) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).includes('"renderedAt":'), { timeout: 20_000 })
    .toBe(true)

/** The elements of the answer, kept to see which are still there later. */
const keepElements = (page: Page) =>
  page.evaluate(
    () =>
      Object.assign(window, { elements: [...document.querySelectorAll('main h1, main [id^="hotel-"] *')] }).elements
        .length,
  )
const stillThere = (page: Page) =>
  page.evaluate(() => {
    const elements: unknown = Reflect.get(window, 'elements')
    return Array.isArray(elements) ? elements.filter((each: Element) => each.isConnected).length : 0
  })

test('a shared search shows its hotels before any code, and the code takes each of them over', async ({ page }) => {
  await rendered(page, SEARCH)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/hotels')) calls.push(request.url())
  })
  const open = await holdCode(page)
  await page.goto(SEARCH, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hotels near Rod Laver Arena' })).toBeVisible()
  await expect(page.locator('[id^="hotel-"]')).toHaveCount(20)
  const elements = await keepElements(page)
  open()
  await arrived(page)
  await expect(page).toHaveURL('/location?venue=mel-v-rod-laver')
  expect(await stillThere(page)).toBe(elements)
  expect(calls).toEqual([])
})

test('hotels that were saved are marked once the code is there', async ({ page }) => {
  await rendered(page, SEARCH)
  await page.goto(SEARCH)
  const first = page.locator('[id^="hotel-"]').first()
  await first.getByRole('button', { name: /^Save / }).click()
  await page.reload()
  await expect(first.getByRole('button', { name: /^Saved / })).toHaveAttribute('aria-pressed', 'true')
})

test('an event is read before any code, and is taken over on another day too', async ({ page }) => {
  await page.goto('/sports')
  const path = (await page.locator('main a[href^="/event/"]').first().getAttribute('href')) ?? ''
  await rendered(page, path)
  const open = await holdCode(page)
  // A visitor for whom it is already tomorrow.
  await page.clock.install({ time: Date.now() + 86_400_000 })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 2, name: /^Closest hotels to / })).toBeVisible()
  const ticket = page.getByRole('link', { name: /^More / })
  await ticket.evaluate((element) => void element.setAttribute('data-kept', ''))
  open()
  await arrived(page)
  await page.clock.fastForward(5000)
  await expect(page.locator('main [data-kept]')).toHaveCount(1)
})

test('the way to a hotel is read before any code, and is taken over', async ({ page }) => {
  await page.goto(SEARCH)
  const path = (await page.locator('[id^="hotel-"] a[href^="/hotel/"]').first().getAttribute('href')) ?? ''
  expect(path).toContain('?near=')
  await rendered(page, path)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/hotel')) calls.push(request.url())
  })
  const open = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  const way = page.getByRole('region', { name: /^From Rod Laver Arena/ })
  await expect(way).toContainText(/min on foot/)
  for (const each of [page.getByRole('heading', { level: 1 }), way])
    await each.evaluate((element) => void element.setAttribute('data-kept', ''))
  open()
  await arrived(page)
  await expect(page.locator('main [data-kept]')).toHaveCount(2)
  expect(calls).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search lists its hotels, and each leads to its page', async ({ page }) => {
    await rendered(page, SEARCH)
    await page.goto(SEARCH, { waitUntil: 'load' })
    const link = page.locator('[id^="hotel-"]').first().getByRole('link')
    await rendered(page, (await link.getAttribute('href')) ?? '')
    await link.click()
    await expect(page).toHaveURL(/\/hotel\//)
    await expect(page.getByRole('heading', { level: 2, name: 'Where to book' })).toBeVisible()
  })
})
