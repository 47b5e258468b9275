import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { atRest } from '../../support/waits.ts'

/** In Monaco the short way to this hotel climbs steps, and another goes round them. */
const HOTEL = '/hotel/h-monaco-hotel-de-france-monaco?near=v-monaco-opera-de-monte-carlo'

const panel = (page: Page) => page.getByRole('region', { name: /^From Opéra/ })
const lines = (page: Page) => page.getByRole('list', { name: 'The way, street by street' }).getByRole('listitem')
const minutes = async (page: Page): Promise<number> => Number(await panel(page).locator('b').first().textContent())
const profile = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

const withoutWebgl = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
const drawnWay = (page: Page) => page.locator('[data-drawn="way"] path').first()

test('the walk to a hotel is told street by street and drawn, and step-free it is another', async ({ page }) => {
  await withoutWebgl(page)
  await page.goto(HOTEL)
  await expect(lines(page).first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: /^Show all \d+ parts$/ }).click()
  await expect(lines(page).filter({ hasText: 'Avenue de Monte-Carlo' })).toContainText(/\d+ m$/)
  await expect(panel(page).getByText(/^On the map: 2 flights of steps/)).toBeVisible()
  const [normal, drawn] = [await minutes(page), await drawnWay(page).getAttribute('d')]
  expect(drawn).toMatch(/^M-?\d+ -?\d+(?:L-?\d+ -?\d+){20,}$/)

  await profile(page, 'On foot').focus()
  await page.keyboard.press('ArrowRight')
  await expect(profile(page, 'Step-free')).toBeChecked()
  await expect(panel(page).getByText(/^On the map: no steps/)).toBeVisible()
  expect(await minutes(page)).toBeGreaterThan(normal)
  await expect(page.getByRole('button', { name: 'Show fewer parts' })).toBeVisible()
  await expect(lines(page).filter({ hasText: /^Steps/ })).toHaveCount(0)
  await expect(drawnWay(page)).not.toHaveAttribute('d', drawn ?? '')

  await expect(page).toHaveURL(/&way=step-free$/)
  await page.reload()
  await expect(panel(page).getByText(/^On the map: no steps/)).toBeVisible({ timeout: 20_000 })
  await expect(profile(page, 'Step-free')).toBeChecked()
  await profile(page, 'On foot').check()
  await expect(page).not.toHaveURL(/way=/)
  await expect(panel(page).getByText(/^On the map: 2 flights of steps/)).toBeVisible()
})

test('a long way is told in three parts, and whole when asked; over the water it says so', async ({ page }) => {
  await page.goto('/hotel/osm-n701305091?near=osm-n600394448')
  await expect(lines(page)).toHaveCount(3, { timeout: 20_000 })
  await page.getByRole('button', { name: /^Show all \d+ parts$/ }).press('Enter')
  await expect(lines(page).filter({ hasText: 'Bridge over water' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Show fewer parts' })).toBeFocused()
  await expect(page.getByText(/^On the map: .*once across water/)).toBeVisible()
})

test('a way that does not come leaves the minutes, and comes when tried again', async ({ page, complaints }) => {
  complaints.allow(/503|Failed to load resource/)
  await page.route('**/functions/v1/route', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again in a moment.', code: 'unavailable' } }),
  )
  await page.goto(HOTEL)
  const failure = panel(page).getByRole('alert')
  await expect(failure).toContainText('We couldn’t find the way.', { timeout: 20_000 })
  expect(await minutes(page)).toBeGreaterThan(5)
  await page.unroute('**/functions/v1/route')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page).first()).toBeVisible()
})

test('where no streets are known there is no way, only the estimate', async ({ page }) => {
  await page.goto('/location?q=Rod+Laver+Arena')
  await page.locator('li[id^="hotel-"]').first().getByRole('heading').getByRole('link').click({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'From Rod Laver Arena' })).toContainText('estimate')
  await expect(page.getByRole('heading', { name: 'The way, street by street' })).toHaveCount(0)
})

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`at ${width}, the way moves nothing when it comes, has no violation and fits at 200 % text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(HOTEL)
    await expect(lines(page).first()).toBeVisible({ timeout: 20_000 })
    const book = page.getByRole('heading', { name: 'Where to book' })
    const place = () => book.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    for (const name of ['Step-free', 'Pram or suitcase']) {
      await profile(page, name).check()
      await expect(panel(page).getByText(/^On the map: .*mapped/)).toBeVisible()
    }
    expect(await place()).toBe(before)
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'more'))
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await doubleText(page)
    expect(await sidewaysScroll(page)).toBe(0)
    expect((await cutOff(page)).filter((text) => !text.includes('to zoom the map'))).toEqual([])
  })
