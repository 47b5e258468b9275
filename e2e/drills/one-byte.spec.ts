import { servedReleases, tryEveryScript, withOneByteChanged } from '../support/one-byte.ts'
import { liveTargets } from './remotes.ts'
import { expectShown, fallbackOf, follow, openElsewhere } from './visit.ts'
import { expect, test } from './watch.ts'

const SITE = process.env['E2E_BASE_URL'] ?? 'http://localhost:8080'

for (const served of await servedReleases(SITE))
  test(`${served.name}: one byte changed in each of ${served.scripts.length} scripts`, async ({ browser }) => {
    const tried = await tryEveryScript(browser, SITE, served)
    for (const each of tried) expect(each).toMatchObject({ untouched: true, changed: 'refused', named: true })
    expect(tried.length).toBeGreaterThan(3)
  })

for (const target of await liveTargets())
  for (const file of ['entry', 'page'] as const)
    test(`${target.remote.name}: the fallback shows for one byte changed in its ${file}`, async ({ page }) => {
      await page.route(
        (url) => url.pathname.endsWith(target.files[file].split('/').at(-1) ?? '-'),
        async (request) => {
          const response = await request.fetch()
          await request.fulfill({ response, body: withOneByteChanged(await response.body()) })
        },
      )
      await openElsewhere(page, target)
      await follow(page, target)
      await expect(fallbackOf(page)).toHaveAttribute('data-remote', target.remote.name)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await fallbackOf(page).getByRole('button', { name: 'Try again' }).click()
      await expectShown(page, target)
    })

test('the page stays readable with one byte changed in each script of the shell', async ({ page }) => {
  const [target] = await liveTargets()
  if (target === undefined) throw new Error('no remote is live')
  await page.route('**/releases/shell/**/*.js', async (request) => {
    const response = await request.fetch()
    await request.fulfill({ response, body: withOneByteChanged(await response.body()) })
  })
  await page.goto(target.route.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading)
  await page.waitForTimeout(2000)
  expect(await page.evaluate(() => 'openWaitlist' in window)).toBe(false)
})

test('no style sheet with one byte changed is used', async ({ page }) => {
  await page.route('**/releases/**/*.css', async (request) => {
    const response = await request.fetch()
    await request.fulfill({ response, body: withOneByteChanged(await response.body()) })
  })
  for (const { route } of await liveTargets()) {
    await page.goto(route.path)
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ integrity, sheet }) => ({
        integrity: integrity !== '',
        used: sheet !== null,
      })),
    )
    for (const sheet of sheets) expect(sheet).toEqual({ integrity: true, used: false })
  }
})
