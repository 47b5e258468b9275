import { HostContext, type Backend, type Host } from '@site/kit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useContact } from './use-contact.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends a message on a plain-http host, which has no crypto.randomUUID', async () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const invoke = vi.fn<Backend['invoke']>(async () => ({}))
  const backend: Backend = {
    invoke,
    directFetch: async () => Response.json({}),
    joinWaitlist: async () => undefined,
    diagnose: async () => undefined,
  }
  const host: Host = { openWaitlist: vi.fn(), openPartnerContact: vi.fn(), toast: vi.fn(), report: vi.fn(), backend }
  const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>
  const { result } = renderHook(() => useContact({ current: null }), { wrapper })
  act(() => result.current.edit('name', 'Ada'))
  act(() => result.current.edit('email', 'ada@example.org'))
  act(() => result.current.edit('subject', 'Other'))
  act(() => result.current.edit('message', 'Hello there, all'))
  await act(() => result.current.submit(''))
  expect(result.current.state.status).toBe('sent')
  expect(invoke.mock.calls[0]?.[2]?.idempotencyKey).toMatch(/^[\w-]{22}$/)
})
