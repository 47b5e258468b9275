import type { Backend } from '@site/kit'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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
