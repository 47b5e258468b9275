import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright/test'
import { composition } from '@site/contracts/composition'
import { expect, test } from '../../support/journey.ts'
import { changedBuild } from './changed-build.ts'
import { hashesOf, startOwnSite, type OwnSite } from '../../support/own-site.ts'

const BEFORE = 'Plan every minute around your event'
const AFTER = 'Every minute around your event, planned'
const LATER = 'Your event, and every minute round it'
const SOON_MS = 2000
/** A tab takes an answer of the registry for current this long. */
const TAB_ASKS_AGAIN_MS = 5000

const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
let site: OwnSite
let version = ''

const heading = async (query = '', headers: Record<string, string> = {}): Promise<string> => {
  const html = await (await fetch(`${site.address}/ai-builder${query}`, { headers })).text()
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? ''
}

/** Milliseconds until a visitor who was never here is given a heading. */
const untilNewVisitorSees = async (text: string): Promise<number> => {
  const since = performance.now()
  while ((await heading()) !== text)
    if (performance.now() - since > 10_000) throw new Error(`nobody sees '${text}' after 10 s`)
  return performance.now() - since
}

test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.skip(dataDir === undefined || backend === undefined, 'needs the release store of a site it may copy')

test.beforeAll(async () => {
  if (dataDir === undefined || backend === undefined) return
  site = await startOwnSite(dataDir, backend)
  await changedBuild(site.checkout, 'mf-planner', BEFORE, AFTER)
})
test.afterAll(() => site?.stop())

