import { longListBudgets } from '@site/contracts/web-budgets'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

/** The foot of the Eiffel Tower: some 1,700 hotels within reach. */
const MANY_HOTELS = '/location?q=48.8584,2.2945'
const LISTED = 100

const listHundred = async (page: Page) => {
  await page.goto(MANY_HOTELS)
  const rows = page.locator('li[id^="hotel-"]')
  await expect(rows.first()).toBeVisible()
  for (let listed = await rows.count(); listed < LISTED; listed = await rows.count()) {
    await page.getByRole('button', { name: /more hotels/ }).click()
    await expect.poll(() => rows.count()).toBeGreaterThan(listed)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return rows
}

test.use({ viewport: { width: 1280, height: 800 } })

test('pointing at one of a hundred hotels changes that hotel alone, in the list, on the strip and on the map', async ({
  page,
}) => {
  const rows = await listHundred(page)
  const map = page.getByRole('region', { name: /^Map of/ })
  const plan = page.getByRole('img', { name: /^Plan of/ })
  await expect(map.or(plan)).toBeVisible({ timeout: 20_000 })
  // The drawn plan of a device without maps has a mark for each hotel, and moves with nothing.
  if (await map.isVisible())
    expect(await map.locator('.maplibregl-marker').count()).toBeLessThanOrEqual(longListBudgets.mapElements)

  const shown = page.getByRole('listbox', { name: /^Hotels by minutes/ }).getByRole('option', { selected: true })
  const pointAt = async (index: number) => {
    const heading = rows.nth(index).getByRole('heading')
    await heading.hover()
    const name = (await heading.textContent()) ?? ''
    await expect.poll(() => shown.evaluateAll((all) => all.map((each) => each.ariaLabel).join())).toContain(name)
  }
  await pointAt(0)
  // The map has come whole, with what it says of its sources.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    // What the shell does meanwhile, as rehearsing another page, stands outside.
    const changed = new Set<Node>()
    Object.assign(window, { changed })
    new MutationObserver((list) => {
      for (const { target } of list) changed.add(target)
    }).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await pointAt(1)
  const changed = await page.evaluate(() =>
    'changed' in window && window.changed instanceof Set ? [...window.changed].map(String) : [],
  )
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length, changed.join(', ')).toBeLessThanOrEqual(longListBudgets.nodesPointing)
})

test('pages of rows far below the screen wait to be laid out, and a change of the address writes down no box of the list', async ({
  page,
}) => {
  const rows = await listHundred(page)
  const pageOf = (index: number) => rows.nth(index).locator('..')
  await expect(pageOf(LISTED - 1)).toHaveCSS('content-visibility', 'auto')
  await expect(pageOf(0)).toHaveCSS('content-visibility', 'visible')
  const kept = rows.locator('input:not([autocomplete="off"]), select:not([autocomplete="off"]), textarea')
  await expect(kept).toHaveCount(0)
})
