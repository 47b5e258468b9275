import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { moveStop, removeStop, toggleLock, withDay } from '../edit/operations.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { headMap } from './plan-doc.ts'
import { readPlan } from './read-plan.ts'
import { EDIT, VIEW } from './testing/fake-room.ts'
import { beginRoom, endRoom, open, server, share, trip } from './testing/open-room.ts'

beforeEach(beginRoom)
afterEach(endRoom)

describe('a shared plan', () => {
  it('begins with the plan of who made it, and others get it', async () => {
    const ada = open(EDIT, share)
    expect(trip(ada)).toEqual(melbourneTrip)
    await ada.live()
    await vi.waitFor(() => expect(ada.now()).toMatchObject({ stored: true, role: 'edit', view: VIEW }))
    const ben = open()
    await vi.waitFor(() => expect(trip(ben)).toEqual(melbourneTrip))
  })
  it('shows each change to everybody, and says when it is stored', async () => {
    const [ada, ben] = [open(EDIT, share), open()]
    await ben.live()
    server.hold()
    ada.edit((one) => toggleLock(one, 0, 0))
    expect(trip(ada)?.days[0]?.stops[0]?.fixed).toBe('locked')
    expect(ada.now().stored).toBe(false)
    await vi.waitFor(() => expect(trip(ben)).toEqual(trip(ada)))
    server.release()
    expect(ada.now().stored).toBe(true)
  })
  it('sends one message at a time, and what came meanwhile together', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    server.hold()
    const received: number[] = []
    server.doc.on('update', (update: Uint8Array) => received.push(update.length))
    for (const at of [0, 1, 2]) ada.edit((one) => toggleLock(one, 0, at))
    expect(received).toHaveLength(1)
    server.release()
    expect(received).toHaveLength(2)
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
    expect(readPlan(server.doc)?.trip).toEqual(trip(ada))
  })
  it('is only looked at through the link for looking', async () => {
    const [ada, eve] = [open(EDIT, share), open(VIEW)]
    await vi.waitFor(() => expect(trip(eve)).toEqual(melbourneTrip))
    eve.edit((one) => removeStop(one, 0, 0))
    expect(trip(eve)).toEqual(melbourneTrip)
    expect(eve.now()).toMatchObject({ role: 'view', status: { at: 'live' } })
    expect(trip(ada)).toEqual(melbourneTrip)
  })
})

describe('without a connection', () => {
  it('the plan goes on, and both sides are merged afterwards', async () => {
    const [ada, ben] = [open(EDIT, share), open()]
    await ben.live()
    server.cut()
    await vi.waitFor(() => expect(ada.now().status.at).toBe('away'))
    ada.edit((one) => moveStop(one, 0, 0, 2))
    ben.edit((one) => removeStop(one, 1, 0))
    expect(ada.now()).toMatchObject({
      stored: false,
      status: { message: expect.stringContaining('Your changes stay on this page') },
    })
    server.back()
    await vi.waitFor(() => {
      expect([ada, ben].map(({ now }) => now().stored)).toEqual([true, true])
      expect(trip(ada)).toEqual(trip(ben))
    })
    expect(trip(ada)?.days[1]?.stops).toHaveLength((melbourneTrip.days[1]?.stops.length ?? 0) - 1)
    expect(readPlan(server.doc)?.trip).toEqual(trip(ada))
  })
  it('a change that was sent and not acknowledged is sent again', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    server.hold()
    ada.edit((one) => toggleLock(one, 0, 0))
    server.cut()
    server.release()
    expect(ada.now().stored).toBe(false)
    server.back()
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
  })
  it('a connection that no longer answers counts as lost', async () => {
    const ada = open(EDIT, share)
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
    vi.useFakeTimers()
    server.hold()
    ada.edit((one) => toggleLock(one, 0, 0))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ada.now().status.at).toBe('away')
    server.release()
    await vi.advanceTimersByTimeAsync(2000)
    expect(ada.now()).toMatchObject({ status: { at: 'live' }, stored: true })
    vi.useRealTimers()
    expect(server.joined.size).toBe(1)
  })
  it('is noticed when the browser says so', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    window.dispatchEvent(new Event('offline'))
    expect(ada.now().status.at).toBe('away')
    window.dispatchEvent(new Event('online'))
    await ada.live()
  })
  it('tries again by itself, later each time', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(1)
    server.cut()
    open()
    const tries: number[] = []
    for (let second = 0; second < 16; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      tries.push(server.opened.length)
    }
    vi.useRealTimers()
    expect(tries.at(-1)).toBe(5)
  })
})

