import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { cryptoOnPlainHttp, fakeBackend, renderInHost } from '../../testing/fake-host.tsx'
import * as online from './is-online.ts'
import { PartnerDialog } from './partner-dialog.tsx'

let isOnline: Mock<typeof online.isOnline>
beforeEach(() => {
  isOnline = vi.spyOn(online, 'isOnline').mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

/** A final answer of the function, which is not sent again by the direct fetch. */
const answer = (message: string) => new BackendError('http', message, { status: 422 })
const open = (answers: Backend['invoke'] = async () => ({})) => {
  const invoke = vi.fn(answers)
  const host = renderInHost(<PartnerDialog onClose={vi.fn()} />, fakeBackend({ invoke }))
  return { invoke, host }
}
/** Opens the dialog, types a valid enquiry and sends it. */
const send = (answers?: Backend['invoke']) => {
  const opened = open(answers)
  type('Full name', 'Ada')
  type('Email', 'ada@example.org')
  press('Send enquiry')
  return opened
}

describe('the partner dialog', () => {
  it('says what is missing, and goes to the first wrong field', () => {
    const { invoke } = open()
    press('Send enquiry')
    expect(alerts()).toEqual(['Name is required', 'Email is required'])
    expect(document.activeElement).toBe(field('Full name'))
    type('Full name', 'Ada')
    expect(alerts()).toEqual(['Email is required'])
    type('Email', 'nonsense')
    expect(alerts()).toEqual([])
    press('Send enquiry')
    expect(alerts()).toEqual(['Please enter a valid email address'])
    expect(document.activeElement).toBe(field('Email'))
    expect(invoke).not.toHaveBeenCalled()
  })

  it('sends once, ignores edits meanwhile, and thanks', async () => {
    let answered = () => {}
    const { invoke } = send(() => new Promise((resolve) => (answered = () => resolve({}))))
    await screen.findByRole('button', { name: 'Sending…' })
    type('Full name', 'Bob')
    expect(field('Full name').value).toBe('Ada')
    press('Sending…')
    answered()
    expect((await screen.findByRole('status')).textContent).toBe("Thanks! We've emailed you a confirmation.")
    expect(invoke.mock.calls.map(([name, body]) => [name, body])).toEqual([
      ['notify-intake', { fullName: 'Ada', company: '', email: 'ada@example.org', message: '' }],
    ])
  })

  it('does not send without a connection, counts no attempt, and reports nothing', async () => {
    isOnline.mockResolvedValue(false)
    const { invoke, host } = send()
    await waitFor(() =>
      expect(alerts()).toEqual(['No internet connection. Please check your network and try again.Retry Now']),
    )
    expect(invoke).not.toHaveBeenCalled()
    expect(host.report).not.toHaveBeenCalled()
    isOnline.mockResolvedValue(true)
    press('Retry Now')
    await screen.findByRole('status')
  })

  it('keeps what was typed, numbers three attempts with one key, then names an address to write to', async () => {
    const { invoke, host } = send(() => Promise.reject(answer('No such mailbox')))
    for (const attempt of [1, 2, 3]) {
      await screen.findByText(`No such mailbox (Attempt ${attempt}/3)`)
      expect(field('Full name').value).toBe('Ada')
      if (attempt < 3) press('Retry')
    }
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull()
    expect(screen.getByRole('link', { name: /^Write to / })).toBeDefined()
    expect(host.report).toHaveBeenCalledTimes(3)
    expect(new Set(invoke.mock.calls.map(([, , options]) => options?.idempotencyKey)).size).toBe(1)
    press('Send enquiry')
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(4))
    await screen.findByText('No such mailbox (Attempt 3/3)')
  })

  it('takes the failure away when what is sent next is invalid', async () => {
    send(() => Promise.reject(answer('No such mailbox')))
    await screen.findByText('No such mailbox (Attempt 1/3)')
    type('Full name', ' ')
    press('Send enquiry')
    await waitFor(() => expect(alerts()).toEqual(['Name is required']))
  })

  it('works on a plain-http host, which has no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', cryptoOnPlainHttp())
    const { invoke } = send()
    await screen.findByRole('status')
    expect(invoke.mock.calls[0]?.[2]?.idempotencyKey).toMatch(/^[\w-]{22}$/)
  })
})
