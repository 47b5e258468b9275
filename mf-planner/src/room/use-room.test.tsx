import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { removeStop } from '../edit/operations.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { EDIT, fakeRoom } from './testing/fake-room.ts'
import { useRoom } from './use-room.ts'

afterEach(() => vi.unstubAllGlobals())

const share = { body: bodyFor('Melbourne', 7), trip: melbourneTrip }

it('does nothing without a secret', () => {
  const server = fakeRoom()
  const { result } = renderHook(() => useRoom(null))
  expect(result.current).toMatchObject({ plan: null, status: { at: 'connecting' } })
  expect(server.opened).toEqual([])
})

it('shows one plan on two pages, and leaves when a page does', async () => {
  const server = fakeRoom()
  const ada = renderHook(() => useRoom(EDIT, share))
  await vi.waitFor(() => expect(ada.result.current.stored && ada.result.current.role).toBe('edit'))
  const ben = renderHook(() => useRoom(EDIT))
  await vi.waitFor(() => expect(ben.result.current.plan?.trip).toEqual(melbourneTrip))
  const { plan } = ben.result.current
  if (plan === null) throw new Error('no plan')
  act(() => ben.result.current.change(plan, removeStop(plan.trip, 0, 0)))
  await vi.waitFor(() => expect(ada.result.current.plan?.trip).toEqual(ben.result.current.plan?.trip))
  expect(ada.result.current.plan?.trip.days[0]?.stops).toHaveLength((melbourneTrip.days[0]?.stops.length ?? 0) - 1)
  ben.unmount()
  expect(server.joined.size).toBe(1)
  ada.unmount()
  expect(server.joined.size).toBe(0)
})

it('opens another plan when the secret changes', async () => {
  fakeRoom()
  const page = renderHook(({ secret }) => useRoom(secret), { initialProps: { secret: 'x'.repeat(22) } })
  await vi.waitFor(() => expect(page.result.current.status).toMatchObject({ at: 'ended', reason: 'gone' }))
  page.rerender({ secret: EDIT })
  await vi.waitFor(() => expect(page.result.current.status.at).toBe('live'))
  page.unmount()
})
