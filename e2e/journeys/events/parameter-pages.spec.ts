import { hotelsResponse } from '@site/contracts/hotels'
import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'

/** Two hotels that the site itself lists, so that the journey depends on no id. */
const hotelsOf = async (page: Page) => {
  const answer = await page.request.post('/functions/v1/hotels', { data: { query: 'Rod Laver Arena', limit: 2 } })
  const [first, second] = hotelsResponse.parse(await answer.json()).hotels
  if (first === undefined || second === undefined) throw new Error('no hotels near Rod Laver Arena')
  return { first, second }
}
const pathOf = (id: string): string => `/hotel/${encodeURIComponent(id)}`

/** Goes to a path as a link of the site does: without asking the server for a page. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Texts of the live regions: what a screen reader is told. */
const told = (page: Page) => page.getByRole('status').filter({ hasText: /./ })

test('a hotel has an address that can be opened, shared and listed', async ({ page }) => {
  const { first } = await hotelsOf(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/hotel')) calls.push(request.postData() ?? '')
  })
  const response = await page.goto(pathOf(first.id))
  expect(response?.status()).toBe(200)
  const html = (await response?.text()) ?? ''
  expect(html).toContain(`href="https://stageside.example${pathOf(first.id)}"`)
  await expect.poll(() => page.title()).toContain(first.name)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.name)
  // The answer came with the page.
  expect(calls.filter((body) => body === JSON.stringify({ id: first.id }))).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(await axeViolations(page)).toEqual([])
})

for (const [kind, path] of [
  ['hotel', '/hotel/nobody-knows-this'],
  ['event', '/event/nobody-knows-this'],
] as const)
  test(`an unknown ${kind} is a 404 that says so and leads on`, async ({ page, complaints }) => {
    complaints.allow(/404 \(Not Found\)/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(await response?.text()).toContain('<meta name="robots" content="noindex">')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`We couldn’t find that ${kind}`)
    await expect(page).toHaveTitle(/^Page not found · /)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Search by event, venue or address' }).click()
    await expect(page).toHaveURL(/\/location$/)
  })

test('from one hotel to another and back: title, canonical address, heading and words for a screen reader', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\)/)
  const { first, second } = await hotelsOf(page)
  const heading = page.getByRole('heading', { level: 1 })
  const canonical = page.locator('link[rel="canonical"]')
  await page.goto('/location')
  await follow(page, pathOf(first.id))
  await expect(heading).toContainText(first.name)
  await expect(heading).toBeFocused()
  await expect(told(page).first()).toContainText(first.name)

  await follow(page, pathOf(second.id))
  await expect(heading).toContainText(second.name)
  await expect.poll(() => page.title()).toContain(second.name)
  await expect(canonical).toHaveAttribute('href', `https://stageside.example${pathOf(second.id)}`)

  await follow(page, '/hotel/nobody-knows-this')
  await expect(heading).toHaveText('We couldn’t find that hotel')
  await expect(page).toHaveTitle(/^Page not found · /)

  await page.goBack()
  await expect(heading).toContainText(second.name)
  await expect.poll(() => page.title()).toContain(second.name)
  await page.goBack()
  await expect(heading).toContainText(first.name)
  await page.goBack()
  await expect(heading).toHaveText('Find Hotels by Location')
  await expect(page).toHaveTitle(/^Find Hotels by Location · /)
})
