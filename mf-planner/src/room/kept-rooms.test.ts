import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeStop, toggleLock } from '../edit/operations.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { keepRoom, keptRoom, type KeptRoom } from './kept-rooms.ts'
import { readPlan } from './read-plan.ts'
import { EDIT, VIEW } from './testing/fake-room.ts'
import { beginRoom, endRoom, open, server, share, trip } from './testing/open-room.ts'

beforeEach(beginRoom)
afterEach(endRoom)

const bytes: KeptRoom = { state: new Uint8Array([1, 2]), role: 'edit', view: null, unsent: false }

describe('what this browser keeps of shared plans', () => {
  it('is the last four opened, those with changes the longest', () => {
    keepRoom('unsent', { ...bytes, unsent: true })
    for (const secret of ['a', 'b', 'c', 'd']) keepRoom(secret, bytes)
    expect(['unsent', 'a', 'b', 'c', 'd'].filter((secret) => keptRoom(secret) !== null)).toEqual([
      'unsent',
      'b',
      'c',
      'd',
    ])
  })
})

describe('opened again', () => {
  it('a change outlives a reload, and is sent when there is a connection', async () => {
    const ada = open(EDIT, share)
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
    server.cut()
    ada.edit((one) => toggleLock(one, 0, 0))
    ada.room.close()
    const again = open()
    expect(again.now().plan?.trip).toEqual(trip(ada))
    expect(again.now().stored).toBe(false)
    server.back()
    await vi.waitFor(() => expect(again.now().stored).toBe(true))
    expect(readPlan(server.doc)?.trip).toEqual(trip(ada))
    expect(keptRoom(EDIT)?.unsent).toBe(false)
  })
  it.each([
    'rubbish',
    '{}',
    JSON.stringify({ secret: EDIT, state: '???' }),
    JSON.stringify({ secret: EDIT, state: btoa('rubbish') }),
    JSON.stringify([7, { secret: EDIT, state: btoa('rubbish'), unsent: true }]),
  ])('what a browser kept and nobody can read does no harm: %s', async (text) => {
    vi.spyOn(console, 'info').mockReturnValue()
    localStorage.setItem('planner.room', text)
    const ada = open()
    await ada.live()
    await vi.waitFor(() => expect(ada.now().stored).toBe(true))
  })
  it('a refusal is not met again after a reload', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    server.hold()
    ada.edit((one) => toggleLock(one, 0, 0))
    for (const socket of server.joined) socket.refuse('invalid')
    expect(keptRoom(EDIT)).toBeNull()
  })
  it('without a connection the plan last seen is there, and changed, and merged later', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    const ben = open()
    await ben.live()
    ben.room.close()
    server.cut()
    const again = open()
    expect(again.now()).toMatchObject({ stored: true, role: 'edit', view: VIEW })
    expect(trip(again)).toEqual(melbourneTrip)
    again.edit((one) => toggleLock(one, 0, 0))
    server.back()
    await vi.waitFor(() => expect(again.now().stored).toBe(true))
    expect(readPlan(server.doc)?.trip).toEqual(trip(again))
  })
  it('without a connection a plan that one may only look at is only looked at', async () => {
    const ada = open(EDIT, share)
    await ada.live()
    const eve = open(VIEW)
    await vi.waitFor(() => expect(trip(eve)).toEqual(melbourneTrip))
    eve.room.close()
    server.cut()
    const again = open(VIEW)
    expect(again.now()).toMatchObject({ role: 'view', status: { at: 'connecting' } })
    again.edit((one) => removeStop(one, 0, 0))
    expect(trip(again)).toEqual(melbourneTrip)
  })
})
