import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { ask, linkOf, openDay, stopsOf } from './planner.ts'

const understood = (page: Page) => page.getByRole('region', { name: 'What we understood' })
const chip = (page: Page, words: string) => understood(page).getByRole('listitem').filter({ hasText: words })

test('a sentence is read: two cities, chips, what was not used, and a plan that follows what is removed', async ({
  page,
}) => {
  await page.goto('/ai-trip-planner')
  await page.getByLabel(/Anything we should know/).fill('vegetarian, romantic, goldfish')
  await ask(page, '4 days in Tokyo and Kyoto in April with two kids, no museums, arriving 15:40')
  await expect(page.getByRole('heading', { name: '4 days in Tokyo and Kyoto' })).toBeVisible({ timeout: 20_000 })
  for (const words of ['Where: Tokyo', 'Where: Kyoto', 'Length: 4 days', 'Who: 2 children', 'Leave out: museums'])
    await expect(chip(page, words)).toBeVisible()
  await expect(understood(page).getByRole('list', { name: 'Planned by' })).toContainText('Arriving: 15:40')
  await expect(understood(page).getByRole('list', { name: 'Planned by' })).toContainText('Diet: vegetarian')
  await expect(page.getByText(/You arrive at 15:40, so day 1 starts at 17:40/)).toBeVisible()
  await expect(understood(page)).toContainText('Occasion: romantic')
  await expect(understood(page)).toContainText('We didn’t use “goldfish”')
  await expect(page.getByText(/The way from Tokyo to Kyoto is yours to book/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Kyoto', exact: true })).toBeVisible()
  await expect(stopsOf(page, 4)).toBeVisible()

  await test.step('a chip leads to the words it came from', async () => {
    await chip(page, 'Diet: vegetarian').getByTitle('Change').click()
    const field = page.getByLabel(/Anything we should know/)
    await expect(field).toBeFocused()
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    )
    expect(selected).toBe('vegetarian')
  })

  await test.step('a removed city is planned without', async () => {
    await page.getByRole('button', { name: 'Remove Where: Kyoto' }).click()
    await expect(page.getByRole('heading', { name: '4 days in Tokyo', exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(chip(page, 'Kyoto')).toHaveCount(0)
    await expect(chip(page, 'Leave out: museums')).toBeVisible()
  })
})

test('dates and days that do not fit are asked about, and the answer plans again', async ({ page }) => {
  await page.goto('/ai-trip-planner')
  await ask(page, '5 days in London, 3-4 May')
  await expect(page.getByRole('heading', { name: '2 days in London' })).toBeVisible({ timeout: 20_000 })
  await expect(understood(page)).toContainText('You wrote “5 days”, but “3-4 May” is 2 days. Which is it?')
  await understood(page)
    .getByRole('button', { name: /^5 days from 3 May/ })
    .click()
  await expect(page.getByRole('heading', { name: '5 days in London' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Days')).toHaveValue('5')
  await expect(understood(page).getByText(/Which is it/)).toHaveCount(0)
})

test('a day of the second city is changed within that city, and a link brings the trip back', async ({
  page,
  context,
}) => {
  await page.goto('/ai-trip-planner')
  await ask(page, '1 night in Melbourne, 1 night in Sydney')
  await expect(page.getByRole('heading', { name: '3 days in Melbourne and Sydney' })).toBeVisible({ timeout: 20_000 })
  const before = await stopsOf(page, 3).getByRole('heading').allTextContents()
  await openDay(page, 3)
  await page.getByRole('button', { name: 'Replan day 3' }).click()
  await expect(page.getByRole('group', { name: 'Changes' })).toContainText('Day 3 replanned.')
  await expect.poll(() => stopsOf(page, 3).getByRole('heading').allTextContents()).not.toEqual(before)
  const after = await stopsOf(page, 3).getByRole('heading').allTextContents()
  const link = await linkOf(page)
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 3, name: 'Sydney', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await stopsOf(other, 3).getByRole('heading').allTextContents()).toEqual(after)
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} a place that we don’t know is told where one looks, whole, with where else to go`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/ai-trip-planner')
    await page.getByLabel('Event or destination').fill('Queenstown, New Zealand, 4 days of hiking')
    await page.keyboard.press('Enter')
    const note = page.getByText(
      'We couldn’t find “Queenstown, New Zealand”. Try a city, a venue or an event. In New Zealand we can plan Auckland.',
    )
    await expect(note).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 2, name: 'Queenstown, New Zealand' })).toBeFocused()
    await expect(page.getByText(/adjusted the plan/)).toHaveCount(0)
    await expect(page.getByLabel('Event or destination')).toBeVisible()
  })
