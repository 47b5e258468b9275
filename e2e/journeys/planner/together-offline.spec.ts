import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { keptFiles } from '../../support/kept-page.ts'
import { openDay, planFor, stopsOf, titlesOf } from './planner.ts'
import { open, panel, saved, share } from './together.ts'

test('a link to a shared plan opens without a network as it was last seen, and what is changed then is merged', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await planFor(page, 'Melbourne', '2')
  const { edit } = await share(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const ben = await open(other, edit)
  await saved(ben)
  const titles = await titlesOf(ben, 1)
  const isKept = async () => (await keptFiles(ben)).some((path) => /room-client/.test(path))
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  await ben.close()

  await other.setOffline(true)
  const again = await other.newPage()
  await again.goto(edit)
  await expect(stopsOf(again, 1)).toBeVisible()
  expect(await titlesOf(again, 1)).toEqual(titles)
  await expect(panel(again)).toContainText('You’re offline. Your changes are kept here and sent when you’re back.')
  expect(await axeViolations(again)).toEqual([])
  await openDay(again, 1)
  const first = stopsOf(again, 1).getByRole('listitem').first()
  await first.getByRole('button', { name: 'Change' }).click()
  await first.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => titlesOf(again, 1)).toEqual(titles.slice(1))
  await other.setOffline(false)
  await saved(again)
  await expect.poll(() => titlesOf(page, 1)).toEqual(titles.slice(1))
  await other.close()
})
