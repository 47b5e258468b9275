import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { moveStop, removeStop, toggleLock, withDay } from '../edit/operations.ts'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { headMap } from './plan-doc.ts'
import { readPlan } from './read-plan.ts'
import { openRoom, type Room, type RoomOptions, type RoomView } from './room-client.ts'
import { EDIT, fakeRoom, VIEW } from './testing/fake-room.ts'

const share: RoomOptions['share'] = { body: bodyFor('Melbourne', 7), trip: melbourneTrip }
let server = fakeRoom()
const rooms: Room[] = []

beforeEach(() => {
  server = fakeRoom()
})
afterEach(() => {
  localStorage.clear()
  for (const room of rooms.splice(0)) room.close()
  vi.unstubAllGlobals()
})

const open = (secret = EDIT, withPlan: RoomOptions['share'] = null) => {
  const views: RoomView[] = []
  const room = openRoom({ secret, share: withPlan, onView: (view) => views.push(view) })
  rooms.push(room)
  const now = (): RoomView => {
    const view = views.at(-1)
    if (view === undefined) throw new Error('nothing shown yet')
    return view
  }
  const edit = (change: (trip: Trip) => Trip): void => {
    const { plan } = now()
    if (plan === null) throw new Error('no plan yet')
    room.change(plan, change(plan.trip))
  }
  const live = () => vi.waitFor(() => expect(now().status.at).toBe('live'))
  return { room, now, edit, live }
}
const trip = (one: { now: () => RoomView }): Trip | undefined => one.now().plan?.trip

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
  it('a change outlives a reload, and is sent when there is a connection', async () => {
    const ada = open(EDIT, share)
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
    expect(localStorage.getItem('planner.room')).toBeNull()
    server.cut()
    ada.edit((one) => toggleLock(one, 0, 0))
    ada.room.close()
    const again = open()
    expect(again.now().plan?.trip).toEqual(trip(ada))
    expect(again.now().stored).toBe(false)
    server.back()
    await vi.waitFor(() => expect(again.now().stored).toBe(true))
    expect(readPlan(server.doc)?.trip).toEqual(trip(ada))
    expect(localStorage.getItem('planner.room')).toBeNull()
  })
  it.each([
    'rubbish',
    '{}',
    JSON.stringify({ secret: EDIT, state: '???' }),
    JSON.stringify({ secret: EDIT, state: btoa('rubbish') }),
  ])('what a browser kept and nobody can read does no harm: %s', async (text) => {
    vi.spyOn(console, 'info').mockReturnValue()
    localStorage.setItem('planner.room', text)
    const ada = open()
    await ada.live()
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
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
  it('is not met again after a reload', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    server.hold()
    ada.edit((one) => toggleLock(one, 0, 0))
    for (const socket of server.joined) socket.refuse('invalid')
    expect(localStorage.getItem('planner.room')).toBeNull()
  })
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
