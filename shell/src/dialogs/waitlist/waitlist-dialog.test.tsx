import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cryptoOnPlainHttp, fakeBackend, renderInHost } from '../../testing/fake-host.tsx'
import type { WaitlistEntry } from '@site/contracts/waitlist'
import { WaitlistDialog } from './waitlist-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => {
  const form = screen.getByRole('dialog').querySelector('form')
  if (form === null) throw new Error('the form is gone')
  fireEvent.submit(form)
}
const open = (parts: Partial<Backend> = {}, source: WaitlistEntry['source'] = 'public') => {
  const joinWaitlist = vi.fn<Backend['joinWaitlist']>(parts.joinWaitlist ?? (async () => undefined))
  const invoke = vi.fn<Backend['invoke']>(parts.invoke ?? (async () => ({})))
  const onClose = vi.fn()
  const host = renderInHost(<WaitlistDialog source={source} onClose={onClose} />, fakeBackend({ joinWaitlist, invoke }))
  return { joinWaitlist, invoke, host, onClose }
}
/** Opens the dialog, types a valid entry and sends it. */
const join = (parts: Partial<Backend> = {}, source: WaitlistEntry['source'] = 'public') => {
  const opened = open(parts, source)
  type('Name', 'Ada')
  type('Email', 'Ada@Example.org')
  submit()
  return opened
}
const failing = (error: unknown) => ({ joinWaitlist: vi.fn<Backend['joinWaitlist']>().mockRejectedValue(error) })
const refused = new BackendError('http', 'x', { status: 503 })

describe('the waitlist dialog', () => {
  it.each([
    ['public', 'Join the waitlist', 'Join the waitlist'],
    ['careers', 'Get Career Notifications', 'Notify me'],
  ] as const)('is, from %s, called %s, and stores its source', async (source, title, action) => {
    const { joinWaitlist } = join({}, source)
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Joining…' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: action })).toBeNull()
    await screen.findByText("You're on the list — thanks!")
    expect(joinWaitlist.mock.calls[0]?.[0]).toMatchObject({ source, email: 'ada@example.org' })
  })

  it('is idle with empty fields, of which two are required', () => {
    open()
    expect(
      screen.getAllByRole('textbox').map((field) => [field.getAttribute('name'), field.hasAttribute('required')]),
    ).toEqual([
      ['name', true],
      ['email', true],
      ['role', false],
      ['company', false],
    ])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('silently does nothing with an invalid entry', () => {
    const { joinWaitlist } = open()
    type('Name', '   ')
    type('Email', 'a@b')
    submit()
    expect(joinWaitlist).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Join the waitlist' })).toBeDefined()
  })

  it('sends once, and ignores edits meanwhile', async () => {
    let stored = () => {}
    const { joinWaitlist } = join({ joinWaitlist: () => new Promise((resolve) => (stored = () => resolve(undefined))) })
    submit()
    type('Name', 'Bob')
    await screen.findByRole('button', { name: 'Joining…' })
    submit()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    stored()
    await screen.findByText("You're on the list — thanks!")
    expect(joinWaitlist).toHaveBeenCalledTimes(1)
  })

  it('thanks a known address too, and reports nothing', async () => {
    const { host } = join(failing(new BackendError('http', 'x', { status: 409, code: '23505' })))
    expect((await screen.findByRole('status')).textContent).toBe("You're already on the list — thanks!")
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(host.report).not.toHaveBeenCalled()
  })

  it('keeps what was typed after any other error, reports it, and sends again with the same key', async () => {
    const { joinWaitlist, host } = join(failing(refused))
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    expect(host.report).toHaveBeenCalledTimes(1)
    submit()
    await waitFor(() => expect(joinWaitlist).toHaveBeenCalledTimes(2))
    const [first, second] = joinWaitlist.mock.calls.map(([, options]) => options?.idempotencyKey)
    expect(second).toBe(first)
    await screen.findByRole('alert')
    type('Name', 'Ada Example')
    submit()
    await waitFor(() => expect(joinWaitlist).toHaveBeenCalledTimes(3))
    expect(joinWaitlist.mock.calls[2]?.[1]?.idempotencyKey).not.toBe(first)
    await screen.findByRole('alert')
  })

  it('closes by its button once sent', async () => {
    const { onClose } = join()
    const [close] = await screen.findAllByRole('button', { name: 'Close' })
    if (close !== undefined) fireEvent.click(close)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('works on a plain-http host, which has no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', cryptoOnPlainHttp())
    const { joinWaitlist } = join()
    await screen.findByText("You're on the list — thanks!")
    expect(joinWaitlist.mock.calls[0]?.[1]?.idempotencyKey).toMatch(/^[\w-]{22}$/)
  })
})

describe('the confirmation that the specification names', () => {
  it('is requested once, after the entry was stored', async () => {
    const { invoke } = join()
    await screen.findByText("You're on the list — thanks!")
    expect(invoke.mock.calls.map(([name, body]) => [name, body])).toEqual([
      ['waitlist-confirmation', { name: 'Ada', email: 'ada@example.org', role: null, company: null }],
    ])
  })

  it.each([
    ["You're already on the list — thanks!", new BackendError('http', 'x', { status: 409, code: '23505' })],
    ['Something went wrong. Please try again.', refused],
  ])('is not requested when the entry was not stored: %s', async (shown, error) => {
    const { invoke } = join(failing(error))
    await screen.findByText(shown)
    expect(invoke).not.toHaveBeenCalled()
  })

  it('is only logged when it fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { host } = join({ invoke: () => Promise.reject(new BackendError('fetch', 'gone')) })
    await screen.findByText("You're on the list — thanks!")
    expect(host.report).not.toHaveBeenCalled()
    expect(logged).toHaveBeenCalledWith('waitlist confirmation', expect.any(BackendError))
  })
})
