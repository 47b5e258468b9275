import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { ask, linkOf, stopsOf, titlesOf } from './planner.ts'

const dateIn = (days: number): string => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10)
const [first, last] = [dateIn(30), dateIn(31)]
const stamp = (date: string, clock: string): string => `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`

/** A traveller's papers as booking sites write them; the reference stands in no field that a plan has. */
const REFERENCE = 'PNR-ZEBRA-7Q'
const PAPERS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Airline//EN',
  'BEGIN:VEVENT',
  'UID:1',
  `DESCRIPTION:${REFERENCE}`,
  'SUMMARY:QF 401 Sydney to Melbourne',
  `DTSTART;TZID=Australia/Sydney:${stamp(first, '11:30')}`,
  `DTEND;TZID=Australia/Melbourne:${stamp(first, '13:05')}`,
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:2',
  'SUMMARY:Dinner with Ana',
  'LOCATION:1 Elm Street',
  `DTSTART;TZID=Australia/Melbourne:${stamp(last, '19:00')}`,
  `DTEND;TZID=Australia/Melbourne:${stamp(last, '20:30')}`,
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:3',
  'SUMMARY:Yoga',
  'RRULE:FREQ=SECONDLY',
  `DTSTART:${stamp(first, '07:00')}`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

const panel = (page: Page) => page.getByRole('region', { name: 'Bookings and papers' })
const choose = (page: Page, text: string, name = 'papers.ics') =>
  panel(page)
    .getByLabel('Calendar file')
    .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })

const add = (page: Page) => panel(page).getByRole('button', { name: 'Add a booking' })

const planTwoDays = async (page: Page): Promise<void> => {
  await page.goto('/ai-trip-planner')
  await page.getByLabel('First day').fill(first)
  await ask(page, 'Melbourne', '2')
  await expect(stopsOf(page, 1)).toBeVisible({ timeout: 20_000 })
}

test('a flight and a booking are read in the browser, shown, and become fixed times', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await planTwoDays(page)
  await add(page).click()
  await choose(page, PAPERS)
  const flight = panel(page).getByRole('group', { name: 'QF 401 Sydney to Melbourne' })
  await expect(flight.getByLabel('Use as')).toHaveValue('arrival')
  await expect(flight.getByRole('option', { name: 'Arrival at 13:05' })).toHaveCount(1)
  await expect(panel(page).getByRole('group', { name: 'Dinner with Ana' }).getByLabel('Use as')).toHaveValue('stop')
  await expect(panel(page)).toContainText('1 recurring entry was left out.')
  expect(await titlesOf(page, 2)).not.toContain('Dinner with Ana')
  expect(await axeViolations(page)).toEqual([])

  await panel(page).getByRole('button', { name: 'Use these in the plan' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('Your plan now uses these bookings.', { timeout: 20_000 })
  await expect(add(page)).toBeFocused()
  await expect(panel(page)).toContainText(/Arrival\s*\w+, \d+ \w+, 13:05/)
  expect(await titlesOf(page, 2)).toContain('Dinner with Ana')
  await expect(stopsOf(page, 2).getByRole('listitem').filter({ hasText: 'Dinner with Ana' })).toContainText('19:00')
  const starts = await stopsOf(page, 1).locator('time').allTextContents()
  expect(starts[0]?.localeCompare('13:05')).toBe(1)
  expect(sent.join('\n')).not.toContain(REFERENCE)
  expect(sent.join('\n')).not.toContain('Yoga')

  await test.step('a link holds them', async () => {
    const friend = await page.context().newPage()
    await friend.goto(await linkOf(page))
    await expect(stopsOf(friend, 2)).toContainText('Dinner with Ana')
    await expect(panel(friend)).toContainText('13:05')
    await expect(panel(friend).getByRole('button')).toHaveCount(0)
  })

  await test.step('Undo gives the days back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => titlesOf(page, 2)).not.toContain('Dinner with Ana')
  })
})

test('hostile and foreign files are refused in a sentence, and the plan stands', async ({ page }) => {
  await planTwoDays(page)
  await add(page).click()
  const titles = await titlesOf(page, 1)
  for (const [text, words] of [
    ['<script>alert(1)</script>', 'its name ends in .ics'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:cut', 'its name ends in .ics'],
    [`BEGIN:VCALENDAR\r\nX-A:${'x'.repeat(1024 * 1024)}\r\nEND:VCALENDAR`, 'larger than 1 MB'],
    [`BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(10_001)}END:VCALENDAR`, 'more than 10,000 entries'],
    [
      PAPERS.replaceAll('Australia/Melbourne', 'Mars/Olympus').replaceAll('TZID=Australia/Sydney', 'TZID=X'),
      'time zones we don’t know',
    ],
  ] as const) {
    await choose(page, text)
    await expect(panel(page).getByRole('alert')).toContainText(words)
  }
  expect(await titlesOf(page, 1)).toEqual(titles)
})
