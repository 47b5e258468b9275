import type { Page } from 'playwright/test'
import { faults, lift } from './faults.ts'
import { liveTargets, type Target } from './remotes.ts'
import { expectFrameWorks, expectStillTyped, fallbackOf, markTab, typeIntoWaitlist } from './visit.ts'
import { expect, test, type Outcome } from './watch.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Faults by which the code of a prerendered page does not arrive. The composition stands in the page itself here. */
const WITHOUT_CODE = new Set([
  'entry 404',
  'entry hangs',
  'entry corrupt',
  'chunk 404',
  'chunk hangs',
  'throws at module scope',
  'CSS 404',
  'entry lost',
  'chunk lost',
  'nested dependency lost',
  'CSS lost',
])

/** What the server rendered is there, whole, whatever became of its code. */
const expectReadable = async (page: Page, { heading }: Target, words: number): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect(await wordsOf(page)).toBeGreaterThanOrEqual(words)
}
const wordsOf = async (page: Page): Promise<number> => (await page.getByRole('main').innerText()).split(/\s+/).length

/** React has taken over the page's heading: from here on the page is alive. */
const isAlive = (page: Page): Promise<boolean> =>
  page.locator('main h1').evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')))

for (const target of await liveTargets())
  test.describe(target.remote.name, () => {
    for (const fault of faults.filter(({ name }) => WITHOUT_CODE.has(name)))
      test(`first load, ${fault.name}`, async ({ page, watched, outcome }) => {
        const values: Outcome = { set: 'first load', fault: fault.name, remote: target.remote.name }
        outcome(values)
        await fault.strike(page, target)
        await page.goto(target.route.path, { waitUntil: 'commit' })
        const since = performance.now()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading, { timeout: 2000 })
        const words = await wordsOf(page)
        expect(words, 'words of the prerendered page').toBeGreaterThan(50)
        await fallbackOf(page).waitFor({ timeout: fault.within + 10_000 })
        values.contained = performance.now() - since
        await markTab(page)

        await expectFrameWorks(page)
        // Over a link: what the shell learns ahead of a visit must not cost what is being read.
        await page.getByRole('contentinfo').getByRole('link').first().hover()
        await expectReadable(page, target, words)
        const again = fallbackOf(page).getByRole('button', { name: 'Try again' })
        await again.click()
        await expectReadable(page, target, words)
        await expect(again).toBeEnabled({ timeout: fault.within })
        await expectReadable(page, target, words)
        expect(await isAlive(page)).toBe(false)

        const name = await typeIntoWaitlist(page)
        await expect(page.locator('main h1')).toHaveText(target.heading)
        await lift(page)
        const lifted = performance.now()
        await fallbackOf(page)
          .getByRole('button', { name: 'Try again', includeHidden: true })
          .evaluate((button: HTMLElement) => button.click())
        await expect(fallbackOf(page)).toHaveCount(0)
        await expect.poll(() => isAlive(page)).toBe(true)
        values.recovered = performance.now() - lifted
        await expectStillTyped(page, name)
        await page.keyboard.press('Escape')
        await expectReadable(page, target, 50)

        const told = (await watched.reports()).filter(({ message }) => fault.says.test(message))
        expect(told[0]?.context).toMatchObject({ remote: target.remote.name, version: target.remote.version })
        expect(watched.refused()).toEqual([])
        expect(values.contained).toBeLessThan(fault.within)
      })

    test('first load without its code, then away and back', async ({ page }) => {
      const chunk = faults.find(({ name }) => name === 'chunk 404')
      await chunk?.strike(page, target)
      await page.goto(target.route.path)
      await expect(fallbackOf(page)).toBeVisible()
      const away = page.getByRole('contentinfo').locator(`a[href="${target.from.path}"]`)
      if ((await away.count()) > 0) await away.click()
      else await page.getByRole('banner').getByRole('link').first().click()
      await expect(fallbackOf(page)).toHaveCount(0)
      await page.goBack()
      await expect(fallbackOf(page)).toBeVisible()
      await lift(page)
      await fallbackOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => isAlive(page)).toBe(true)
      await expect(fallbackOf(page)).toHaveCount(0)
    })
  })

test('without any stylesheet file the pages are there and work', async ({ page }) => {
  const [target] = await liveTargets()
  if (target === undefined) throw new Error('no remote is live')
  await page.route(
    (url) => url.pathname.endsWith('.css'),
    (request) => request.fulfill({ status: 404, body: '' }),
  )
  await page.goto(target.route.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading)
  await expectFrameWorks(page)
  await expect(fallbackOf(page)).toHaveCount(0)
})
