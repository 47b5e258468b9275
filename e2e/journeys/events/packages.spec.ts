import type { Page } from 'playwright/test'
import { widths } from '../../support/widths.ts'
import { expect, test } from '../../support/journey.ts'

/** Title, total for two, for four with the upgrade, by spec §3 and §5. */
const packages = [
  ['Singapore F1', 'USD 2,299', 'USD 6,899'],
  ['Coachella', 'USD 1,899', 'USD 5,099'],
  ['London Business Summit', 'USD 1,299', 'USD 3,899'],
  ['Ultra Miami', 'USD 1,599', 'USD 5,299'],
] as const

const bookAndForget = async (page: Page, [title, plain, upgraded]: (typeof packages)[number]): Promise<void> => {
  const open = page.getByRole('button', { name: `View package: ${title}` })
  await open.click()
  const dialog = page.getByRole('dialog', { name: title })
  const total = dialog.getByTestId('total')
  await expect(total).toHaveText(plain)
  await dialog.getByRole('button', { name: 'One guest more' }).click()
  await dialog.getByRole('button', { name: 'One guest more' }).click()
  await expect(dialog.getByRole('button', { name: 'One guest more' })).toBeDisabled()
  await expect(dialog.getByText('This room sleeps 4.')).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await expect(total).toHaveText(upgraded)

  await dialog.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(dialog.getByRole('heading', { name: 'Checkout' })).toBeFocused()
  await expect(dialog.getByText(/nothing is charged/)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  // No package is under 500.
  await expect(dialog.getByRole('radio', { name: 'Buy now, pay later' })).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Cryptocurrency' }).check()
  await dialog.getByRole('button', { name: 'Confirm demo booking' }).click()

  await expect(dialog.getByText(/^#PKG\d{6}$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await expect(total).toHaveText(plain)
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(dialog.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
}

for (const { name, width, height } of widths)
  test(`at ${name} every package is booked, and forgotten on closing`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const each of packages) {
      await test.step(each[0], () => bookAndForget(page, each))
      // Seen once with all that moves; the celebration of every booking would be drawn by the processor.
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
  })

test('the celebration lasts three seconds, and the id is made of the time', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'View package: Coachella' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.clock.install({ time: new Date(1_795_260_123_456) })
  await page.clock.pauseAt(new Date(1_795_260_654_321))
  await dialog.getByRole('button', { name: 'Confirm demo booking' }).click()
  await expect(dialog.getByText('#PKG654321')).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page.locator('[data-celebration]')).toBeAttached()
  await page.clock.runFor(200)
  await expect(page.locator('[data-celebration]')).not.toBeAttached()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('no confetti is shown', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'View package: Ultra Miami' }).click()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await page.getByRole('button', { name: 'Confirm demo booking' }).click()
    await expect(page.getByText(/^#PKG\d{6}$/)).toBeVisible()
    await expect(page.locator('[data-celebration]')).not.toBeAttached()
  })
})
