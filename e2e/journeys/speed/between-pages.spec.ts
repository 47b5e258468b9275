import { expect, test } from '../../support/journey.ts'

declare global {
  interface Window {
    /** What scripts added to style sheets since the document was loaded. */
    addedRules: string[]
  }
}

/** A page of each remote, and those whose layout depends on the room they have. */
const PAGES = ['/sports', '/ai-trip-planner', '/partner-portal', '/careers', '/refunds', '/corporate']

test.use({ viewport: { width: 1280, height: 800 } })

test('no page adds a rule for which the browser reads its style sheet again and restyles the page that is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addedRules = []
    const insertRule = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
      window.addedRules.push(rule)
      return insertRule.call(this, rule, index)
    }
  })
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
