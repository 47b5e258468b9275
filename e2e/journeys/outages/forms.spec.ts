import { contactMessages } from '@site/contracts/contact'
import { partnerMessages } from '@site/contracts/partner-messages'
import { site } from '@site/contracts/site'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { thinking } from '../../support/waits.ts'
import { toast } from '../../support/toast.ts'
import { startOwnPlatform, type OwnPlatform } from '../../support/own-platform.ts'

const siteDataDir = process.env['E2E_DATA_DIR']

let platform: OwnPlatform

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.skip(siteDataDir === undefined, 'needs the releases of a site it may copy')
test.skip(process.platform !== 'linux', 'finds the processes of the database in /proc')

test.beforeAll(async () => {
  if (siteDataDir !== undefined) platform = await startOwnPlatform(siteDataDir)
})
test.afterAll(() => platform?.stop())

const mailsAbout = async (text: string): Promise<number> =>
  (await platform.mails()).filter((mail) => mail.includes(text)).length

const openPartnerDialog = async (page: Page): Promise<Locator> => {
  await page.goto(`${platform.address}/partner-program`)
  await page.waitForFunction(() => 'openPartnerContact' in window)
  await page.evaluate(() => (window as unknown as { openPartnerContact: () => void }).openPartnerContact())
  return page.getByRole('dialog', { name: 'Get in Touch' })
}

test('with the database stopped the contact form keeps the input and says so; once it is back, one message lands', async ({
  page,
  complaints,
}) => {
  complaints.allow(/50[34]|Contact message not sent|reported/)
  const message = `Where do I collect ticket ${Date.now()}?`
  const fields = { Name: 'Ada Quinn', Email: 'ada@example.com', Message: message }
  await page.goto(`${platform.address}/contact`)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Subject').selectOption('Booking Support')
  await thinking(page)

  const goOn = await platform.stopDatabase()
  const failure = toast(page, contactMessages.failureToast.title)
  try {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('button', { name: contactMessages.submitting })).toBeDisabled()
    await expect(failure).toContainText(contactMessages.failureToast.description(site.supportEmail), {
      timeout: 45_000,
    })
  } finally {
    goOn()
  }
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  await expect(page.getByLabel('Subject')).toHaveValue('Booking Support')

  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click({ timeout: 1000 })
    await expect(page.locator('form').getByText(contactMessages.inline)).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect.poll(() => mailsAbout(message)).toBe(1)
})

test('with the backend dead Get in Touch counts its attempts; Retry after its return is one enquiry', async ({
  page,
  complaints,
}) => {
  // The direct fetch goes to the backend's own address, where nobody listens.
  complaints.allow(/50[234]|nquiry|reported|ERR_CONNECTION_REFUSED/)
  const company = `Harbour Hotels ${Date.now()}`
  const dialog = await openPartnerDialog(page)
  await dialog.getByLabel('Full name').fill('Ada Example')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByLabel('Company').fill(company)
  await thinking(page)
  await platform.killBackend()
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByRole('alert')).toContainText('(Attempt 1/3)', { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Retry Now' }).click()
  await expect(dialog.getByRole('alert')).toContainText('(Attempt 2/3)', { timeout: 30_000 })
  await platform.startBackend()
  await dialog.getByRole('button', { name: 'Retry Now' }).click()
  await expect(dialog.getByRole('status')).toHaveText(partnerMessages.success, { timeout: 30_000 })
  await expect.poll(() => mailsAbout(company)).toBe(1)
})
