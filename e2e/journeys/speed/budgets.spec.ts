import { composition } from '@site/contracts/composition'
import { hasParameter } from '@site/contracts/routes'
import { pageBudgets } from '@site/contracts/web-budgets'
import type { Browser } from 'playwright/test'
import { profiles } from '../../bench/web/profiles.ts'
import { visit } from '../../bench/web/visit.ts'
import { examplePath } from '../../support/example-path.ts'
import { expect, test } from '../../support/journey.ts'

const [fast] = profiles
const measured = (browser: Browser, url: string) => {
  if (fast === undefined) throw new Error('no profile to measure with')
  return visit(browser, url, fast)
}

/** What the document itself makes a browser ask for, besides itself. */
const named = (html: string): number =>
  [...html.matchAll(/<(?:link rel="(?:stylesheet|preload|modulepreload)"|script [^>]*src=|img [^>]*src="\/)/g)].length

/** The pages are measured in parts, so that every worker measures some. */
const PARTS = [0, 1, 2, 3]
for (const part of PARTS)
  test(`every page keeps its budget of requests, bytes, depth and layout shift (part ${part + 1} of ${PARTS.length})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const { remotes } = composition.parse(await (await request.get('/composition.json')).json())
    const routes = remotes.flatMap((remote) => remote.routes)
    expect(routes.length).toBeGreaterThan(20)
    for (const route of routes.filter((_, index) => index % PARTS.length === part))
      await test.step(route.path, async () => {
        const path = await examplePath(route.path, request)
        const html = await (await request.get(path)).text()
        // Whoever asks first for a page gets it packed quickly; what it costs is what everybody after gets.
        const packed = async () => (await request.get(path, { headers: { 'accept-encoding': 'br' } })).headers()['etag']
        // One of a thousand hotels is never packed better.
        if (!hasParameter(route)) await expect.poll(packed).toMatch(/-br-best"$/)
        expect.soft(named(html) + 1, `${path}: requests named`).toBeLessThanOrEqual(pageBudgets.requestsNamed)
        const { requests, bytes, fileDepth, cls, errors } = await measured(browser, `${baseURL}${path}`)
        expect.soft(requests, `${path}: requests`).toBeLessThanOrEqual(pageBudgets.requests)
        expect.soft(bytes.document, `${path}: document`).toBeLessThanOrEqual(pageBudgets.documentBytes)
        expect.soft(bytes.script, `${path}: scripts`).toBeLessThanOrEqual(pageBudgets.scriptBytes)
        expect.soft(bytes.font, `${path}: fonts`).toBeLessThanOrEqual(pageBudgets.fontBytes)
        expect.soft(bytes.style, `${path}: style sheets stand in the page`).toBe(0)
        expect.soft(fileDepth, `${path}: depth`).toBeLessThanOrEqual(pageBudgets.depth)
        expect.soft(cls, `${path}: layout shift`).toBeLessThanOrEqual(pageBudgets.cls)
        expect.soft(errors, `${path}: errors`).toEqual([])
      })
  })

test('a hotel’s page keeps still while the way to it is measured', async ({ browser, page, baseURL }) => {
  await page.goto('/location?q=Rod+Laver+Arena')
  const path = await page.locator('main a[href^="/hotel/"]').first().getAttribute('href')
  expect(path).toContain('near=')
  const { cls, errors } = await measured(browser, `${baseURL}${path}`)
  expect(cls).toBe(pageBudgets.cls)
  expect(errors).toEqual([])
})

test('the code of a page comes after its first paint, and no hydration changes what was painted', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { changes: 0 }
    Object.assign(window, { seen })
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (root === null) return
      new MutationObserver((list) => {
        seen.changes += list.filter(({ target }) => target instanceof Element && target.closest('main') !== null).length
      }).observe(root, { subtree: true, childList: true, characterData: true })
    })
  })
  await page.goto('/terms')
  await page.waitForFunction(() => 'openWaitlist' in window)
  const { painted, code } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    code: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/releases/mf-'))
      .map(({ startTime }) => startTime),
  }))
  expect(code.length).toBeGreaterThan(3)
  for (const start of code) expect(start).toBeGreaterThan(painted)
  expect(await page.evaluate(() => ('seen' in window ? window.seen : null))).toEqual({ changes: 0 })
})

test('react-dom starts in a script of its own: the shell’s task does not hold it', async ({ page }) => {
  await page.goto('/terms')
  const started = await page.evaluate(() =>
    [...document.scripts].flatMap(
      ({ src }) => /\/releases\/shell\/[^/]+\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(src)?.[1] ?? [],
    ),
  )
  expect(started.slice(-2)).toEqual(['react-dom', 'main'])
  // Two that they import, which the bundler names.
  expect(started).toHaveLength(4)
})

test('a press on a button of a page that does not run yet is kept until it does', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/releases\/mf-[^/]+\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'View package: Coachella' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Coachella' })).toBeVisible()
})
