import { expect, test } from '../../support/journey.ts'

declare global {
  interface Window {
    /** What scripts added to style sheets since the document was loaded. */
    addedRules: string[]
  }
}

/** A page of each remote, and those whose layout depends on the room they have. */
const PAGES = ['/sports', '/ai-trip-planner', '/partner-portal', '/careers', '/refunds', '/corporate']

/** Pages that links in view on the landing page lead to, in their order. */
const IN_VIEW = ['trip', 'flights', 'portal']

test.use({ viewport: { width: 1280, height: 800 } })

/** Notes what is added to style sheets from now on. */
const watchRules = (): void => {
  window.addedRules = []
  const insertRule = CSSStyleSheet.prototype.insertRule
  CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
    window.addedRules.push(rule)
    return insertRule.call(this, rule, index)
  }
}

test('no page adds a rule for which the browser reads its style sheet again and restyles the page that is left', async ({
  page,
}) => {
  await page.addInitScript(watchRules)
  await page.goto('/')
  await page.waitForFunction(() => 'openWaitlist' in window)
  await page.evaluate(() => window.addedRules.splice(0))

  const title = page.locator('main h1')
  for (const path of PAGES) {
    const before = (await title.textContent()) ?? ''
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click()
    await expect(title).not.toHaveText(before)
  }
  await page.locator('header a[href="/"]').first().click()
  await page.getByLabel('Where do you have to be?').fill('Rod Laver Arena')
  await page.getByLabel('Where do you have to be?').press('Enter')
  await page.locator('li[id^="hotel-"] h2 a').first().click()
  await expect(page).toHaveURL(/\/hotel\//)
  await expect(title).not.toHaveText(/^Hotels near/)

  const added = await page.evaluate(() => window.addedRules)
  expect(added.length).toBeGreaterThan(100)
  // Conditions stand inside rules (shell/src/nest-conditions.ts), and keyframes in the global style.
  expect(added.filter((rule) => rule.startsWith('@'))).toEqual([])
})

test('the page of a link in view has run and was rendered once, unseen, before the link is pressed', async ({
  page,
}) => {
  await page.addInitScript(watchRules)
  await page.goto('/')
  await page.waitForFunction(() => 'openWaitlist' in window)
  // A sign of life is all it takes.
  await page.mouse.move(4, 4)
  // All of them, or the styles of one that is rehearsed later would be counted as the planner's.
  await page.waitForFunction((pages) => {
    const marks = performance.getEntriesByType('mark').map(({ name }) => name)
    return pages.every((key) => marks.some((name) => name.startsWith('rehearsed:') && name.endsWith(`#${key}`)))
  }, IN_VIEW)
  await expect(page.locator('h1')).toHaveCount(1)

  const files: string[] = []
  page.on('request', (request) => void files.push(request.url()))
  const before = await page.evaluate(() => window.addedRules.splice(0).length)
  await page.locator('header a[href="/ai-trip-planner"]').filter({ visible: true }).first().click()
  await expect(page.locator('main h1')).toHaveText('AI Trip Planner')
  expect(files.filter((url) => url.endsWith('.js'))).toEqual([])
  // What it showed nobody is not made again: its styles are here.
  const after = await page.evaluate(() => window.addedRules.length)
  expect(before).toBeGreaterThan(50)
  expect(after).toBeLessThan(before / 10)
})
