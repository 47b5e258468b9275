import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactMessages } from '@site/contracts/contact'
import { partnerMessages } from '@site/contracts/partner-messages'
import type { EnginePage } from './support/engine-page.ts'
import { eventually } from './support/eventually.ts'
import { expect, PHONE, test } from './support/test.ts'

/** A form filled in faster than a person can is held back by the server, in ms. */
const THINKING_MS = 1000
const CONTACT_CALL = 'POST /functions/v1/send-contact-email'

const address = () => `visitor-${randomUUID()}@example.com`
const toast = (tab: EnginePage, title: string) => tab.css('[data-type][role]').words(title)

const fillContact = async (tab: EnginePage): Promise<void> => {
  await tab.role('textbox', 'Name').fill('Ada Quinn')
  await tab.role('textbox', 'Email').fill('ada@example.com')
  await tab.role('combobox', 'Subject').choose('Booking Support')
  await tab.role('textbox', 'Message').fill('Where do I collect my tickets?')
  await sleep(THINKING_MS)
}
const sendMessage = (tab: EnginePage) => tab.role('button', 'Send message').click()

test('an empty contact form says what is missing, sends nothing, and an edit clears its field', async ({
  tab,
  site,
}) => {
  await tab.resize(PHONE)
  await tab.open('/contact')
  await sendMessage(tab)
  const form = tab.css('main form')
  for (const message of [contactMessages.name, contactMessages.emailRequired, contactMessages.subject])
    await form.words(message).shown()
  await toast(tab, contactMessages.invalidToast.title).shown()
  expect((await tab.role('textbox', 'Name').shown()).focused).toBe(true)
  await tab.role('textbox', 'Email').fill('a')
  await form.words(contactMessages.emailRequired).gone()
  await form.words(contactMessages.name).shown()
  expect(site.requests()).not.toContain(CONTACT_CALL)
})

test('a contact message is sent, with thanks inline and as a toast, and an empty form', async ({ tab, site }) => {
  await tab.open('/contact')
  await fillContact(tab)
  site.inflict(/^\/functions\/v1\/send-contact-email/, 'held')
  await sendMessage(tab)
  expect((await tab.role('button', contactMessages.submitting).shown()).enabled).toBe(false)
  site.heal()
  await tab.css('main form').words(contactMessages.inline).shown()
  await toast(tab, contactMessages.successToast.title).shown()
  for (const name of ['Name', 'Email', 'Message']) expect((await tab.role('textbox', name).shown()).value).toBe('')
})

test('a contact message that finds no connection is kept, and the next try sends it once', async ({
  tab,
  site,
  allow,
}) => {
  allow(/Contact message not sent|did not load/)
  await tab.open('/contact')
  await fillContact(tab)
  site.inflict(/./, 'lost')
  await sendMessage(tab)
  await toast(tab, contactMessages.failureToast.title).shown()
  expect((await tab.role('textbox', 'Name').shown()).value).toBe('Ada Quinn')
  site.heal()
  await sendMessage(tab)
  await tab.css('main form').words(contactMessages.inline).shown()
})

test('the waitlist takes an entry once and says so the second time', async ({ tab, allow }) => {
  allow(/^answered 409/)
  const email = address()
  await tab.open('/terms')
  for (const message of ["You're on the list — thanks!", "You're already on the list — thanks!"]) {
    await tab.role('button', 'Join Waitlist').click()
    const dialog = tab.role('dialog', 'Join the waitlist')
    await dialog.role('textbox', 'Name').fill('Ada Example')
    await dialog.role('textbox', 'Email').fill(email)
    await dialog.role('button', 'Join the waitlist').click()
    await eventually(async () => (await dialog.role('status').texts()).join('')).toBe(message)
    await tab.press('Escape')
    await dialog.gone()
  }
})

test('the partner form says what is missing and then sends', async ({ tab }) => {
  await tab.resize(PHONE)
  await tab.open('/partner-program')
  await tab.css('main').role('button', 'Contact Us').click()
  const dialog = tab.role('dialog', 'Get in Touch')
  const send = dialog.role('button', 'Send enquiry')
  await send.click()
  await eventually(dialog.role('alert').texts).toEqual(['Name is required', 'Email is required'])
  await dialog.role('textbox', 'Full name').fill('Ada Example')
  await dialog.role('textbox', 'Email').fill('nonsense')
  await send.click()
  await eventually(dialog.role('alert').texts).toEqual(['Please enter a valid email address'])
  await dialog.role('textbox', 'Email').fill(address())
  await send.click()
  await eventually(async () => (await dialog.role('status').texts()).join('')).toBe(partnerMessages.success)
})
