import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { sidewaysScroll } from '../../support/layout.ts'

/** Cities whose streets ship imported: walks are measured, and said to be. */
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const ticks = (page: Page) => page.getByRole('listbox').getByRole('option')
const SENATE_SQUARE = '60.1694, 24.9525'

const search = async (page: Page, text: string) => {
  await page.goto('/location')
  await page.getByLabel('Event, venue or address').fill(text)
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 })
}

const measured = [
  ['a street address in Helsinki', 'Unioninkatu 29, Helsinki', /^Hotels near Unioninkatu 29/],
  ['a venue in Helsinki', 'Savoy-teatteri', /^Hotels near Savoy Theatre/],
  ['coordinates in Helsinki', SENATE_SQUARE, /^Hotels near 60\.1694/],
  ['an event on the Singapore bayfront', 'Singapore Grand Prix', /^Hotels near .*Singapore/],
] as const
test('hotels in cities whose streets are imported are measured on streets', async ({ page }) => {
  test.setTimeout(90_000)
  for (const [what, text, heading] of measured)
    await test.step(`near ${what}`, async () => {
      await search(page, text)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(
        rows(page)
          .filter({ hasText: /\d min, on streets/ })
          .first(),
      ).toBeVisible()
      await expect(page.getByText(/^Data: .*OpenStreetMap/)).toBeVisible()
      await expect(page.getByText(/Walks marked “on streets”/)).toBeVisible()
    })
})

test('an address is suggested as it is typed, and leads to its door', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Where do you have to be?')
  await field.click()
  await field.pressSequentially('Unioninkatu 29', { delay: 30 })
  await page
    .getByRole('option', { name: /Unioninkatu 29/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/location\?lat=60\.1[67].*at=Unioninkatu/)
  await expect(page.getByRole('heading', { level: 1, name: /^Hotels near Unioninkatu 29/ })).toBeVisible()
  await expect(rows(page).first()).toContainText('on streets')
})

test('within ten minutes of a Helsinki address: by keyboard along the strip, then shared', async ({
  page,
  context,
}) => {
  await search(page, 'Unioninkatu 29, Helsinki')
  // A filter chosen in the moment before the address names the place begins a new list.
  await expect(page).toHaveURL(/at=Unioninkatu/)
  const all = await rows(page).count()
  await page.getByLabel('On foot', { exact: true }).selectOption('10')
  // For a moment between the two lists there is none.
  await expect
    .poll(async () => {
      const count = await rows(page).count()
      return count > 1 && count < all
    })
    .toBe(true)
  const names = await rows(page).getByRole('heading').allTextContents()
  for (const minutes of await rows(page).locator('b').allTextContents()) expect(Number(minutes)).toBeLessThanOrEqual(10)

  await ticks(page).first().focus()
  await page.keyboard.press('End')
  await expect(ticks(page).last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(ticks(page).nth(names.length - 2)).toHaveAttribute('aria-selected', 'true')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share these hotels' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const friend = await context.newPage()
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect.poll(() => rows(friend).getByRole('heading').allTextContents()).toEqual(names)
})

for (const width of [320, 1280])
  test(`the map draws streets and isochrones at ${width} px, and the list needs no map`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const drawn = page.waitForResponse('**/functions/v1/reach')
    await page.goto(`/location?q=${encodeURIComponent(SENATE_SQUARE)}&map=1`)
    const answer = await drawn
    expect(answer.status()).toBe(200)
    expect((await answer.body()).byteLength).toBeLessThan(40_000)
    const drawnThere = await answer.json()
    expect(drawnThere).toMatchObject({ source: 'street', areas: [{}, {}, {}, {}] })
    await expect(page.getByText(/^Shaded: .*OpenStreetMap/)).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    if (width < 1024) {
      await page.getByRole('button', { name: 'List' }).click()
      await expect(page.getByText(/^Shaded:/)).toHaveCount(0)
    }
    await expect(rows(page).first()).toBeVisible()
  })

test('without WebGL the plan draws the same streets, and without the call rings', async ({ page, complaints }) => {
  complaints.allow(/503|Failed to load resource/)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(`/location?q=${encodeURIComponent(SENATE_SQUARE)}&map=1`)
  const plan = page.getByRole('img', { name: /^Plan of \d+ hotels/ })
  await expect(plan).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^Shaded:/)).toBeVisible()
  await expect(plan.locator('[data-drawn="area"]')).toHaveCount(4)
  // The bay in the north and the harbour in the east.
  await expect(plan.locator('[data-drawn="water"]')).toHaveAttribute('d', /M.*Z.*M.*Z/)
  await page.route('**/functions/v1/reach', (route) =>
    route.fulfill({ status: 503, json: { error: 'Away.', code: 'unavailable' } }),
  )
  await page.reload()
  await expect(plan).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^We don’t have the streets here/)).toBeVisible()
  await expect(plan.locator('[data-drawn="area"]')).toHaveCount(0)
  await expect(plan.locator('[data-drawn="ring"]')).toHaveCount(4)
})
