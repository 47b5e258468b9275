import type { BrowserContext } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { keptFiles } from '../../support/kept-page.ts'
import { startOwnSite, type OwnSite } from '../../support/own-site.ts'
import { changedBuild } from './changed-build.ts'

const BEFORE = 'Enter an event, a venue or a city'
const AFTER = 'Name an event, a venue or a city'
const SOON_MS = 2000

const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
let site: OwnSite

test.describe.configure({ timeout: 120_000 })
test.skip(dataDir === undefined || backend === undefined, 'needs the release store of a site it may copy')
test.beforeAll(async () => {
  if (dataDir === undefined || backend === undefined) return
  site = await startOwnSite(dataDir, backend)
  await changedBuild(site.checkout, 'mf-planner', BEFORE, AFTER)
})
test.afterAll(() => site?.stop())

/** The words over the form in a new tab, which the worker answers for. */
const introIn = async (context: BrowserContext): Promise<string> => {
  const page = await context.newPage()
  await page.goto(`${site.address}/ai-trip-planner`)
  const words = await page.locator('main').getByText('an event, a venue or a city').first().innerText()
  await page.close()
  return words
}
/** Milliseconds until a visit begins that shows these words: how long its page takes is another matter. */
const untilSeen = async (context: BrowserContext, text: string): Promise<number> => {
  const since = performance.now()
  for (;;) {
    const began = performance.now() - since
    if ((await introIn(context)).startsWith(text)) return began
    if (began > 20_000) throw new Error(`'${text}' is not seen after 20 s`)
  }
}
/** Plans in a new tab and waits until a copy of the page is kept whose files are those of the versions it shows. */
const planAndKeep = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${site.address}/ai-trip-planner`)
  await page.getByLabel('Event or destination').fill('Melbourne')
  await page.getByLabel('Days').selectOption('1')
  await page.getByRole('button', { name: 'Plan my days' }).click()
  await expect(page.getByRole('list', { name: 'Day 1 stops' })).toBeVisible({ timeout: 20_000 })
  const version = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /mf-planner\/([^/]+)\//.exec(name)?.[1] ?? [])[0],
  )
  const keptVersions = async () => [
    ...new Set((await keptFiles(page)).flatMap((path) => /mf-planner\/([^/]+)\//.exec(path)?.[1] ?? [])),
  ]
  await expect.poll(keptVersions, { timeout: 20_000 }).toEqual([version])
  await page.close()
}

test('a kept page pins no release: promoted and rolled back ones are seen at once, and offline the newest one visited', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await planAndKeep(context)
  expect(await introIn(context)).toContain(BEFORE)

  await site.release('publish', 'mf-planner', '--no-build')
  await site.release('promote', 'mf-planner')
  expect(await untilSeen(context, AFTER)).toBeLessThan(SOON_MS)
  await planAndKeep(context)

  await site.release('rollback', 'mf-planner')
  expect(await untilSeen(context, BEFORE)).toBeLessThan(SOON_MS)
  await planAndKeep(context)
  await context.setOffline(true)
  expect(await introIn(context)).toContain(BEFORE)
  await context.close()
})
