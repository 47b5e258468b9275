import type { Locator, Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { atRest } from '../../support/waits.ts'

/** A venue in a city whose streets are imported. */
const VENUE = '/location?q=Savoy-teatteri'
const rows = (page: Page) => page.locator('li[id^="hotel-"]')
const nameLink = (page: Page, index: number) => rows(page).nth(index).getByRole('heading').getByRole('link')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const way = (page: Page) => page.getByRole('region', { name: /^From Savoy/ })

/** Opens the list and gives the names of its first hotels. */
const listed = async (page: Page): Promise<readonly string[]> => {
  await page.goto(VENUE)
  await expect(rows(page).nth(2)).toBeVisible({ timeout: 20_000 })
  return Promise.all([0, 1, 2].map(async (index) => (await nameLink(page, index).textContent()) ?? ''))
}
/** Whether the focus is on a row or in it: the browser puts it on the row of a hash, the page on the name there. */
const hasFocus = (row: Locator): Promise<boolean> => row.evaluate((element) => element.contains(document.activeElement))

/** The address of the first hotel near the venue. */
const firstHotel = async (page: Page): Promise<string> => {
  await listed(page)
  return (await nameLink(page, 0).getAttribute('href')) ?? ''
}

test('a hotel is opened by keyboard, then the next and the previous one, and both ways back lead to its row', async ({
  page,
}) => {
  const [first = '', second = ''] = await listed(page)
  await nameLink(page, 0).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/hotel\/[^?]+\?near=/)
  await expect(title(page)).toHaveText(first)
  await expect(title(page)).toBeFocused()
  await expect(way(page)).toContainText(/min on foot/)
  await expect(page).toHaveTitle(/ min from Savoy/)

  await expect(page.getByRole('link', { name: 'Previous hotel' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next hotel' }).press('Enter')
  await expect(title(page)).toHaveText(second)
  await expect(title(page)).toBeFocused()
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Previous hotel' }).press('Enter')
  await expect(title(page)).toHaveText(first)

  await page.getByRole('link', { name: /^Back to the hotels near Savoy/ }).press('Enter')
  await expect(page).toHaveURL(/\/location\?.*#hotel-/)
  await expect(rows(page).first()).toBeInViewport()
  await expect.poll(() => hasFocus(rows(page).first())).toBe(true)

  const far = rows(page).nth(6)
  const name = (await nameLink(page, 6).textContent()) ?? ''
  await nameLink(page, 6).press('Enter')
  await expect(title(page)).toHaveText(name)
  await page.getByRole('link', { name: 'Next hotel' }).press('Enter')
  await expect(title(page)).not.toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(/\/location\?.*#hotel-/)
  await expect(far).toBeInViewport()
  await expect.poll(() => hasFocus(far)).toBe(true)
})

test('hotels are compared from their own pages by keyboard, and both ways back show them in the list', async ({
  page,
}) => {
  // Seven pages one after the other: half of the usual limit on a machine that does nothing else.
  test.setTimeout(120_000)
  const [first = '', second = ''] = await listed(page)
  const compare = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
  await nameLink(page, 0).press('Enter')
  await expect(title(page)).toHaveText(first)
  await compare(first).focus()
  await page.keyboard.press('Space')
  await expect(compare(first)).toBeChecked()
  await expect(compare(first)).toBeFocused()
  await expect(page.getByText('One hotel chosen. Choose another to compare.')).toBeVisible()
  await page.reload()
  await expect(compare(first)).toBeChecked()
  await page.getByRole('link', { name: 'Next hotel' }).press('Enter')
  await expect(title(page)).toHaveText(second)
  await compare(second).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('link', { name: 'Compare 2 hotels' })).toBeVisible()

  await page.goBack()
  await expect(page.getByText('2 hotels chosen.')).toBeVisible()
  await expect(page).toHaveURL(/[?&]compare=[^&]+(%2C|,)[^&]+#hotel-/)
  await expect.poll(() => hasFocus(rows(page).first())).toBe(true)
  await compare(first).uncheck()
  await page.goForward()
  await expect(title(page)).toHaveText(second)
  await compare(second).uncheck()
  await page.getByRole('link', { name: /^Back to the hotels near Savoy/ }).press('Enter')
  await expect(compare(second)).not.toBeChecked()
  await expect(page.getByText(/hotels? chosen/)).toHaveCount(0)
})

test('two hotels that were chosen on their pages are one link away from their comparison', async ({ page }) => {
  const [first = '', second = ''] = await listed(page)
  await page.getByRole('checkbox', { name: `Compare ${first}`, exact: true }).check()
  await nameLink(page, 1).click()
  await expect(title(page)).toHaveText(second)
  await page.getByRole('checkbox', { name: `Compare ${second}`, exact: true }).check()
  await page.getByRole('link', { name: 'Compare 2 hotels' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare 2 hotels' })
  await expect(dialog.getByRole('columnheader')).toHaveText([first, second])
})

test('a hotel chosen in the list while another is opened stays chosen, and the other is opened once', async ({
  page,
}) => {
  const [first = '', second = ''] = await listed(page)
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
  await box(second).check()
  await rows(page)
    .first()
    .evaluate((row) => {
      const link = row.querySelector<HTMLElement>('a[href^="/hotel/"]')
      // In one task, in which the next page cannot come on any machine.
      link?.click()
      link?.click()
      row.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
    })
  await expect(title(page)).toHaveText(first)
  await expect(page.getByRole('link', { name: 'Compare 2 hotels' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('2 hotels chosen.')).toBeVisible()
  for (const name of [first, second]) await expect(box(name)).toBeChecked()
})

test('an address opens the same for a friend, with the way where it names a place and without where it names none', async ({
  page,
}) => {
  const address = await firstHotel(page)
  await page.goto(address)
  await expect(way(page)).toContainText(/min on foot/)
  await expect(page.getByRole('link', { name: /^All hotels near Savoy/ })).toBeVisible()
  const name = (await title(page).textContent()) ?? ''

  await page.goto(address.split('?')[0] ?? '')
  await expect(title(page)).toHaveText(name)
  await expect(page.getByRole('heading', { name: /^From / })).toHaveCount(0)
  await expect.poll(() => page.title()).toContain(name)
  await expect(page.getByRole('heading', { name: 'Where to book' })).toBeVisible()
})

test('a hotel says to search engines what is known of it', async ({ page }) => {
  const address = await firstHotel(page)
  await page.goto(address)
  await expect(title(page)).not.toHaveText('Hotel')
  const name = (await title(page).textContent()) ?? ''
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const hotel = texts
    .map((text): unknown => JSON.parse(text))
    .find((data) => JSON.stringify(data).includes('"starRating"') || JSON.stringify(data).includes('PostalAddress'))
  expect(hotel).toMatchObject({ name })
  expect(JSON.stringify(hotel)).not.toContain('price')
})

test('where to book: links that say where they lead and carry the dates', async ({ page }) => {
  const address = await firstHotel(page)
  const year = new Date().getFullYear() + 1
  await page.goto(`${address}&in=${year}-03-10&out=${year}-03-12&guests=3`)
  const link = page.getByRole('link', { name: /^Search on Booking\.com/ })
  await expect(link).toHaveAttribute('href', new RegExp(`checkin=${year}-03-10&checkout=${year}-03-12&group_adults=3`))
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAccessibleName(/opens in a new tab/)
})

test('an unknown hotel is a 404 that says what to do', async ({ page, complaints }) => {
  complaints.allow(/404/)
  const response = await page.goto('/hotel/no-such-hotel')
  expect(response?.status()).toBe(404)
  await expect(title(page)).toHaveText('We couldn’t find that hotel')
  await page.getByRole('main').getByRole('link', { name: 'Search by event, venue or address' }).click()
  await expect(page).toHaveURL('/location')
})

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
  test(`at ${width}, a hotel has no violation in either contrast and fits at 200 % text`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(await firstHotel(page))
    await expect(way(page)).toBeVisible()
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'more'))
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await doubleText(page)
    expect(await sidewaysScroll(page)).toBe(0)
    // The map's words about gestures lie over it unseen until somebody makes one.
    expect((await cutOff(page)).filter((text) => !text.includes('to zoom the map'))).toEqual([])
  })
