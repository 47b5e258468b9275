import { arrived } from '../../support/arrived.ts'
import { expect, test } from '../../support/journey.ts'

/** What is opened, on which page and at which width; none of its code is there before. */
const parts = [
  { button: 'Join Waitlist', path: '/terms', width: 1280, dialog: 'Join the waitlist' },
  { button: 'Menu', path: '/terms', width: 360, dialog: 'Menu' },
  { button: 'View package: Coachella', path: '/', width: 1280, dialog: 'Coachella' },
] as const

for (const { button, path, width, dialog } of parts)
  test(`without a connection ${button} says so in its place, leaves the page standing and opens once it is back`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|did not load/)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await arrived(page)
    await context.setOffline(true)
    const opener = page.getByRole('button', { name: button })
    await opener.click()
    const missing = page.getByRole('alert').filter({ hasText: 'This did not load.' })
    await expect(missing).toBeVisible()
    await expect(missing.getByRole('button', { name: 'Try again' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(missing).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(missing).toBeVisible()
    await context.setOffline(false)
    await missing.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(missing).toBeHidden()
  })
