import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { startOwnSite, type OwnSite } from '../../support/own-site.ts'
import { writeFixtureRemote } from './fixture-remote.ts'

const NAME = 'mf-fixture'
const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
let site: OwnSite

const link = (order: number) => ({ links: [{ id: 'fixture', order, label: 'Fixture', to: '/fixture' }] })

/** The nav as the server sends it, without the markup around its words. */
const navOf = async (query = ''): Promise<string> => {
  const html = await (await fetch(`${site.address}/terms${query}`)).text()
  return /<header.*?<\/header>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, ' ') ?? ''
}
const publish = async (): Promise<string> => {
  const said = await site.release('publish', NAME, '--no-build')
  return /mf-fixture@(\S+?)[,:]/.exec(said)?.[1] ?? ''
}

/** The frame is hydrated as it was sent: nothing in it is added, removed or said otherwise. */
const expectHydratedExactly = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(() => {
    const seen = { changes: 0, shift: 0 }
    Object.assign(window, { frameSeen: seen })
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('header, footer'))
        new MutationObserver((list) => {
          seen.changes += list.length
        }).observe(part, { subtree: true, childList: true, characterData: true })
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await page.waitForFunction(() => 'openWaitlist' in window)
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'frameSeen'))).toEqual({ changes: 0, shift: 0 })
}

test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.skip(dataDir === undefined || backend === undefined, 'needs the release store of a site it may copy')

test.beforeAll(async () => {
  if (dataDir === undefined || backend === undefined) return
  site = await startOwnSite(dataDir, backend)
  await writeFixtureRemote(site.checkout, NAME, null)
  await publish()
  await site.release('promote', NAME)
})
test.afterAll(() => site?.stop())

test('a remote that wants the place of another in the nav is refused, and both are named', async () => {
  await writeFixtureRemote(site.checkout, NAME, link(200))
  const refused = await site.release('publish', NAME, '--no-build').catch(String)
  expect(refused).toMatch(/nav: order 200 in the bar is claimed by mf-(?:planner|fixture)@\S+ and by mf-\w+@\S+/)
  expect(await navOf()).not.toContain('Fixture')
})

test('a remote adds itself to the nav without a release of the shell, for who previews it first', async ({ page }) => {
  await writeFixtureRemote(site.checkout, NAME, link(350))
  const version = await publish()
  expect(await navOf()).not.toContain('Fixture')
  await expect.poll(() => navOf(`?${NAME}=${version}`), { timeout: 2000 }).toMatch(/Flights\s+Fixture\s+Partner Portal/)
  await expectHydratedExactly(page, `${site.address}/terms?${NAME}=${version}`)
})

test('promoted it is there for everybody, leads to its page, and is gone with the rollback', async ({ page }) => {
  await site.release('promote', NAME)
  await expect.poll(() => navOf(), { timeout: 2000 }).toMatch(/Flights\s+Fixture\s+Partner Portal/)
  await expectHydratedExactly(page, `${site.address}/terms`)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Fixture', exact: true }).click()
  await expect(page).toHaveURL(`${site.address}/fixture`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Fixture', exact: true })).toHaveAttribute('aria-current', 'page')

  await site.release('rollback', NAME)
  await expect.poll(() => navOf(), { timeout: 2000 }).not.toContain('Fixture')
  await page.goto(`${site.address}/terms`)
  await expect(nav.getByRole('link', { name: 'Flights', exact: true })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Fixture', exact: true })).toHaveCount(0)
})

test('versions combined by address have their own frame, rendered before the page is sent', async ({ page }) => {
  const preview = link(360).links.map((each) => ({ ...each, label: 'Trying', audience: 'preview' as const }))
  await writeFixtureRemote(site.checkout, NAME, { links: preview })
  const version = await publish()
  const [, query = ''] = /(\?preview=[\w-]{22})/.exec(await site.release('preview', NAME, version)) ?? []
  expect(await navOf()).not.toContain('Trying')
  await expect.poll(() => navOf(query), { timeout: 2000 }).toContain('Trying')
  await expectHydratedExactly(page, `${site.address}/terms${query}`)
})
