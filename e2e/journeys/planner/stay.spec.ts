import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { ask, linkOf, openDay, outcome, stopsOf } from './planner.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Where are you staying?' })
const READY = { timeout: 20_000 }

test('a hotel is proposed, another is chosen by keyboard, and changes and links keep it', async ({ page, context }) => {
  await page.goto('/ai-trip-planner')
  await ask(page, 'Paris', '2')
  await expect(panel(page)).toContainText('We planned from', READY)
  const proposed = await panel(page).getByRole('link').innerText()
  await expect(panel(page).getByRole('link')).toHaveAttribute('href', /^\/hotel\/.+/)
  await expect(page.getByText(`Leave ${proposed}`)).toHaveCount(2)

  const other = await test.step('another one is a few keys away', async () => {
    await panel(page).getByText('Choose another').focus()
    await page.keyboard.press('Enter')
    const first = panel(page)
      .getByRole('button', { name: /^Start from / })
      .first()
    const name = (await first.innerText()).replace('Start from ', '')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText(`Your days start and end at ${name}`, READY)
    await expect(page.getByText(`Leave ${name}`)).toHaveCount(2)
    return name
  })

  await test.step('a replanned day starts there too', async () => {
    await openDay(page, 2)
    await page.getByRole('button', { name: 'Replan day 2' }).click()
    expect(await outcome(page)).toContain('Day 2 replanned.')
    await expect(page.getByText(`Leave ${other}`)).toHaveCount(2)
  })

  await test.step('and so does the plan that a link opens, and a change of it', async () => {
    const link = await linkOf(page)
    const friend = await context.newPage()
    await friend.goto(link)
    await expect(panel(friend)).toContainText(`Your days start and end at ${other}`, READY)
    await friend.getByRole('button', { name: 'Make it mine' }).click()
    await openDay(friend, 1)
    await friend.getByRole('button', { name: 'Replan day 1' }).click()
    expect(await outcome(friend)).toContain('Day 1 replanned.')
    // One day alone tells two ends at the most, and none whose way is a ride that nobody can look up.
    const ends = friend.getByText(new RegExp(`^(?:Leave|Back at) ${other}`))
    await expect.poll(() => ends.count()).toBeGreaterThan(2)
  })

  await test.step('the traveller’s own hotel wins over both', async () => {
    await panel(page).getByText('Change', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Timhotel Louvre')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('Your days start and end at Timhotel Louvre', READY)
    await expect(stopsOf(page, 2)).toBeVisible()
  })

  await test.step('without a hotel the days begin at no door: nobody knows the way to the first stop', async () => {
    await panel(page).getByText('Change', { exact: true }).click()
    await panel(page).getByRole('button', { name: 'Plan without a hotel' }).click()
    await expect(panel(page)).toContainText('We haven’t counted the way to your first stop', READY)
    for (const day of [1, 2])
      await expect(stopsOf(page, day).getByRole('listitem').first()).not.toContainText(
        /\d+ min (walk|by public transport)/,
      )
  })
})
