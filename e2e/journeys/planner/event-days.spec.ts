import { readFile } from 'node:fs/promises'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { linkOf, openDay, outcome, planFor, saveCalendar, stopsOf } from './planner.ts'

test('fireworks are at midnight, alone in their evening, and the calendar ends them on New Year’s Day', async ({
  page,
}) => {
  await planFor(page, 'Sydney New Year’s Eve')
  await openDay(page, 2)
  const stops = stopsOf(page, 2).getByRole('listitem')
  await expect(stops.last()).toContainText('Sydney New Year')
  await expect(stops.last().locator('time')).toHaveText(['14:00', '00:20'])
  await expect(stops.last()).toContainText('Fireworks at 21:00 and midnight. From 14:00 the day is for the event')
  const download = page.waitForEvent('download')
  await saveCalendar(page)
  const text = await readFile(await (await download).path(), 'utf8')
  const [year] = /\d{4}(?=1231T140000)/.exec(text) ?? []
  expect(text).toMatch(new RegExp(`DTEND;TZID=Australia/Sydney:${Number(year) + 1}0101T002000`))
})

test('of an event of several days the main one is planned, and another can be chosen', async ({ page, context }) => {
  await planFor(page, 'Australian Open')
  const choice = page.getByLabel('Your day at Australian Open')
  await expect(page.getByText(/Australian Open has 15 days: we planned .* \(Men’s final\)/)).toBeVisible()
  await expect(choice.locator('option:checked')).toContainText('Men’s final')
  await openDay(page, 2)
  await expect(stopsOf(page, 2)).toContainText('Men’s final usually at 19:30')
  expect(await axeViolations(page)).toEqual([])
  await choice.selectOption({ index: 3 })
  const words = (await choice.locator('option:checked').textContent()) ?? ''
  const [, day = '', month = ''] = /(\d+) (\w+)/.exec(words) ?? []
  await page.getByRole('button', { name: 'Plan around this day' }).click()
  await expect(page.locator('#day-2-title')).toContainText(new RegExp(`${day} ${month}`))
  await openDay(page, 2)
  await expect(stopsOf(page, 2)).toContainText('Day session')

  await test.step('whoever opens its link and makes it theirs keeps that day', async () => {
    const friend = await context.newPage()
    await friend.goto(await linkOf(page))
    await friend.getByRole('button', { name: 'Make it mine' }).click()
    await friend.getByRole('button', { name: 'Replan all days' }).click()
    expect(await outcome(friend)).toContain('All days replanned.')
    await openDay(friend, 2)
    await expect(stopsOf(friend, 2)).toContainText('Day session')
  })
})
