import { randomUUID } from 'node:crypto'
import { axeViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { widths } from '../../support/widths.ts'

const address = () => `visitor-${randomUUID()}@example.com`

for (const { name, width, height } of widths)
  test.describe(`at ${name} px`, () => {
    test.use({ viewport: { width, height } })

    test('the waitlist takes an entry once and says so the second time', async ({ page, complaints }) => {
      complaints.allow(/409 \(Conflict\)/)
      const email = address()
      await page.goto('/terms')
      for (const message of ["You're on the list — thanks!", "You're already on the list — thanks!"]) {
        await page.waitForFunction(() => 'openWaitlist' in window)
        await page.evaluate(() => (window as unknown as { openWaitlist: () => void }).openWaitlist())
        const dialog = page.getByRole('dialog', { name: 'Join the waitlist' })
        await dialog.getByLabel('Name').fill('Ada Example')
        // Stored in lower case, so that another spelling is the same entry.
        await dialog.getByLabel('Email').fill(message.includes('already') ? email.toUpperCase() : email)
        await dialog.getByRole('button', { name: 'Join the waitlist' }).click()
        await expect(dialog.getByRole('status')).toHaveText(message)
        await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await page.evaluate(() => (window as unknown as { openWaitlist: () => void }).openWaitlist())
      await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('')
    })

    test('Get in Touch says what is missing and then sends', async ({ page }) => {
      await page.goto('/terms')
      await page.waitForFunction(() => 'openPartnerContact' in window)
      await page.evaluate(() => (window as unknown as { openPartnerContact: () => void }).openPartnerContact())
      const dialog = page.getByRole('dialog', { name: 'Get in Touch' })
      const send = dialog.getByRole('button', { name: 'Send enquiry' })
      await send.click()
      await expect(dialog.getByRole('alert')).toHaveText(['Name is required', 'Email is required'])
      await expect(dialog.getByLabel('Full name')).toBeFocused()
      await dialog.getByLabel('Email').fill('nonsense')
      await send.click()
      await expect(dialog.getByRole('alert')).toHaveText(['Name is required', 'Please enter a valid email address'])
      await dialog.getByLabel('Full name').fill('Ada Example')
      await expect(dialog.getByRole('alert')).toHaveText(['Please enter a valid email address'])
      await dialog.getByLabel('Email').fill(address())
      expect(await axeViolations(page)).toEqual([])
      await send.click()
      await expect(dialog.getByRole('status')).toHaveText("Thanks! We've emailed you a confirmation.")
      await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused()
    })
  })

test('an invalid waitlist entry silently does nothing; on /careers the waitlist is for career notifications', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.waitForFunction(() => 'openWaitlist' in window)
  await page.evaluate(() => (window as unknown as { openWaitlist: () => void }).openWaitlist())
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('   ')
  await dialog.getByLabel('Email').fill('a@b')
  await dialog
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    )
  await expect(dialog.getByRole('button', { name: 'Join the waitlist' })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await page.goto('/careers')
  await page.waitForFunction(() => 'openWaitlist' in window)
  await page.evaluate(() => (window as unknown as { openWaitlist: () => void }).openWaitlist())
  await expect(page.getByRole('dialog', { name: 'Get Career Notifications' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('offline, Get in Touch says so and keeps what was typed', async ({ page, context }) => {
  await page.goto('/terms')
  await page.waitForFunction(() => 'openPartnerContact' in window)
  await page.evaluate(() => (window as unknown as { openPartnerContact: () => void }).openPartnerContact())
  const dialog = page.getByRole('dialog', { name: 'Get in Touch' })
  await dialog.getByLabel('Full name').fill('Ada Example')
  await dialog.getByLabel('Email').fill(address())
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'No internet connection. Please check your network and try again.',
  )
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Retry Now' }).click()
  await expect(dialog.getByRole('status')).toHaveText("Thanks! We've emailed you a confirmation.")
})

test('with the backend down, Get in Touch counts three attempts and then names an address to write to', async ({
  page,
  complaints,
}) => {
  complaints.allow(/.*/)
  await page.clock.install()
  // The journey cannot stop the shared backend: it cuts this page off from it, as an unreachable server would.
  await page.route('**/functions/v1/notify-intake', (route) => route.abort('connectionrefused'))
  await page.goto('/terms')
  await page.waitForFunction(() => 'openPartnerContact' in window)
  await page.evaluate(() => (window as unknown as { openPartnerContact: () => void }).openPartnerContact())
  const dialog = page.getByRole('dialog', { name: 'Get in Touch' })
  await dialog.getByLabel('Full name').fill('Ada Example')
  await dialog.getByLabel('Email').fill(address())
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  for (const attempt of [1, 2, 3]) {
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(dialog.getByRole('alert')).toContainText(
        `Unable to reach the server. Please try again. (Attempt ${attempt}/3)`,
        { timeout: 300 },
      )
    }).toPass()
    if (attempt < 3) await dialog.getByRole('button', { name: 'Retry Now' }).click()
  }
  await expect(dialog.getByRole('button', { name: /Retry/ })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: /Write to/ })).toBeVisible()
})

test('after a lost answer the entry sent again with another name is known as a duplicate', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|409 \(Conflict\)|waitlist not sent/)
  let lost = false
  await page.route('**/rest/v1/waitlist*', async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    return route.abort()
  })
  await page.goto('/terms')
  await page.waitForFunction(() => 'openWaitlist' in window)
  await page.evaluate(() => (window as unknown as { openWaitlist: () => void }).openWaitlist())
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' })
  const join = dialog.getByRole('button', { name: 'Join the waitlist' })
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByLabel('Email').fill(address())
  await join.click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await dialog.getByLabel('Name').fill('Ada Example')
  await join.click()
  await expect(dialog.getByRole('status')).toHaveText("You're already on the list — thanks!")
})

for (const { what, open, width } of [
  { what: 'a dialog', open: 'Join Waitlist', width: 1280 },
  { what: 'the side menu', open: 'Menu', width: 360 },
])
  test(`the browser's Back closes ${what} and gives the page it leads to the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
