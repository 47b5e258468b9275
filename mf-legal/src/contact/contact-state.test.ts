import { contactMessages, contactSubjects } from '@site/contracts/contact'
import { describe, expect, test } from 'vitest'
import {
  checkContact,
  contactReducer,
  initialContact,
  type ContactErrors,
  type ContactState,
  type ContactValues,
} from './contact-state.ts'

const valid: ContactValues = {
  name: 'Ada Quinn',
  email: 'ada@example.com',
  subject: 'Booking Support',
  message: 'Where do I collect my tickets?',
}

describe('contact rules (spec §5)', () => {
  test.each<[string, Partial<ContactValues>, ContactErrors]>([
    ['no name', { name: '' }, { name: contactMessages.name }],
    ['a name of blanks', { name: '   ' }, { name: contactMessages.name }],
    ['a name of one letter', { name: ' A ' }, { name: contactMessages.name }],
    ['no email', { email: '' }, { email: contactMessages.emailRequired }],
    ['blank email', { email: '  ' }, { email: contactMessages.emailRequired }],
    ['email without @', { email: 'ada.example.com' }, { email: contactMessages.emailInvalid }],
    ['email without dot', { email: 'ada@example' }, { email: contactMessages.emailInvalid }],
    ['email with a space', { email: 'ada q@example.com' }, { email: contactMessages.emailInvalid }],
    ['no subject', { subject: '' }, { subject: contactMessages.subject }],
    ['a subject not on the list', { subject: 'Complaint' }, { subject: contactMessages.subject }],
    ['no message', { message: '' }, { message: contactMessages.message }],
    ['a message of nine letters', { message: ' nineletts ' }, { message: contactMessages.message }],
  ])('%s', (_, change, errors) => {
    expect(checkContact({ ...valid, ...change })).toEqual({ ok: false, errors })
  })

  test('shows an error on every field when all are empty', () => {
    expect(checkContact(initialContact.values)).toEqual({
      ok: false,
      errors: {
        name: contactMessages.name,
        email: contactMessages.emailRequired,
        subject: contactMessages.subject,
        message: contactMessages.message,
      },
    })
  })

  test.each(contactSubjects)('accepts subject %s, and trims text', (subject) => {
    expect(checkContact({ ...valid, name: ' Li ', message: ' ten letter ', subject })).toEqual({
      ok: true,
      form: { ...valid, name: 'Li', message: 'ten letter', subject },
    })
  })
})

describe('contact states (spec §4)', () => {
  const wrong: ContactState = {
    values: { ...valid, name: 'A', email: '' },
    errors: { name: contactMessages.name, email: contactMessages.emailRequired },
    status: 'idle',
  }

  test('ignores edits while a message is being sent', () => {
    const submitting: ContactState = { values: valid, errors: {}, status: 'submitting' }
    expect(contactReducer(submitting, { type: 'edit', field: 'message', value: 'Another' })).toBe(submitting)
  })

  test('clears only the error of the edited field', () => {
    const next = contactReducer(wrong, { type: 'edit', field: 'name', value: 'Al' })
    expect(next.values.name).toBe('Al')
    expect(next.errors).toEqual({ email: contactMessages.emailRequired })
  })

  test('keeps what was typed after a failure', () => {
    const sending = contactReducer({ ...wrong, values: valid }, { type: 'submit' })
    expect(sending).toEqual({ values: valid, errors: {}, status: 'submitting' })
    expect(contactReducer(sending, { type: 'failed' })).toEqual({ values: valid, errors: {}, status: 'idle' })
  })

  test('clears fields and errors after success, and the thank-you at the next edit', () => {
    const sent = contactReducer({ ...wrong, status: 'submitting' }, { type: 'sent' })
    expect(sent).toEqual({ ...initialContact, status: 'sent' })
    expect(contactReducer(sent, { type: 'edit', field: 'name', value: 'B' }).status).toBe('idle')
  })
})
