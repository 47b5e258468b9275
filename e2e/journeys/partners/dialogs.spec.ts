import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'

/** Opens a dialog from a button, checks its name, and that Escape brings focus back to that button. */
const opens = async (page: Page, button: string, dialogName: string, nth = 0): Promise<void> => {
  const opener = page.locator('main').getByRole('button', { name: button, exact: true }).nth(nth)
  const dialog = page.getByRole('dialog', { name: dialogName })
  // The page can be read before it can be used: press until it answers.
  await expect(async () => {
    if (!(await dialog.isVisible())) await opener.click()
    await expect(dialog).toBeVisible({ timeout: 1500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

for (const { path, button, dialog, count } of [
  { path: '/partners', button: 'Contact Us', dialog: 'Get in Touch', count: 4 },
  { path: '/partner-portal', button: 'Contact Us', dialog: 'Get in Touch', count: 2 },
  { path: '/partner-program', button: 'Contact Us', dialog: 'Get in Touch', count: 1 },
  { path: '/careers', button: 'Get career notifications', dialog: 'Get Career Notifications', count: 1 },
  { path: '/membership', button: 'Join the waitlist', dialog: 'Join the waitlist', count: 1 },
] as const)
  test(`every “${button}” on ${path} opens ${dialog} and gets the focus back`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main').getByRole('button', { name: button, exact: true })).toHaveCount(count)
    for (let nth = 0; nth < count; nth += 1) await opens(page, button, dialog, nth)
  })

test('the dialog opens from the keyboard', async ({ page }) => {
  await page.goto('/partner-portal')
  const opener = page.locator('main').getByRole('button', { name: 'Contact Us' }).first()
  await expect(async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Get in Touch' })).toBeVisible({ timeout: 1500 })
  }).toPass()
})
