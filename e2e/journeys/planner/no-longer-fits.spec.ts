import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { openDay, planFor, stopsOf, titlesOf } from './planner.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Planning together' })
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const saved = (page: Page) => expect(panel(page)).toContainText('All changes saved.', { timeout: 20_000 })

/** Moves a stop of day 2 to the end of day 1. False when there is no time left in it. */
const moveToDay1 = async (page: Page, title: string): Promise<boolean> => {
  const stop = stopsOf(page, 2)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await stop.getByRole('button', { name: 'Change' }).click()
  await stop.getByLabel(`Move ${title} to another day`).selectOption('0')
  const words = page.getByRole('group', { name: 'Changes' }).locator('p')
  await expect(words).toContainText(new RegExp(`^${escaped(title)} moved to day 1|run past midnight`))
  return !(await words.innerText()).includes('run past midnight')
}

/** Moves stops until day 1 is full. Gives those that it took. */
const fillDay1 = async (page: Page, titles: readonly string[]): Promise<readonly string[]> => {
  for (const [at, title] of titles.entries()) if (!(await moveToDay1(page, title))) return titles.slice(0, at)
  return titles
}

test('what two people put into a day at once, and does not fit together, is named and can be taken out', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|change to the plan failed/)
  await planFor(page, 'Melbourne', '2')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Plan together' }).click()
  await saved(page)
  const edit = await page.getByRole('textbox', { name: 'Link for people who may change the plan' }).inputValue()
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const ben = await other.newPage()
  await ben.goto(edit)
  await saved(ben)
  for (const one of [page, ben]) {
    await openDay(one, 1)
    await openDay(one, 2)
    // Each browser reckons alone: the server would refuse a museum at night.
    await one.route('**/functions/v1/itinerary', (route) => route.abort('internetdisconnected'))
  }
  const titles = await titlesOf(page, 2)

  await other.setOffline(true)
  await expect(panel(ben)).toContainText('You’re offline.')
  // Each fills the day with stops that the other leaves alone, so that it cannot hold both.
  const moved = [
    ...(await fillDay1(
      page,
      titles.filter((_, at) => at % 2 === 0),
    )),
    ...(await fillDay1(
      ben,
      titles.filter((_, at) => at % 2 === 1),
    )),
  ]
  for (const one of [page, ben]) await expect(panel(one)).not.toContainText('No longer fits')
  await other.setOffline(false)
  await saved(ben)

  for (const one of [page, ben]) await expect(panel(one)).toContainText('No longer fits', { timeout: 20_000 })
  expect(await axeViolations(page)).toEqual([])
  const remove = panel(page).getByRole('button', { name: /^Remove / })
  const left = (await remove.first().getAttribute('aria-label'))?.replace('Remove ', '') ?? ''
  expect(moved).toContain(left)
  for (const one of [page, ben]) expect(await titlesOf(one, 1)).not.toContain(left)
  const count = await remove.count()
  await remove.first().click()
  await expect(remove).toHaveCount(count - 1)
  await expect(ben.getByRole('button', { name: `Remove ${left}`, exact: true })).toHaveCount(0)
  await other.close()
})
