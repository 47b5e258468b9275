import type { Page } from 'playwright/test'
import { widths } from '../../support/widths.ts'
import { expect, test } from '../../support/journey.ts'

const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const ticks = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Minutes on foot as the rows print them, top to bottom. */
const minutes = async (page: Page): Promise<number[]> => (await rows(page).locator('b').allTextContents()).map(Number)

/** On phones the field opens a sheet over the page, with a button of its own. */
const searchFor = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel('Event, venue or address')
  await field.click()
  const sheet = page.getByRole('dialog', { name: 'Event, venue or address' })
  if (await page.evaluate(() => matchMedia('(max-width: 47.99em)').matches)) {
    await sheet.getByRole('combobox').fill(text)
    return sheet.getByRole('button', { name: 'Show hotels' }).click()
  }
  await field.fill(text)
  await page.getByRole('button', { name: 'Show hotels' }).click()
}

for (const { name, width, height } of widths)
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('from the landing page to sports, to an event, to its hotels, and back', async ({ page }) => {
      await page.goto('/')
      await page
        .locator('#categories')
        .getByRole('link', { name: /Sports Events/ })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Events')
      await expect(page.getByRole('article').first()).toBeVisible()
      await searchFor(page, 'Australian Open')
      await expect(page.getByRole('heading', { level: 1, name: /^Hotels near Australian Open/ })).toBeVisible()
      await expect(page).toHaveURL(/\/sports\?event=mel-e-australian-open/)
      expect((await minutes(page)).length).toBeGreaterThanOrEqual(5)
      await expect(rows(page).first()).toContainText('min on foot')
      await expect(rows(page).first()).toContainText(/\d–\d+ min, (estimate|on streets)/)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
    })
  })

const asked = [
  ['a venue', '/location?q=Marina%20Bay%20Street%20Circuit'],
  ['an event', '/music?q=Singapore%20Grand%20Prix'],
  ['coordinates', '/location?q=-37.8216%2C%20144.9785'],
  ['a point', '/location?lat=-37.8216&lon=144.9785'],
  ['an event by its id', '/sports?event=mel-e-australian-open'],
  ['a venue by its id', '/business?venue=mel-v-rod-laver'],
] as const
test('hotels are found from whatever is asked, nearest first, a tick for each', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [what, address] of asked)
    await test.step(`from ${what}`, async () => {
      await page.goto(address)
      await expect(ticks(page).first()).toBeVisible({ timeout: 20_000 })
      const found = await rows(page).count()
      expect(found).toBeGreaterThanOrEqual(5)
      await expect(ticks(page)).toHaveCount(found)
      const onFoot = await ticks(page).evaluateAll((all) =>
        all.map((tick) => Number.parseInt(tick.ariaLabel ?? '', 10)),
      )
      expect(onFoot).toEqual(onFoot.toSorted((a, b) => a - b))
      await expect(page.getByText(/^Data: /)).toBeVisible()
      await expect(page.getByText(/Prices are on each hotel’s or booking site’s page\.$/)).toBeVisible()
    })
})

test('suggestions lead straight to an event', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Where do you have to be?')
  await field.click()
  await field.pressSequentially('austral', { delay: 40 })
  const option = page.getByRole('option', { name: /Australian Open/ }).first()
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted')
  await option.click()
  await expect(page).toHaveURL(/\/location\?event=mel-e-australian-open/)
  await expect(page.getByRole('heading', { level: 1, name: /^Hotels near Australian Open/ })).toBeVisible()
})

