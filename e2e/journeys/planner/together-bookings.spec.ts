import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { ask, stopsOf, titlesOf } from './planner.ts'
import { open, saved, share } from './together.ts'

const papers = (page: Page) => page.getByRole('region', { name: 'Bookings and papers' })
const costs = (page: Page) => page.getByRole('region', { name: 'Costs' })

/** A file with one booking, at a time of its own on the first day of the plan. */
const calendar = (date: string, title: string, [from, to]: readonly [string, string]): Buffer => {
  const at = (clock: string): string => `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`
  return Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bookings//EN',
      'BEGIN:VEVENT',
      'UID:1',
      `SUMMARY:${title}`,
      `DTSTART;TZID=Australia/Melbourne:${at(from)}`,
      `DTEND;TZID=Australia/Melbourne:${at(to)}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
}

const book = async (page: Page, file: Buffer): Promise<void> => {
  await papers(page).getByRole('button', { name: 'Add a booking' }).click()
  await papers(page)
    .getByLabel('Calendar file')
    .setInputFiles({ name: 'booking.ics', mimeType: 'text/calendar', buffer: file })
  await papers(page).getByRole('button', { name: 'Use these in the plan' }).click()
  await expect(papers(page).getByRole('status')).toHaveText('Your plan now uses these bookings.', { timeout: 20_000 })
}

const note = async (page: Page, label: string, amount: string): Promise<void> => {
  await costs(page).getByRole('button', { name: 'Add a cost' }).click()
  await costs(page).getByLabel('What for').fill(label)
  await costs(page).getByLabel('Amount').fill(amount)
  await costs(page).getByRole('button', { name: 'Add this cost' }).click()
}

test('bookings and costs of two people meet in the plan that they share', async ({ page, browser, baseURL }) => {
  const first = new Date(Date.now() + 30 * 864e5).toISOString().slice(0, 10)
  await page.goto('/ai-trip-planner')
  await page.getByLabel('First day').fill(first)
  await ask(page, 'Melbourne', '2')
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
  const { edit } = await share(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const ben = await open(other, edit)
  await saved(ben)

  await book(page, calendar(first, 'QF 401 Sydney to Melbourne', ['11:30', '13:05']))
  await expect(papers(ben)).toContainText(/Arrival\s*\w+, \d+ \w+, 13:05/)
  await expect
    .poll(async () => (await stopsOf(ben, 1).locator('time').allTextContents())[0] ?? '')
    .toMatch(/^1[3-9]|^2/)

  await test.step('what each does without a connection to the other is kept', async () => {
    await other.setOffline(true)
    await note(ben, 'Dinner', '85.50')
    await book(page, calendar(first, 'Dinner with Ana', ['20:00', '21:00']))
    await note(page, 'Flights', '1240')
    await other.setOffline(false)
    await saved(ben)
    for (const one of [page, ben]) {
      await expect(costs(one).getByText(/^Total:/)).toHaveText(/1,325\.50/)
      await expect.poll(() => titlesOf(one, 1)).toContain('Dinner with Ana')
      await expect(papers(one)).toContainText('13:05')
    }
  })

  await test.step('Undo takes back one’s own alone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(costs(ben).getByText(/^Total:/)).toHaveText(/85\.50/)
    await expect(costs(ben)).not.toContainText('Flights')
  })
  await other.close()
})
