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

  test('every field speaks when all are empty', () => {
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

  test.each(contactSubjects)('subject %s is accepted, and text arrives trimmed', (subject) => {
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

  test('what is typed while a message is on its way is not taken: success would clear it unsent', () => {
    const submitting: ContactState = { values: valid, errors: {}, status: 'submitting' }
    expect(contactReducer(submitting, { type: 'edit', field: 'message', value: 'Another' })).toBe(submitting)
  })

  test('editing a field clears that error and no other', () => {
    const next = contactReducer(wrong, { type: 'edit', field: 'name', value: 'Al' })
    expect(next.values.name).toBe('Al')
    expect(next.errors).toEqual({ email: contactMessages.emailRequired })
  })

  test('a failure keeps what was typed', () => {
    const sending = contactReducer({ ...wrong, values: valid }, { type: 'submit' })
    expect(sending).toEqual({ values: valid, errors: {}, status: 'submitting' })
    expect(contactReducer(sending, { type: 'failed' })).toEqual({ values: valid, errors: {}, status: 'idle' })
  })

  test('success clears fields and errors; the thank-you goes with the next edit', () => {
    const sent = contactReducer({ ...wrong, status: 'submitting' }, { type: 'sent' })
    expect(sent).toEqual({ ...initialContact, status: 'sent' })
    expect(contactReducer(sent, { type: 'edit', field: 'name', value: 'B' }).status).toBe('idle')
  })
})
