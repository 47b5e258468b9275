import { contactMessage } from '@site/contracts/contact'
import { BackendError, type Backend } from '@stageside/kit'
import { describe, expect, test, vi } from 'vitest'
import { reportable, sendContact, type ContactSubmission } from './send-contact.ts'

const submission: ContactSubmission = {
  form: { name: 'Ada Quinn', email: 'ada@example.com', subject: 'Other', message: 'A message of ten letters' },
  hp: '',
  elapsedMs: 4200,
  key: 'one-key',
}
const answering = (answer: unknown) => {
  const invoke = vi.fn<Backend['invoke']>().mockResolvedValue(answer)
  const backend: Backend = {
    invoke,
    directFetch: () => Promise.reject(new Error('not used')),
    joinWaitlist: () => Promise.reject(new Error('not used')),
    diagnose: () => Promise.reject(new Error('not used')),
  }
  return { backend, invoke }
}

describe('sending a contact message', () => {
  test('sends the body of the contract, with the two spam fields and an idempotency key', async () => {
    const { backend, invoke } = answering({ ok: true })
    await sendContact(backend, submission)
    const [name, body, options] = invoke.mock.calls[0] ?? []
    expect(name).toBe('send-contact-email')
    expect(contactMessage.safeParse(body).success).toBe(true)
    expect(body).toEqual({ ...submission.form, formType: 'contact', hp: '', elapsedMs: 4200 })
    expect(options).toEqual({ idempotencyKey: 'one-key' })
  })

  test('rejects an answer with an error field', async () => {
    await expect(sendContact(answering({ error: 'mailbox full' }).backend, submission)).rejects.toThrow(BackendError)
  })

  test.each([{ error: null }, {}, null, ''])('accepts %j as a success', async (answer) => {
    await expect(sendContact(answering(answer).backend, submission)).resolves.toBeUndefined()
  })
})

test('reports how it failed, without the words of the person or the server', () => {
  const { error, context } = reportable(
    new BackendError('http', 'ada@example.com is blocked', { status: 422, code: 'invalid' }),
  )
  expect(JSON.stringify([error.message, context])).not.toContain('ada')
  expect(context).toEqual({ form: 'contact', kind: 'http', status: '422', code: 'invalid' })
})
