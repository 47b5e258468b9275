import type { Backend } from '@site/kit'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cryptoOnPlainHttp, fakeBackend, renderInHost } from '../testing/fake-host.tsx'
import { usePartnerEnquiry } from './partner/use-partner-enquiry.ts'
import { useWaitlist } from './waitlist/use-waitlist.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('joins the waitlist on a plain-http host, which has no crypto.randomUUID', async () => {
  vi.stubGlobal('crypto', cryptoOnPlainHttp())
  const joinWaitlist = vi.fn<Backend['joinWaitlist']>(async () => undefined)
  const { result } = renderInHost(useWaitlist, fakeBackend({ joinWaitlist }))
  act(() => result.current.edit('name', 'Ada'))
  act(() => result.current.edit('email', 'ada@example.org'))
  await act(() => result.current.submit())
  expect(result.current.state.status).toBe('ok')
  expect(joinWaitlist.mock.calls[0]?.[1]?.idempotencyKey).toMatch(/^[\w-]{22}$/)
})

it('sends a partner enquiry on a plain-http host', async () => {
  vi.stubGlobal('crypto', cryptoOnPlainHttp())
  const invoke = vi.fn<Backend['invoke']>(async () => ({}))
  const { result } = renderInHost(() => usePartnerEnquiry({ current: null }), fakeBackend({ invoke }))
  act(() => result.current.edit('fullName', 'Ada'))
  act(() => result.current.edit('email', 'ada@example.org'))
  await act(() => result.current.submit())
  expect(result.current.state.status).toBe('sent')
  expect(invoke.mock.calls[0]?.[2]?.idempotencyKey).toMatch(/^[\w-]{22}$/)
})
