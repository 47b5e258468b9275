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

for (const { name, width, height } of widths)
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height } })
    test.describe.configure({ timeout: 120_000 })
    for (const [path, title] of pages)
      test(`${path} has one heading and nothing axe objects to`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
        await page.waitForLoadState('networkidle')
        expect(await axeViolations(page)).toEqual([])
      })

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

test.describe('at 320', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  for (const [path] of pages)
    test(`${path} scrolls no way but down, and doubled text is not cut`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await sidewaysScroll(page)).toBe(0)
      await doubleText(page)
      expect(await cutOff(page)).toEqual([])
    })
})