test('a published version is served only to those who choose it', async ({ page }) => {
  const said = await site.release('publish', 'mf-planner', '--no-build')
  version = /mf-planner@(\S+), live for 0 %/.exec(said)?.[1] ?? ''
  expect(version).not.toBe('')
  await page.goto(`${site.address}/ai-builder`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BEFORE)
  await page.goto(`${site.address}/ai-builder?mf-planner=${version}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AFTER)
  expect(await heading()).toBe(BEFORE)
})

test('a preview shows it to who has the link, on every page of the tab, and to nobody else', async ({
  page,
  context,
}) => {
  const [, query = ''] = /(\?preview=[\w-]{22})/.exec(await site.release('preview', 'mf-planner', version)) ?? []
  expect(query).not.toBe('')
  const heading = page.getByRole('heading', { level: 1 })
  const answer = await page.goto(`${site.address}/terms${query}`)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await page.goto(`${site.address}/ai-builder`)
  await expect(heading).toHaveText(AFTER)
  const other = await context.newPage()
  await other.goto(`${site.address}/ai-builder`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(BEFORE)
  await other.goto(`${site.address}/ai-builder?preview=AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(other.getByText('This preview has ended: what everybody gets is shown.')).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(BEFORE)
})

test('the QA panel puts it into this tab, copies its link and resets, by keyboard alone', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const panel = page.getByRole('dialog', { name: 'Composition' })
  const press = async (target: Locator, key: string): Promise<void> => {
    for (let tabs = 0; !(await target.evaluate((element) => element === document.activeElement)); tabs += 1) {
      expect(tabs).toBeLessThan(40)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press(key)
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.address}/ai-builder?qa`)
  const choice = panel.getByRole('combobox', { name: 'Version of mf-planner to try' })
  await expect(choice.getByRole('option', { name: `${version} (0 %)` })).toBeAttached()
  await press(choice, 'ArrowDown')
  if ((await choice.inputValue()) !== version) await page.keyboard.press('ArrowDown')
  await expect(choice).toHaveValue(version)
  await press(panel.getByRole('button', { name: 'Copy link' }), 'Enter')
  const link = `${site.address}/ai-builder?mf-planner=${version}`
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await press(panel.getByRole('button', { name: 'Show this composition' }), 'Enter')
  await expect(heading).toHaveText(AFTER)

  await page.goto(`${site.address}/ai-builder?qa`)
  await expect(choice).toHaveValue(version)
  await press(panel.getByRole('button', { name: 'Reset' }), 'Enter')
  await expect(page).toHaveURL(`${site.address}/ai-builder`)
  await expect(heading).toHaveText(BEFORE)
})

test('a growing canary keeps the visitors it has, and 0 % has none', async () => {
  const visitors = Array.from({ length: 150 }, () => ({ cookie: `visitor=${crypto.randomUUID()}` }))
  const isGiven = async (headers: Record<string, string>): Promise<boolean> => {
    const { remotes } = composition.parse(await (await fetch(`${site.address}/composition.json`, { headers })).json())
    return remotes.some((remote) => remote.name === 'mf-planner' && remote.version === version)
  }
  const given = (): Promise<boolean[]> => Promise.all(visitors.map(isGiven))
  const count = async (): Promise<number> => (await given()).filter(Boolean).length
  expect(await count()).toBe(0)
  const steps: boolean[][] = []
  for (const [percent, least, most] of [
    [10, 1, 40],
    [50, 45, 105],
    [100, 150, 150],
  ] as const) {
    await site.release('canary', 'mf-planner', version, String(percent))
    await expect.poll(count).toBeGreaterThanOrEqual(least)
    expect(await count()).toBeLessThanOrEqual(most)
    steps.push(await given())
  }
  for (const [at, step] of steps.entries())
    expect(step.filter((now, visitor) => !now && steps[at - 1]?.[visitor] === true)).toEqual([])
  await site.release('canary', 'mf-planner', version, '0')
  await expect.poll(count).toBe(0)
})

test('promoted, every new visitor sees it at once; rolled back, nobody; nothing else moved', async ({ page }) => {
  const before = await hashesOf(site.store)
  const beside = ({ 'mf-planner': _own, ...others }: Record<string, string>) => others
  const { pid } = site

  await site.release('promote', 'mf-planner')
  const shown = await untilNewVisitorSees(AFTER)
  await page.goto(`${site.address}/ai-builder`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AFTER)
  expect(await site.release('status', 'mf-planner')).toMatch(
    new RegExp(`${version}\\s+100 %\\s+default\\s+\\S+\\s+a journey`),
  )

  await site.release('rollback', 'mf-planner')
  const gone = await untilNewVisitorSees(BEFORE)

  const after = await hashesOf(site.store)
  console.log(`visible after ${Math.round(shown)} ms, gone after ${Math.round(gone)} ms, process ${pid} all along`)
  console.table(Object.keys(after).map((name) => ({ name, before: before[name], after: after[name] })))
  expect(shown).toBeLessThan(SOON_MS)
  expect(gone).toBeLessThan(SOON_MS)
  expect(after).toEqual(before)
  expect(Object.keys(beside(after)).length).toBeGreaterThan(3)
  expect(site.trouble()).toEqual([])
})

test('a tab left open over publish, promote, rollback and prune works on, and takes what is live at its next step', async ({
  context,
}) => {
  const heading = (tab: Page) => tab.getByRole('heading', { level: 1 })
  const legal = (tab: Page) => tab.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })
  const planner = (tab: Page) =>
    tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Trip Planner Beta' })
  const builder = (tab: Page) =>
    tab.getByRole('main').getByRole('link', { name: 'See what the planner can do for partners' })
  const open = async (path: string): Promise<Page> => {
    const tab = await context.newPage()
    await tab.goto(`${site.address}${path}`)
    await tab.evaluate(() => Object.assign(window, { sameTab: true }))
    return tab
  }
  const [elsewhere, reading] = [await open('/'), await open('/ai-builder')]

  await changedBuild(site.checkout, 'mf-planner', BEFORE, LATER)
  await site.release('publish', 'mf-planner', '--no-build')
  await site.release('promote', 'mf-planner')
  await untilNewVisitorSees(LATER)
  // Nothing moves under who is reading; the next step takes what is live, in tabs that had the remote and in tabs that had not.
  await expect(heading(reading)).toHaveText(BEFORE)
  for (const tab of [elsewhere, reading]) {
    await planner(tab).click()
    await expect(heading(tab)).toHaveText('AI Trip Planner')
    await builder(tab).click()
    await expect(heading(tab)).toHaveText(LATER)
  }

  await site.release('rollback', 'mf-planner')
  await untilNewVisitorSees(BEFORE)
  expect(await site.release('prune')).toMatch(/nothing to delete/)
  await expect(heading(reading)).toHaveText(LATER)
  await sleep(TAB_ASKS_AGAIN_MS)
  for (const tab of [elsewhere, reading]) {
    await legal(tab).click()
    await expect(heading(tab)).toHaveText('Terms of Service')
    await tab.goBack()
    await expect(heading(tab)).toHaveText(BEFORE)
    expect(await tab.evaluate(() => 'sameTab' in window)).toBe(true)
  }
  expect(site.trouble()).toEqual([])
})

test('refuses a build that breaks what is live, and names what it breaks', async () => {
  await changedBuild(site.checkout, 'mf-legal', '"/contact"', '"/write-to-us"')
  const refused = site.release('publish', 'mf-legal', '--no-build')
  await expect(refused).rejects.toThrow(
    /mf-legal@\S+ is refused:\n\s+- route: mf-\w+@\S+ links to \/contact, mf-legal@\S+ does not serve it/,
  )
  expect(await (await fetch(`${site.address}/contact`)).status).toBe(200)
})
