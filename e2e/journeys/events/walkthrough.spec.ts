import type { Page } from 'playwright/test'
import { widths } from '../../support/widths.ts'
import { expect, test } from '../../support/journey.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const dot = (page: Page, step: number) => page.getByRole('button', { name: new RegExp(`^Step ${step}:`) })

for (const { name, width, height } of widths)
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height } })
    test('the demo is finished by mouse', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Try the demo' }).click()
      await expect(page.getByText(/nothing is booked and nothing is paid/)).toBeVisible()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(heading(page, 'Hotels found')).toBeFocused()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Choose a room at The Deuce' }).click()

      const rooms = page.getByRole('dialog', { name: 'Rooms at The Deuce' })
      const choices = rooms.getByRole('button', { name: /^Choose / })
      await expect(choices).toHaveCount(2)
      await rooms.getByRole('checkbox', { name: 'Breakfast included' }).check()
      await expect(choices).toHaveCount(2)
      await expect(rooms.getByRole('heading', { name: /Breakfast included/ })).toHaveCount(2)
      await rooms.getByRole('checkbox', { name: 'Free cancellation only' }).check()
      await expect(rooms.getByText('No rooms match your filters')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(rooms).toBeHidden()

      await page.getByRole('button', { name: 'Choose a room at Baseline House' }).click()
      await page.getByRole('button', { name: 'Choose Family loft' }).click()
      await expect(heading(page, 'Checkout')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Credit card' })).toBeChecked()
      await expect(page.getByRole('radio', { name: 'Buy now, pay later' })).toBeDisabled()
      await expect(page.getByText('Only for bookings under $500; this one is AUD 640.')).toBeVisible()
      await page.getByRole('button', { name: 'Complete Booking' }).click()
      await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
      await expect(heading(page, 'Booking complete')).toBeVisible()
      await page.getByRole('button', { name: 'View nearby spots' }).click()
      await expect(page.getByRole('button', { name: 'Add to My Plan' })).toHaveCount(4)
      for (const add of await page.getByRole('button', { name: 'Add to My Plan' }).all())
        await expect(add).toBeDisabled()
      await expect(page.getByRole('main').getByRole('link', { name: 'Find another event' })).toHaveAttribute(
        'href',
        '/',
      )
      await page.getByRole('button', { name: 'Next event: Ultra Music Festival' }).click()
      await expect(heading(page, 'Search event')).toBeVisible()
      await dot(page, 5).click()
      await expect(page.getByText(/still pending/)).toBeVisible()
    })

    test('the demo is finished by keyboard alone', async ({ page }) => {
      await page.goto('/demo')
      /** Tabs to what has the focus under that name, and presses it. */
      const press = async (label: RegExp, key = 'Enter') => {
        for (let tabs = 0; tabs < 60; tabs += 1) {
          await page.keyboard.press('Tab')
          const focused = await page.evaluate(() => {
            const element = document.activeElement
            const labelled = element?.closest('label')?.textContent ?? ''
            return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''} ${labelled}`.trim()
          })
          if (label.test(focused)) return page.keyboard.press(key)
        }
        throw new Error(`never reached ${label.source}`)
      }
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
      await press(/^Continue$/)
      await expect(heading(page, 'Hotels found')).toBeFocused()
      await press(/^Continue$/)
      await expect(page.getByRole('button', { name: 'Choose a room at Plane Tree Rooms' })).toBeVisible()
      await press(/^Choose a room at Plane Tree Rooms/)
      await expect(page.getByRole('dialog')).toBeVisible()
      await press(/^Choose Compact double/)
      await expect(heading(page, 'Checkout')).toBeFocused()
      await press(/^Credit card/, 'ArrowDown')
      await expect(page.getByRole('radio', { name: 'Buy now, pay later' })).toBeChecked()
      await press(/^Complete Booking$/)
      await expect(heading(page, 'Booking complete')).toBeFocused()
      await press(/^View nearby spots$/)
      await expect(heading(page, 'Nearby spots')).toBeFocused()
      await press(/^Find another event$/)
      await expect(page).toHaveURL(/\/$/)
    })
  })

test('the timings are those of the specification', async ({ page }) => {
  await page.clock.install()
  await page.goto('/demo')
  const typed = page.locator('[data-typed]')
  await expect(typed).toHaveValue(/^Aus/, { timeout: 15_000 })
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Canton Fair' }).click()
  for (const [ms, text] of [
    [90, ''],
    [20, 'C'],
    [500, 'Canton'],
    [1200, 'Canton Fair, Guang'],
  ] as const) {
    await page.clock.runFor(ms)
    await expect(typed).toHaveValue(text)
  }
  await page.clock.runFor(400)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const revealed = page.locator('[data-revealed="true"]')
  await page.clock.runFor(290)
  await expect(revealed).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(revealed).toHaveCount(1)
  await page.clock.runFor(900)
  await expect(revealed).toHaveCount(4)

  await page.getByRole('button', { name: 'Choose a room at Pearl Ledger' }).click()
  await page.clock.runFor(300)
  await page.getByRole('button', { name: 'Choose Desk double' }).click()
  await page.clock.runFor(480)
  await expect(heading(page, 'Browse hotels')).toBeVisible()
  await page.clock.runFor(40)
  await expect(heading(page, 'Checkout')).toBeVisible()

  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await page.clock.runFor(680)
  await expect(heading(page, 'Checkout')).toBeVisible()
  await page.clock.runFor(40)
  await expect(heading(page, 'Booking complete')).toBeVisible()
  await expect(page.locator('[data-celebration]')).toBeAttached()

  await page.getByRole('button', { name: 'View nearby spots' }).click()
  await page.clock.runFor(90)
  await expect(revealed).toHaveCount(0)
  await page.clock.runFor(320)
  await expect(revealed).toHaveCount(4)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing is typed, revealed or celebrated: it is there at once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/demo')
    await expect(page.locator('[data-typed]')).toHaveValue('Australian Open, Melbourne')
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('[data-revealed="true"]')).toHaveCount(4)
    await page.getByRole('button', { name: 'Choose a room at Yarra Lantern' }).click()
    await page.getByRole('button', { name: 'Choose River queen' }).click()
    await page.clock.runFor(600)
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await page.clock.runFor(800)
    await expect(heading(page, 'Booking complete')).toBeVisible()
    await expect(page.locator('[data-celebration]')).not.toBeAttached()
  })
})

test('home and another event reset everything', async ({ page }) => {
  await page.goto('/demo')
  await dot(page, 4).click()
  await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeDisabled()
  await page.getByRole('button', { name: 'Browse hotels', exact: true }).click()
  await page.getByRole('button', { name: 'Choose a room at Baseline House' }).click()
  await page.getByRole('button', { name: 'Choose Courtside queen' }).click()
  await expect(heading(page, 'Checkout')).toBeVisible()
  await page.getByRole('radio', { name: 'Buy now, pay later' }).check()
  await page.getByRole('button', { name: 'Ultra Music Festival' }).click()
  await expect(heading(page, 'Search event')).toBeVisible()
  await dot(page, 4).click()
  await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await dot(page, 5).click()
  await page.getByRole('button', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
