import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

const EVENT = '2027-03-31'

const fill = async (page: Page, cancelled: string): Promise<void> => {
  await page.getByLabel('Booking date').fill('2027-01-04')
  await page.getByLabel('Event date').fill(EVENT)
  await page.getByLabel('Cancellation date').fill(cancelled)
}
const show = (page: Page) => page.getByRole('button', { name: 'Show my refund' }).click()

test.beforeEach(({ page }) => page.goto('/refunds'))

const boundaries = [
  ['2027-03-16', '15 days before the event', 'Full refund, minus processing fees'],
  ['2027-03-17', '14 days before the event', '50% refund'],
  ['2027-03-24', '7 days before the event', '50% refund'],
  ['2027-03-25', '6 days before the event', 'Subject to partner policies, with processing fees'],
  ['2027-03-30', '1 day before the event', 'Subject to partner policies, with processing fees'],
  ['2027-03-31', 'on the day of the event', 'No refund'],
  ['2027-04-01', 'after the event', 'No refund'],
] as const

test('has eight cards, and the calculator knows every boundary of the schedule', async ({ page }) => {
  test.setTimeout(90_000)
  await expect(page.locator('main article h2 > span')).toHaveText([
    'General policy',
    'Third-party bookings',
    'Curated deals',
    'Event cancellations',
    'Force majeure',
    'Refund processing',
    'Travel insurance',
    'How to request a refund',
  ])
  for (const [cancelled, left, outcome] of boundaries)
    await test.step(`cancelled ${left}: ${outcome}`, async () => {
      await fill(page, cancelled)
      await show(page)
      const result = page.getByRole('status', { name: 'Your refund' })
      await expect(result).toContainText(left)
      await expect(result.getByRole('heading').first()).toHaveText(outcome)
      const marked = page.getByRole('list', { name: 'Refund by days before the event' }).locator('[aria-current]')
      await expect(marked).toContainText(outcome)
    })
})

test('an organiser who cancels or postpones is asked for no dates', async ({ page }) => {
  for (const [situation, outcome] of [
    ['The organiser cancels', 'Full refund'],
    ['The event is postponed', 'Your choice: full refund or free transfer to the new dates'],
  ] as const) {
    await page.getByLabel('What happened?').selectOption(situation)
    await expect(page.getByRole('status', { name: 'Your refund' }).getByRole('heading')).toHaveText(outcome)
    await expect(page.getByLabel('Booking date')).toHaveCount(0)
  }
})

test('says on which dates each tier applies', async ({ page }) => {
  await fill(page, '')
  await show(page)
  const result = page.getByRole('status', { name: 'Your refund' })
  await expect(result.locator('dt')).toHaveText([
    '4 January 2027 to 16 March 2027',
    '17 March 2027 to 24 March 2027',
    '25 March 2027 to 30 March 2027',
    '31 March 2027',
  ])
})

test('asks for what is missing and refuses dates that cannot be', async ({ page }) => {
  await show(page)
  await expect(page.getByText('Please choose a date')).toHaveCount(2)
  await fill(page, '2027-01-03')
  await show(page)
  await expect(page.getByText('A booking cannot be cancelled before it was made')).toBeVisible()
  await page.getByLabel('Event date').fill('2027-01-03')
  await show(page)
  await expect(page.getByText('The event cannot be before the booking')).toBeVisible()
})
