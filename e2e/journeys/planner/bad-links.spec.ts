import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { linkOf, planFor, stopsOf, titlesOf } from './planner.ts'

const alert = (page: Page) => page.locator('main').getByRole('alert')
/** Opens an address that differs only in its fragment, as from a bookmark. */
const open = async (page: Page, link: string): Promise<void> => {
  await page.goto('about:blank')
  await page.goto(link)
}

const DAMAGED = /part of its link is missing or was changed\. Ask for the link again\./
const TOO_LONG = /its link is longer than any link of ours/
/** A plan of a version to come, as its first numbers tell: packed and deflated as ours are. */
const NEWER = '4wkICgmLiAIA'

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`links that open no plan say why, above the form, at ${width} px; nobody’s plans are harmed`, async ({
    page,
    context,
  }) => {
    // Eight visits.
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await planFor(page, 'Melbourne', '2')
    const titles = await titlesOf(page, 1)
    const link = await linkOf(page)
    const before = await page.evaluate(() => localStorage.getItem('planner.plans'))
    const [code = ''] = link.split('#plan=').slice(1)
    const at = link.indexOf('#plan=') + 6
    const middle = at + Math.floor(code.length / 2)

    const reader = await context.newPage()
    await reader.setViewportSize({ width, height })
    const bad: readonly (readonly [string, RegExp])[] = [
      [link.slice(0, at + 40), DAMAGED],
      [link.slice(0, -20), DAMAGED],
      [`${link.slice(0, middle)}${link[middle] === 'A' ? 'B' : 'A'}${link.slice(middle + 1)}`, DAMAGED],
      [link.slice(0, middle) + link.slice(middle + 3), DAMAGED],
      [`${link.slice(0, at)}not%20a%20plan`, DAMAGED],
      [link.slice(0, at) + 'A'.repeat(100_000), TOO_LONG],
    ]
    for (const [address, words] of bad) {
      await open(reader, address)
      await expect(alert(reader)).toHaveText(words)
      await expect(reader.getByRole('button', { name: 'Plan my days' })).toBeVisible()
      // On the first screen, above the form: whoever opens a link looks for the plan, not below a form.
      await expect(alert(reader)).toBeInViewport({ ratio: 1 })
      const [said, form] = [await alert(reader).boundingBox(), await reader.locator('main form').first().boundingBox()]
      expect(said?.y).toBeLessThan(form?.y ?? 0)
      await expect(stopsOf(reader, 1)).toHaveCount(0)
      const sideways = await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    }
    expect(await axeViolations(reader)).toEqual([])
    // The list of saved plans is as it was, and the first tab still shows its own.
    expect(await reader.evaluate(() => localStorage.getItem('planner.plans'))).toBe(before)
    await page.reload()
    await expect(stopsOf(page, 1)).toBeVisible()
    expect(await titlesOf(page, 1)).toEqual(titles)
    // The same tab goes on with a sound link.
    await open(reader, link)
    await expect(stopsOf(reader, 1)).toBeVisible()
    await expect(alert(reader)).toHaveCount(0)
  })

test('a link that unpacks to far more than a plan takes no memory to speak of', async ({ page }) => {
  await page.goto('/ai-trip-planner')
  const used = async (): Promise<number> => {
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    await session.detach()
    return usedSize
  }
  const before = await used()
  for (let n = 0; n < 20; n += 1)
    await page.evaluate((i) => {
      window.location.hash = `plan=${'A'.repeat(100_000)}${i}`
    }, n)
  await expect(alert(page)).toHaveText(TOO_LONG)
  expect((await used()) - before).toBeLessThan(8 * 1024 * 1024)
})

test('a link of a version to come says so, and what to do', async ({ page }) => {
  await page.goto(`/ai-trip-planner#plan=${NEWER}`)
  await expect(alert(page)).toHaveText(/made by a newer version of the planner\. Reload the page/)
})
