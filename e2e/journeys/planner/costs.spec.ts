import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { linkOf, outcome, planFor, saveFile } from './planner.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Costs' })
const total = (page: Page) => panel(page).getByText(/^Total:/)

/** By the keyboard alone, from the field that has the focus. */
const typeCost = async (page: Page, label: string, amount: string): Promise<void> => {
  await page.keyboard.type(label)
  await page.keyboard.press('Tab')
  await page.keyboard.type(amount)
  await page.keyboard.press('Enter')
}

test('costs are typed in by keyboard, summed by currency, and stay with the plan', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await planFor(page, 'Melbourne', '2')
  await panel(page).getByRole('button', { name: 'Add a cost' }).focus()
  await page.keyboard.press('Enter')
  await panel(page).getByLabel('What for').focus()
  await typeCost(page, 'Flights', '1,240')
  await expect(panel(page).getByLabel('What for')).toBeFocused()
  await panel(page).getByLabel('Currency').selectOption('EUR')
  await panel(page).getByLabel('When').selectOption('Day 2')
  await panel(page).getByLabel('What for').focus()
  await typeCost(page, 'Dinner', '85,50')
  await expect(total(page)).toHaveText('Total: AUD\u00a01,240.00 and EUR\u00a085.50')
  await expect(panel(page).getByRole('listitem')).toHaveText([/^Whole tripFlights/, /^Day 2Dinner/])
  expect(await axeViolations(page)).toEqual([])

  await test.step('what is no amount is refused in words', async () => {
    await panel(page).getByLabel('What for').focus()
    await typeCost(page, 'Taxi', 'about ten')
    await expect(panel(page).getByRole('alert')).toHaveText('Give an amount such as 12.50')
    await expect(panel(page).getByLabel('Amount')).toBeFocused()
    await panel(page).getByRole('button', { name: 'Close' }).click()
  })

  await test.step('they outlive another plan for the same days', async () => {
    await page.getByRole('button', { name: 'Replan all days' }).click()
    expect(await outcome(page)).toContain('All days replanned')
    await expect(total(page)).toHaveText(/1,240\.00/)
  })

  await test.step('a link and Markdown hold them', async () => {
    const link = await linkOf(page)
    expect(link.length).toBeLessThanOrEqual(2048)
    expect(await saveFile(page, 'Markdown')).toContain('- **Total**: AUD 1,240.00 and EUR 85.50')
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const friend = await other.newPage()
    await friend.goto(link)
    await expect(total(friend)).toHaveText(/1,240\.00/)
    await expect(panel(friend).getByRole('button')).toHaveCount(0)
    await other.close()
  })

  await test.step('paper has the list and its total, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(total(page)).toBeVisible()
    await expect(panel(page).getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('one is removed and comes back by Undo, also after a reload', async () => {
    await panel(page).getByRole('button', { name: 'Remove Flights' }).click()
    await expect(total(page)).toHaveText('Total: EUR\u00a085.50')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(total(page)).toHaveText(/1,240\.00/)
    await page.reload()
    await expect(total(page)).toHaveText(/1,240\.00/)
  })

  await test.step('they outlive a request that failed and was sent again', async () => {
    complaints.allow(/itinerary failed|Failed to load resource/)
    await page.route('**/functions/v1/itinerary', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"Out of order"}' }),
    )
    await page.getByRole('button', { name: 'Change the request' }).click()
    await page.getByRole('button', { name: 'Plan my days' }).click()
    const again = page.getByRole('button', { name: 'Plan again' })
    await expect(again).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/functions/v1/itinerary')
    await again.click()
    await expect(total(page)).toHaveText(/1,240\.00/, { timeout: 20_000 })
  })
})
