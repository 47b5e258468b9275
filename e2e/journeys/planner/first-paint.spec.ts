import { WITHOUT_CODE_MS } from '@site/contracts/page-elements'
import type { Page } from 'playwright/test'
import { holdCode } from '../../support/hold-code.ts'
import { expect, test } from '../../support/journey.ts'
import { linkOf, planFor, stopsOf } from './planner.ts'

/** Notes in the page whether the form was ever painted, other than because no code came: a loaded machine takes as long as that wait. */
const watchForm = (page: Page): Promise<unknown> =>
  page.addInitScript((withoutCode) => {
    const own = window.setTimeout.bind(window)
    const later = (work: TimerHandler, ms?: number, ...rest: unknown[]): number =>
      ms === withoutCode ? 0 : own(work, ms, ...rest)
    Object.assign(window, { setTimeout: later })
    const look = (): void => {
      const form = document.querySelector('form [name="destination"]')
      if (form instanceof HTMLElement && form.offsetParent !== null) document.documentElement.dataset['formSeen'] = ''
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, WITHOUT_CODE_MS)
const formSeen = (page: Page): Promise<boolean> => page.evaluate(() => 'formSeen' in document.documentElement.dataset)

test('a shared link never paints the form before its plan, however late the code comes', async ({ page, context }) => {
  await planFor(page, 'Melbourne', '1')
  const link = await linkOf(page)
  const shared = await context.newPage()
  await watchForm(shared)
  const open = await holdCode(shared)
  await shared.goto(link, { waitUntil: 'commit' })
  await expect(shared.getByRole('heading', { level: 1 })).toBeVisible()
  // Long enough for a person to see the form that must not be there.
  await shared.waitForTimeout(1000)
  expect(await formSeen(shared)).toBe(false)
  open()
  await expect(stopsOf(shared, 1)).toBeVisible()
  expect(await formSeen(shared)).toBe(false)
})

test('a reload shows the plan of the tab without the form before it', async ({ page }) => {
  await planFor(page, 'Melbourne', '1')
  await watchForm(page)
  await page.reload()
  await expect(stopsOf(page, 1)).toBeVisible()
  expect(await formSeen(page)).toBe(false)
})

test('where no code comes at all the form is there after a few seconds', async ({ page }) => {
  await holdCode(page)
  await page.goto('/ai-trip-planner#plan=abc', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Event or destination')).toBeHidden()
  await expect(page.getByLabel('Event or destination')).toBeVisible({ timeout: 10_000 })
})

test('the address without a plan shows the form at once', async ({ page }) => {
  await holdCode(page)
  await page.goto('/ai-trip-planner', { waitUntil: 'commit' })
  await expect(page.getByLabel('Event or destination')).toBeVisible()
})
