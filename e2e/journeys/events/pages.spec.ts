import { axeViolations } from '../../support/axe.ts'
import { cutOff, doubleText, sidewaysScroll } from '../../support/layout.ts'
import { expect, test } from '../../support/journey.ts'
import { atRest } from '../../support/waits.ts'
import { widths } from '../../support/widths.ts'

const pages = [
  ['/', 'Book hotels by event, venue or address'],
  ['/sports', 'Sports Events'],
  ['/music', 'Music Concerts'],
  ['/business', 'Business Events & Expos'],
  ['/location', 'Find Hotels by Location'],
  ['/flights', 'Flights'],
  ['/demo', 'See how a booking works'],
  ['/sports?event=mel-e-australian-open&walk=30', 'Hotels near Australian Open'],
] as const

for (const [path, title] of pages)
  test(`${path} has one heading, nothing axe objects to, and room for doubled text at 320`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
    for (const { name, width, height } of widths)
      await test.step(`at ${name}`, async () => {
        await page.setViewportSize({ width, height })
        await page.waitForLoadState('networkidle')
        expect(await axeViolations(page)).toEqual([])
      })
    await page.setViewportSize({ width: 320, height: 700 })
    // As a phone of that width loads it.
    await page.reload({ waitUntil: 'networkidle' })
    expect(await sidewaysScroll(page)).toBe(0)
    await doubleText(page)
    expect(await cutOff(page)).toEqual([])
  })

for (const { name, width, height } of widths)
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height } })
    test.describe.configure({ timeout: 120_000 })
    test('the package dialog has nothing axe objects to, in all its steps', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await page.getByRole('button', { name: 'View package: Singapore F1' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await atRest(page)
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Continue to checkout' }).click()
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Confirm demo booking' }).click()
      expect(await axeViolations(page)).toEqual([])
    })

    test('the steps of the demo and its room dialog have nothing axe objects to', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/demo')
      for (const step of [2, 3, 4, 5, 6]) {
        await page.getByRole('button', { name: new RegExp(`^Step ${step}:`) }).click()
        await atRest(page)
        expect(await axeViolations(page), `step ${step}`).toEqual([])
      }
      await page.getByRole('button', { name: /^Step 3:/ }).click()
      await page.getByRole('button', { name: 'Choose a room at The Deuce' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await atRest(page)
      expect(await axeViolations(page)).toEqual([])
    })
  })
