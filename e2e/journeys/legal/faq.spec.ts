import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { toast } from '../../support/toast.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' })
const items = (page: Page) => page.locator('main details')

test('has 18 answers, 11 for event-goers and 7 for partners, also as structured data', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('region', { name: 'For event-goers' }).locator('details')).toHaveCount(11)
  await expect(page.getByRole('region', { name: 'For partners' }).locator('details')).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'For event-goers' }).getByText('Popular')).not.toHaveCount(0)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data: unknown = blocks
    .map((text): unknown => JSON.parse(text))
    .find((block) => JSON.stringify(block).includes('FAQPage'))
  const questions = await page.locator('main summary h3').allTextContents()
  expect(questions).toHaveLength(18)
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.map((name) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer' } })),
  })
})

test('is used by keyboard', async ({ page }) => {
  await page.goto('/faq')
  await test.step('/ focuses the search, Escape clears it, and / stays a letter while typing', async () => {
    await expect(search(page)).not.toBeFocused()
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('')
    await page.keyboard.type('24/7')
    await expect(search(page)).toHaveValue('24/7')
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveValue('')
    await expect(search(page)).toBeFocused()
    await expect(items(page)).toHaveCount(18)
  })
  await test.step('an answer opens and closes', async () => {
    const summary = page.locator('#how-it-works summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#how-it-works')).toHaveAttribute('open', '')
    await page.keyboard.press('Enter')
    await expect(page.locator('#how-it-works')).not.toHaveAttribute('open')
  })
  await test.step('/ leaves the focus in an open dialog', async () => {
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await close.focus()
    await page.keyboard.press('/')
    await expect(close).toBeFocused()
  })
})

test('searches while typing', async ({ page }) => {
  await page.goto('/faq')
  await test.step('marks the matches and opens the answers that hold them', async () => {
    await search(page).fill('KLARNA')
    await expect(items(page)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'of 18' })).toHaveText('1 of 18 answers')
    await expect(items(page)).toHaveAttribute('open', '')
    await expect(page.locator('main mark')).toHaveText(['Klarna', 'Klarna'])
    await search(page).fill('')
    await expect(items(page)).toHaveCount(18)
    await expect(page.locator('main mark')).toHaveCount(0)
    await expect(page.locator('main details[open]')).toHaveCount(0)
  })
  await test.step('forgives slips', async () => {
    await search(page).fill('hwo do i cancell')
    await expect(page.locator('#cancel-booking')).toBeVisible()
    await search(page).fill('pay by paypal')
    await expect(items(page)).toHaveCount(1)
    await expect(page.locator('#payment-methods')).toBeVisible()
  })
  await test.step('says when nothing matches, and starts over', async () => {
    await search(page).fill('zebra stripes')
    await expect(page.getByText('No results found for "zebra stripes"')).toBeVisible()
    await expect(items(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(search(page)).toBeFocused()
    await expect(items(page)).toHaveCount(18)
  })
})

test('an address of one answer opens it, on arrival and from within a search that hides it, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/faq#payment-methods')
  const answer = page.locator('#payment-methods')
  await expect(answer).toHaveAttribute('open', '')
  await expect(answer.locator('summary')).toBeInViewport()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await search(page).fill('white-label')
  await expect(answer).toHaveCount(0)
  await page.evaluate(() => {
    window.location.hash = '#cancel-booking'
  })
  await expect(page.locator('#cancel-booking')).toHaveAttribute('open', '')
  await expect(page.locator('#cancel-booking summary')).toBeInViewport()
  await expect(search(page)).toHaveValue('')

  await page.locator('#travel-times summary').click()
  await page.locator('#travel-times').getByText('Copy link to this answer').click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).hash).toBe('#travel-times')
})
