import { BackendError, type Backend } from '@site/kit'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeBackend, renderInHost } from '../../testing/fake-host.tsx'
import { useWaitlist } from './use-waitlist.ts'

it.each([
  ['/careers', 'careers'],
  ['/careers/', 'careers'],
  ['/careers//', 'careers'],
  ['/', 'public'],
  ['/careers-day', 'public'],
])('stores an entry from %s with the source %s', async (path, source) => {
  const joinWaitlist = vi.fn<Backend['joinWaitlist']>(async () => undefined)
  const { result } = renderInHost(useWaitlist, fakeBackend({ joinWaitlist }), path)
  act(() => result.current.edit('name', 'Ada'))
  act(() => result.current.edit('email', 'Ada@Example.org'))
  await act(() => result.current.submit())
  expect(joinWaitlist.mock.calls[0]?.[0]).toMatchObject({ source, email: 'ada@example.org' })
})

const joinWith = async (backend: Partial<Backend>) => {
  const invoke = vi.fn<Backend['invoke']>(async () => ({}))
  const { result, host } = renderInHost(useWaitlist, fakeBackend({ invoke, ...backend }))
  act(() => result.current.edit('name', 'Ada'))
  act(() => result.current.edit('email', 'ada@example.org'))
  await act(() => result.current.submit())
  return { invoke, host, status: result.current.state.status }
}

describe('the confirmation that the specification names', () => {
  it('is requested once, after the entry was stored', async () => {
    const { invoke } = await joinWith({})
    expect(invoke.mock.calls.map(([name, body]) => [name, body])).toEqual([
      ['waitlist-confirmation', { name: 'Ada', email: 'ada@example.org', role: null, company: null }],
    ])
  })

  it.each([
    ['dup', new BackendError('http', 'x', { status: 409, code: '23505' })],
    ['err', new BackendError('http', 'x', { status: 503 })],
  ])('is not requested when the entry was not stored (%s)', async (status, error) => {
    const joined = await joinWith({ joinWaitlist: () => Promise.reject(error) })
    expect(joined.status).toBe(status)
    expect(joined.invoke).not.toHaveBeenCalled()
  })

  it('is only logged when it fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const joined = await joinWith({ invoke: () => Promise.reject(new BackendError('fetch', 'gone')) })
    expect(joined.status).toBe('ok')
    expect(joined.host.report).not.toHaveBeenCalled()
    expect(logged).toHaveBeenCalledWith('waitlist confirmation', expect.any(BackendError))
  })
})
