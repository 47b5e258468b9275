import { servedReleases, tryEveryScript, withOneByteChanged } from '../../support/one-byte.ts'
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
  const asked = new Map<string, number>()
  page.on('request', (request) => asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1))
  await page.goto(target.route.path, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading)
  // Every try of a file of the shell has failed by then.
  await expect.poll(() => [...asked].some(([url, times]) => url.includes('/shell/') && times > 2)).toBe(true)
  expect(await page.evaluate(() => 'openWaitlist' in window)).toBe(false)
  // A further try may be on its way when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** The page with one byte changed in each style sheet that stands in it. */
const withStylesChanged = (html: string): string =>
  html.replaceAll(
    /(<style[^>]*>)([^<]+)(<\/style>)/g,
    (_, begin: string, css: string, end: string) => begin + withOneByteChanged(Buffer.from(css)).toString() + end,
  )

test('no style sheet with one byte changed is used, linked or in the page', async ({ page }) => {
  await page.route('**/releases/**/*.css', async (request) => {
    const response = await request.fetch()
    await request.fulfill({ response, body: withOneByteChanged(await response.body()) })
  })
  const targets = await liveTargets()
  const paths = targets.map(({ route }) => route.path)
  await page.route(
    (url) => paths.includes(url.pathname),
    async (request) => {
      const response = await request.fetch()
      await request.fulfill({ response, body: withStylesChanged(await response.text()) })
    },
  )
  for (const path of paths) {
    await page.goto(path)
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')]
        // An empty one holds nothing that could be changed.
        .filter((element) => element instanceof HTMLLinkElement || element.textContent !== '')
        .map((element) => ({
          checked: element instanceof HTMLLinkElement ? element.integrity !== '' : true,
          used: element.sheet !== null,
        })),
    )
    expect(sheets.length, `style sheets of ${path}`).toBeGreaterThan(0)
    for (const sheet of sheets) expect(sheet).toEqual({ checked: true, used: false })
  }
})
