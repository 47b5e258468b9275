import type { Page } from 'playwright/test'
import { axeViolations } from '../../support/axe.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { expect, test } from '../../support/journey.ts'
import { atRest, idle } from '../../support/waits.ts'
import { widths } from '../../support/widths.ts'

const pages = [
  ['/', 'Book hotels by event, venue or address'],
  ['/sports', 'Sports Events'],
  ['/music', 'Music Concerts'],
  ['/business', 'Business Events & Expos'],
  ['/location', 'Find Hotels by Location'],
  ['/flights', 'Flights'],
  ['/demo', 'See how a booking works'],
  ['/sports?event=mel-e-australian-open&walk=30&night=1', 'Sports Events'],
] as const

/** Runs axe at the phone's and the desktop's width, on the page as it stands. */
const expectNoBarrier = async (page: Page, where: string): Promise<void> => {
  for (const { name, width, height } of widths) {
    await page.setViewportSize({ width, height })
    await idle(page)
    expect.soft(await axeViolations(page), `${where} at ${name}`).toEqual([])
  }
}

for (const [path, title] of pages)
  test(`${path} has one heading, nothing axe objects to, and scrolls no way but down`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText([title])
    await page.waitForLoadState('networkidle')
    expect.soft(await sidewaysScroll(page), 'px beyond the window at 320').toBe(0)
    await expectNoBarrier(page, path)
    await page.setViewportSize({ width: 320, height: 700 })
    await idle(page)
    await doubleText(page)
    expect.soft(await cutOff(page), 'cut off with doubled text').toEqual([])
  })

for (const { name, width, height } of widths)
  test(`the package dialog has nothing axe objects to, in all its steps, at ${name}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByRole('button', { name: 'View package: Singapore F1' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await atRest(page)
    expect.soft(await axeViolations(page), 'the package').toEqual([])
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    expect.soft(await axeViolations(page), 'the checkout').toEqual([])
    await page.getByRole('button', { name: 'Confirm demo booking' }).click()
    expect.soft(await axeViolations(page), 'the confirmation').toEqual([])
  })

for (const { name, width, height } of widths)
  test(`the steps of the demo and its room dialog have nothing axe objects to at ${name}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/demo')
    for (const step of [2, 3, 4, 5, 6]) {
      await page.getByRole('button', { name: new RegExp(`^Step ${step}:`) }).click()
      await atRest(page)
      expect.soft(await axeViolations(page), `step ${step}`).toEqual([])
    }
    await page.getByRole('button', { name: /^Step 3:/ }).click()
    await page.getByRole('button', { name: 'Choose a room at The Deuce' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await atRest(page)
    expect(await axeViolations(page)).toEqual([])
  })
