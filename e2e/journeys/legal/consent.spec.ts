import { CONSENT_EVENT, CONSENT_KEY } from '@site/contracts/consent'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)
const choose = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('radio', { name: label }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
}

test('nothing but this site is called before a choice', async ({ page, baseURL }) => {
  const home = new URL(baseURL ?? '').origin
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== home) foreign.push(request.url())
  })
  for (const path of ['/', '/cookies', '/faq']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})

test('without a choice nothing is stored and essential only applies; a choice is kept, announced, and can be changed', async ({
  page,
}) => {
  await page.goto('/cookies')
  await expect(page.getByRole('radio', { name: 'Essential only' })).toBeChecked()
  await expect(page.getByText('You have not chosen yet: essential only applies.')).toBeVisible()
  expect(await stored(page)).toBeNull()
  await page.evaluate((name) => {
    window.addEventListener(name, () => {
      document.documentElement.dataset['heard'] = String(Number(document.documentElement.dataset['heard'] ?? 0) + 1)
    })
  }, CONSENT_EVENT)
  await choose(page, 'Essential and analytics')
  await expect(page.getByText('Your choice is kept in this browser: essential and analytics.')).toBeVisible()
  expect(await stored(page)).toBe('analytics')
  await expect(page.locator('html')).toHaveAttribute('data-heard', '1')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Essential and analytics' })).toBeChecked()
  await choose(page, 'Essential only')
  await expect(page.getByText('Your choice is kept in this browser: essential only.')).toBeVisible()
  expect(await stored(page)).toBe('essential')
})

test('a choice made in another tab shows in this one', async ({ page, context }) => {
  await page.goto('/cookies')
  const other = await context.newPage()
  await other.goto('/cookies')
  await choose(other, 'Essential and analytics')
  await expect(page.getByText('Your choice is kept in this browser: essential and analytics.')).toBeVisible()
})