test('an empty search asks for words; a city without hotels says so', async ({ page }) => {
  await page.goto('/location')
  await page.getByRole('button', { name: 'Show hotels' }).click()
  await expect(page.getByText('Type an event, a venue or an address first.')).toBeVisible()
  await page.getByLabel('Event, venue or address').fill('Timbuktu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^No hotels to show near Timbuktu/ })).toBeVisible()
  await expect(page.getByText(/no hotel data near Timbuktu/)).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

test('the hotels near an event: for search engines, and by arrow keys', async ({ page }) => {
  await page.goto('/sports?event=mel-e-australian-open')
  await test.step('described, and no name can break out', async () => {
    await expect(rows(page).first()).toBeVisible()
    const lists = await page
      .locator('main script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((script) => script.textContent ?? ''))
    expect(lists.join('')).not.toContain('<')
    expect(lists.map((text): unknown => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': 'ItemList', name: expect.stringContaining('Australian Open') }),
    )
  })
  await test.step('arrow keys move along the strip, and the list follows', async () => {
    await ticks(page).first().focus()
    const count = await ticks(page).count()
    await expect(ticks(page).first()).toHaveAccessibleName(new RegExp(`^\\d+ minutes on foot, .+, 1 of ${count}$`))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(ticks(page).nth(2)).toBeFocused()
    await expect(ticks(page).nth(2)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(ticks(page).first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(ticks(page).nth(count - 1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(0)
    await ticks(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('li[id^="hotel-"]:focus')).toHaveCount(1)
  })
})

test('filters, pace and order stand in the address, and a shared link shows the same', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/location?q=Marina%20Bay%20Street%20Circuit')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await sheet.getByLabel('On foot', { exact: true }).selectOption('10')
  await expect(page).toHaveURL(/walk=10/)
  await expect.poll(async () => Math.max(...(await minutes(page)))).toBeLessThanOrEqual(10)
  const brisk = await minutes(page)
  await sheet.getByLabel('Walking pace').selectOption('0.9')
  await expect(page).toHaveURL(/pace=0.9/)
  await expect.poll(async () => (await minutes(page)).join()).not.toBe(brisk.join())
  await sheet.getByLabel('Sort by').selectOption('stars')
  await expect(page).toHaveURL(/sort=stars/)
  await sheet.getByRole('button', { name: /^Show \d+ hotels?$/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('list').filter({ has: rows(page) })).not.toHaveAttribute('aria-busy')
  const names = await rows(page).getByRole('heading').allTextContents()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share these hotels' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const friend = await context.newPage()
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect.poll(() => rows(friend).getByRole('heading').allTextContents()).toEqual(names)
  await friend.getByRole('button', { name: 'Filters (1)' }).click()
  await friend.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(friend).not.toHaveURL(/walk=/)
})

test('a comparison whose code does not come says so, opens once it does, and takes up to four hotels', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|did not load/)
  const code = '**/compare-dialog-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/location?q=Marina%20Bay%20Street%20Circuit')
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  for (const index of [0, 1]) await boxes.nth(index).check()
  const opener = page.getByRole('button', { name: 'Compare', exact: true })
  await opener.click()
  const missing = page.getByRole('alert').filter({ hasText: 'This did not load.' })
  await expect(missing.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(rows(page).first()).toBeVisible()
  await opener.click()
  await expect(missing).toBeVisible()
  await page.unroute(code)
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Compare 2 hotels' })).toBeVisible()

  await page.keyboard.press('Escape')
  for (const index of [2, 3]) await boxes.nth(index).check()
  await expect(boxes.nth(4)).toBeDisabled()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Compare 4 hotels' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).not.toHaveURL(/compare=/)
})

test('the map asks no other origin, and without WebGL a plan is shown in its place', async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) outside.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/sports?event=mel-e-australian-open')
  await expect(
    page.getByRole('region', { name: /^Map of/ }).or(page.getByRole('img', { name: /^Plan of/ })),
  ).toBeVisible({ timeout: 20_000 })
  expect(outside).toEqual([])
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.reload()
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('img', { name: /^Plan of \d+ hotels/ })).toBeVisible()
})

test('a failed search says so, and Try again asks again', async ({ page, complaints }) => {
  complaints.allow(/503|Failed to load resource/)
  let down = true
  await page.route('**/functions/v1/hotels', (route) =>
    down
      ? route.fulfill({ status: 503, json: { error: 'The places are away. Please try again.', code: 'unavailable' } })
      : route.continue(),
  )
  // With a filter, since the hotels of a mere place come with the page.
  await page.goto('/location?venue=mel-v-rod-laver&stars=3')
  await expect(page.getByRole('alert')).toContainText('The places are away. Please try again.')
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a wait shows a skeleton, then words; a newer search aborts the one before', async ({ page }) => {
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.postData() ?? ''))
  await page.route('**/functions/v1/hotels', async (route) => {
    if (route.request().postData()?.includes('Wembley') === true)
      await new Promise((resolve) => {
        setTimeout(resolve, 6000)
      })
    await route.continue().catch(() => undefined)
  })
  await page.goto('/location?q=Wembley&stars=3')
  await expect(page.getByText(/Still measuring the walk/)).toBeVisible()
  await page.getByLabel('Event, venue or address').fill('Rod Laver Arena')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Hotels near Rod Laver Arena/ })).toBeVisible()
  expect(failed.some((body) => body.includes('Wembley'))).toBe(true)
})