describe('a refusal', () => {
  it.each(['gone', 'full', 'invalid', 'too_large'] as const)(
    'for good ends the sharing and not the plan: %s',
    async (reason) => {
      const ada = open(EDIT, share)
      await ada.live()
      for (const socket of server.joined) socket.refuse(reason)
      expect(ada.now()).toMatchObject({ status: { at: 'ended', reason }, plan: { trip: melbourneTrip } })
      server.back()
      expect(server.opened).toHaveLength(1)
    },
  )
  it('of a message that is too big says that the plan is', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    for (const socket of server.joined) socket.end(1009)
    expect(ada.now().status).toMatchObject({ at: 'ended', reason: 'too_large' })
  })
  it('that passes is followed by another try', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    for (const socket of server.joined) socket.refuse('too_fast')
    expect(ada.now().status.at).toBe('away')
    server.back()
    await ada.live()
  })
})

describe('undo', () => {
  it('takes back one’s own last change and keeps those of others', async () => {
    const [ada, ben] = [open(EDIT, share), open()]
    await ben.live()
    ada.edit((one) => moveStop(one, 0, 0, 2))
    await vi.waitFor(() => expect(trip(ben)).toEqual(trip(ada)))
    ben.edit((one) => toggleLock(one, 1, 1))
    await vi.waitFor(() => expect(trip(ada)?.days[1]?.stops[1]?.fixed).toBe('locked'))
    expect(ada.now().canUndo).toBe(true)
    ada.room.undo()
    expect(trip(ada)?.days[0]).toEqual(melbourneTrip.days[0])
    expect(trip(ada)?.days[1]?.stops[1]?.fixed).toBe('locked')
    ada.room.redo()
    await vi.waitFor(() => expect(trip(ben)).toEqual(trip(ada)))
    expect(trip(ada)?.days[0]).toEqual(moveStop(melbourneTrip, 0, 0, 2).days[0])
  })
  it('takes back the times that the server gave together with the change they belong to', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    const before = ada.now().plan
    if (before === null) throw new Error('no plan')
    const moved = moveStop(before.trip, 0, 0, 2)
    const [day] = moved.days
    if (day === undefined) throw new Error('no day')
    ada.room.change(before, moved)
    ada.room.amend(before, withDay(moved, 0, { ...day, departAt: '08:05' }))
    expect(trip(ada)?.days[0]?.departAt).toBe('08:05')
    ada.room.undo()
    expect(trip(ada)).toEqual(melbourneTrip)
    expect(ada.now()).toMatchObject({ canUndo: false, canRedo: true })
  })
  it('does not offer again what the server refused', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    ada.edit((one) => toggleLock(one, 1, 1))
    ada.edit((one) => moveStop(one, 0, 0, 2))
    ada.room.withdraw()
    expect(trip(ada)?.days[0]).toEqual(melbourneTrip.days[0])
    expect(trip(ada)?.days[1]?.stops[1]?.fixed).toBe('locked')
    expect(ada.now()).toMatchObject({ canUndo: true, canRedo: false })
  })
  it('never takes back the plan that was shared', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    expect(ada.now().canUndo).toBe(false)
  })
})

it('keeps showing the last plan when somebody makes the shared one unreadable', async () => {
  const ada = open(EDIT, share)
  await ada.live()
  headMap(server.doc).set('about', 'rubbish')
  for (const socket of server.joined) socket.push(Y.encodeStateAsUpdate(server.doc))
  expect(trip(ada)).toEqual(melbourneTrip)
})
