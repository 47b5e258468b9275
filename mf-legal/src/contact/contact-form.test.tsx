import { contactForm, contactMessages, contactSubjects } from '@site/contracts/contact'
import { BackendError, type Backend } from '@stageside/kit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { ContactForm } from './contact-form.tsx'

const valid = {
  Name: 'Ada Quinn',
  Email: 'ada@example.com',
  Subject: 'Booking Support',
  Message: 'Where do I collect my tickets?',
}
type Field = keyof typeof valid
const toast = vi.fn()
/** One for all messages of the form: the next one replaces the last. */
const id = 'contact-form'
const report = vi.fn()
const invoke = vi.fn<Backend['invoke']>()

const control = (field: Field) => screen.getByLabelText<HTMLInputElement>(field)
const edit = (field: Field, value: string) => fireEvent.change(control(field), { target: { value } })
const button = () => screen.getByRole<HTMLButtonElement>('button')
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const shown = (change: Partial<typeof valid> = {}) => {
  render(
    <InShell invoke={invoke} toast={toast} report={report}>
      <ContactForm />
    </InShell>,
  )
  for (const field of ['Name', 'Email', 'Subject', 'Message'] as const) edit(field, change[field] ?? valid[field])
}
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const keys = () => invoke.mock.calls.map(([, , options]) => options?.idempotencyKey)

beforeEach(() => {
  toast.mockReset()
  report.mockReset()
  invoke.mockReset().mockResolvedValue({})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('contact rules (spec §5)', () => {
  test.each<[string, Partial<typeof valid>, string]>([
    ['no name', { Name: '' }, contactMessages.name],
    ['a name of blanks', { Name: '   ' }, contactMessages.name],
    ['a name of one letter', { Name: ' A ' }, contactMessages.name],
    ['no email', { Email: '' }, contactMessages.emailRequired],
    ['blank email', { Email: '  ' }, contactMessages.emailRequired],
    ['email without @', { Email: 'ada.example.com' }, contactMessages.emailInvalid],
    ['email without dot', { Email: 'ada@example' }, contactMessages.emailInvalid],
    ['email with a space', { Email: 'ada q@example.com' }, contactMessages.emailInvalid],
    ['no subject', { Subject: '' }, contactMessages.subject],
    ['no message', { Message: '' }, contactMessages.message],
    ['a message of nine letters', { Message: ' nineletts ' }, contactMessages.message],
  ])('%s: its message, the focus, a toast, and nothing is sent', async (_, change, message) => {
    shown(change)
    await submit()
    expect(errors()).toEqual([message])
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(toast).toHaveBeenCalledExactlyOnceWith({ id, ...contactMessages.invalidToast, tone: 'destructive' })
    expect(invoke).not.toHaveBeenCalled()
  })

  test('shows an error on every field when all are empty, and an edit clears that of its field alone', async () => {
    shown({ Name: '', Email: '', Subject: '', Message: '' })
    await submit()
    const { name, emailRequired, subject, message } = contactMessages
    expect(errors()).toEqual([name, emailRequired, subject, message])
    expect(document.activeElement).toBe(control('Name'))
    edit('Email', 'a')
    expect(errors()).toEqual([name, subject, message])
  })

  test('refuses a subject not on the list', () => {
    const { error } = contactForm.safeParse({
      name: 'Ada',
      email: 'a@b.c',
      subject: 'Complaint',
      message: valid.Message,
    })
    expect(error?.issues).toMatchObject([{ path: ['subject'], message: contactMessages.subject }])
  })

  test.each(contactSubjects)('accepts subject %s, and trims text', async (subject) => {
    shown({ Name: ' Li ', Message: ' ten letter ', Subject: subject })
    await submit()
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({ name: 'Li', message: 'ten letter', subject })
  })
})

describe('contact states (spec §4)', () => {
  test('while a message is being sent the button says so, and nothing can be edited or sent again', async () => {
    invoke.mockReturnValue(new Promise(() => undefined))
    shown()
    await submit()
    expect([button().textContent, button().disabled]).toEqual([contactMessages.submitting, true])
    expect((['Name', 'Email', 'Message'] as const).map((field) => control(field).readOnly)).toEqual([true, true, true])
    expect(control('Subject').disabled).toBe(true)
    await submit()
    expect(invoke).toHaveBeenCalledOnce()
  })

  test('success: thanks inline and as a toast, an empty form; the next edit takes the thanks away', async () => {
    shown({ Name: 'A' })
    await submit()
    edit('Name', 'Ada')
    toast.mockReset()
    await submit()
    expect(screen.getByRole('status').textContent).toBe(contactMessages.inline)
    expect(toast).toHaveBeenCalledExactlyOnceWith({ id, ...contactMessages.successToast, tone: 'success' })
    for (const field of ['Name', 'Email', 'Subject', 'Message'] as const) expect(control(field).value).toBe('')
    expect([errors(), button().textContent]).toEqual([[], 'Send message'])
    edit('Name', 'B')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('failure: a toast, the input kept, and a report without the words of the person', async () => {
    invoke.mockRejectedValue(new BackendError('fetch', 'Unable to reach the server.'))
    shown()
    await submit()
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      id,
      title: 'Something went wrong',
      description: 'Please try again or email us directly at support@stageside.example',
      tone: 'destructive',
    })
    for (const field of ['Name', 'Email', 'Subject', 'Message'] as const)
      expect(control(field).value).toBe(valid[field])
    expect([button().textContent, button().disabled]).toEqual(['Send message', false])
    expect(report).toHaveBeenCalledOnce()
  })

  test('fails at once without a connection', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false })
    invoke.mockRejectedValue(new BackendError('fetch', 'Unable to reach the server.'))
    shown()
    window.dispatchEvent(new Event('offline'))
    await submit()
    expect(toast).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('online'))
  })
})

describe('the key of a message', () => {
  test('is the same for all attempts, and another after an edit', async () => {
    invoke.mockRejectedValue(new BackendError('fetch', 'away'))
    shown()
    await submit()
    await submit()
    edit('Message', 'Where do I leave my luggage?')
    await submit()
    const [first, second, third] = keys()
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })

  test('is made on a plain-http host too, which has no crypto.randomUUID', async () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    shown()
    await submit()
    expect(keys()[0]).toMatch(/^[\w-]{22}$/)
  })
})
