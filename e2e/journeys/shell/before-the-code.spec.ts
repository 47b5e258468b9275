import type { Page } from 'playwright/test'
import { arrived } from '../../support/arrived.ts'
import { holdCode } from '../../support/hold-code.ts'
import { expect, test } from '../../support/journey.ts'

/** The page as the server sent it, its code held back until `open` is called. */
const withoutCode = async (page: Page, path: string): Promise<() => void> => {
  const open = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return open
}

test.describe('what is typed before the code is there', () => {
  test('stays in the contact form, is never put into the address, and is sent once the code is there', async ({
    page,
  }) => {
    const open = await withoutCode(page, '/contact')
    await page.getByLabel('Name', { exact: true }).fill('Ada Example')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('Subject').selectOption('Other')
    await page.getByLabel('Message', { exact: true }).fill('Which gate is nearest?')
    const send = page.getByRole('button', { name: 'Send message' })
    await send.click()
    expect(new URL(page.url()).search).toBe('')
    open()
    await arrived(page)
    // The press is kept until the page runs.
    await expect(page.locator('form').getByText("Thank you! We'll get back to you within 24 hours.")).toBeVisible()
    await expect(send).toBeFocused()
  })

  test('searches the answers', async ({ page }) => {
    const open = await withoutCode(page, '/faq')
    await page.getByLabel('Search the answers').fill('Afterpay')
    open()
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d of 18 answers$/)
  })

  test('is reckoned with by the refund calculator', async ({ page }) => {
    const open = await withoutCode(page, '/refunds')
    await page.getByLabel('Booking date').fill('2026-01-01')
    await page.getByLabel('Event date').fill('2026-03-01')
    open()
    await arrived(page)
    await page.getByRole('button', { name: 'Show my refund' }).click()
    await expect(page.getByRole('status', { name: 'Your refund' })).toContainText('Full refund, minus processing fees')
  })

  test('is the choice that is kept', async ({ page }) => {
    const open = await withoutCode(page, '/cookies')
    await page.getByRole('radio', { name: /Essential and analytics/ }).check()
    open()
    await arrived(page)
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Your choice is kept in this browser: essential and analytics.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('analytics')
  })

  test('is searched for from the landing page', async ({ page }) => {
    const open = await withoutCode(page, '/')
    await page.getByLabel('Where do you have to be?').fill('Rod Laver Arena')
    open()
    await arrived(page)
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await expect(page).toHaveURL('/location?venue=mel-v-rod-laver')
  })

  test('is planned for', async ({ page }) => {
    const open = await withoutCode(page, '/ai-trip-planner')
    await page.getByLabel('Event or destination').fill('Melbourne')
    await page.getByLabel('Days').selectOption('1')
    await page.getByRole('button', { name: 'Plan my days' }).click()
    open()
    await expect(page.getByRole('list', { name: 'Day 1 stops' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('list', { name: 'Day 2 stops' })).toHaveCount(0)
  })
})

test.describe('where the code never comes', () => {
  test('a search goes to its page as the browser sends a form', async ({ page }) => {
    await page.clock.install()
    await withoutCode(page, '/')
    await page.getByLabel('Where do you have to be?').fill('Rod Laver Arena')
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await page.clock.fastForward(10_000)
    await page.waitForURL(/\/location\?.*Rod/, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('what was typed into a form without an address stays on the page', async ({ page }) => {
    await page.clock.install()
    await withoutCode(page, '/contact')
    await page.getByLabel('Name', { exact: true }).fill('Ada Example')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.clock.fastForward(20_000)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Example')
    expect(new URL(page.url()).search).toBe('')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages can be read, and forms say what they need', async ({ page }) => {
    for (const [path, words] of [
      ['/contact', /This form needs JavaScript\./],
      ['/refunds', /This calculator needs JavaScript/],
      ['/cookies', /This choice needs JavaScript/],
      ['/demo', /The demo needs JavaScript/],
    ] as const) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    }
    await page.goto('/contact', { waitUntil: 'load' })
    await page.getByLabel('Name', { exact: true }).fill('Ada Example')
    await page.getByRole('button', { name: 'Send message' }).click()
    expect(new URL(page.url()).search).toBe('')
  })
})
