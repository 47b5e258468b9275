import { contactMessages, contactSubjects } from '@site/contracts/contact'
import { site } from '@site/contracts/site'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/journey.ts'
import { thinking } from '../../support/waits.ts'
import { toast } from '../../support/toast.ts'

const valid = {
  Name: 'Ada Quinn',
  Email: 'ada@example.com',
  Subject: 'Booking Support',
  Message: 'Where do I collect my tickets?',
} as const
type Field = keyof typeof valid
type Fields = Readonly<Record<Field, string>>

const control = (page: Page, field: Field) => page.getByLabel(field, { exact: true })

const fill = async (page: Page, fields: Fields): Promise<void> => {
  await control(page, 'Name').fill(fields.Name)
  await control(page, 'Email').fill(fields.Email)
  if (fields.Subject !== '') await control(page, 'Subject').selectOption(fields.Subject)
  await control(page, 'Message').fill(fields.Message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const isCall = (url: string): boolean => url.endsWith('/functions/v1/send-contact-email')

test.beforeEach(({ page }) => page.goto('/contact'))

const rules: readonly (readonly [string, Partial<Fields>, Field, string])[] = [
  // First: what another rule chose, the browser may bring back.
  ['no subject', { Subject: '' }, 'Subject', contactMessages.subject],
  ['no name', { Name: '' }, 'Name', contactMessages.name],
  ['a name of blanks', { Name: '   ' }, 'Name', contactMessages.name],
  ['a name of one letter', { Name: 'A' }, 'Name', contactMessages.name],
  ['no email', { Email: '' }, 'Email', contactMessages.emailRequired],
  ['an email without @', { Email: 'ada.example.com' }, 'Email', contactMessages.emailInvalid],
  ['an email without a dot', { Email: 'ada@example' }, 'Email', contactMessages.emailInvalid],
  ['no message', { Message: '' }, 'Message', contactMessages.message],
  ['a message of nine letters', { Message: 'nineletts' }, 'Message', contactMessages.message],
]

test('each rule: its message, a toast, nothing sent, and the error goes with the next edit', async ({ page }) => {
  test.setTimeout(90_000)
  const calls: string[] = []
  page.on('request', (request) => isCall(request.url()) && calls.push(request.url()))
  for (const [name, change, field, message] of rules)
    await test.step(name, async () => {
      await page.goto('/contact')
      await fill(page, { ...valid, ...change })
      await send(page)
      await expect(control(page, field)).toHaveAccessibleDescription(message)
      await expect(control(page, field)).toHaveAttribute('aria-invalid', 'true')
      await expect(control(page, field)).toBeFocused()
      const { title, description } = contactMessages.invalidToast
      await expect(toast(page, title)).toContainText(description)
      expect(calls).toEqual([])
      if (field === 'Subject') await control(page, field).selectOption('Other')
      else await control(page, field).pressSequentially('x')
      await expect(page.locator('form').getByText(message)).toHaveCount(0)
    })
})

test('has its placeholders, subjects and ways to reach us, and an edit clears the error of that field alone', async ({
  page,
}) => {
  await test.step('placeholders and subjects', async () => {
    const { placeholders } = contactMessages
    await expect(page.getByPlaceholder(placeholders.name)).toBeVisible()
    await expect(page.getByPlaceholder(placeholders.email)).toBeVisible()
    await expect(page.getByPlaceholder(placeholders.message)).toBeVisible()
    await expect(control(page, 'Subject').locator('option')).toHaveText([placeholders.subject, ...contactSubjects])
  })
  await test.step('every way to reach us', async () => {
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: site.partnershipsEmail })).toHaveAttribute(
      'href',
      `mailto:${site.partnershipsEmail}`,
    )
    await expect(main.getByRole('link', { name: site.supportEmail }).first()).toBeVisible()
    await expect(main).toContainText(/Phone and live chat\s*Coming soon/i)
    await expect(main).toContainText(site.company.address[0])
    await expect(main).toContainText(/put URGENT in the subject line/)
    await expect(main).toContainText('24 hours')
    await expect(main).toContainText('48 hours')
  })
  await test.step('an edit clears the error of that field alone', async () => {
    await send(page)
    for (const message of [
      contactMessages.name,
      contactMessages.emailRequired,
      contactMessages.subject,
      contactMessages.message,
    ])
      await expect(page.locator('form').getByText(message)).toBeVisible()
    await control(page, 'Email').pressSequentially('a')
    await expect(page.locator('form').getByText(contactMessages.emailRequired)).toHaveCount(0)
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(3)
  })
})

test('success: Sending..., then thanks inline and as a toast, and an empty form', async ({ page }) => {
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await fill(page, valid)
  const asked = page.waitForRequest((request) => isCall(request.url()))
  await thinking(page)
  await send(page)
  const sending = page.getByRole('button', { name: contactMessages.submitting, exact: true })
  await expect(sending).toBeDisabled()
  const request = await asked
  expect(request.postDataJSON()).toEqual({
    name: valid.Name,
    email: valid.Email,
    subject: valid.Subject,
    message: valid.Message,
    formType: 'contact',
    hp: '',
    elapsedMs: expect.any(Number),
  })
  expect(request.headers()['idempotency-key']).toMatch(/^\S{8,128}$/)
  await expect(page.locator('form').getByText(contactMessages.inline)).toBeVisible()
  const { title, description } = contactMessages.successToast
  await expect(toast(page, title)).toContainText(description)
  for (const field of ['Name', 'Email', 'Subject', 'Message'] as const)
    await expect(control(page, field)).toHaveValue('')
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0)
})

test('failure: a toast, the input kept, and the next try is the same submission', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Contact message not sent|Failed to fetch|reported/)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => isCall(request.url()) && keys.push(request.headers()['idempotency-key']))
  await fill(page, valid)
  await thinking(page)
  await context.setOffline(true)
  await send(page)
  const { title, description } = contactMessages.failureToast
  await expect(toast(page, title)).toContainText(description(site.supportEmail))
  for (const field of ['Name', 'Email', 'Subject', 'Message'] as const)
    await expect(control(page, field)).toHaveValue(valid[field])
  await context.setOffline(false)
  await send(page)
  await expect(page.locator('form').getByText(contactMessages.inline)).toBeVisible()
  await expect(toast(page, contactMessages.successToast.title)).toBeVisible()
  await expect(toast(page, title)).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)
})
