import { expect, vi } from 'vitest'
import type { Trip } from '../../plan/plan.ts'
import { bodyFor, melbourneTrip } from '../../testing/plans.ts'
import { openRoom, type Room, type RoomOptions, type RoomView } from '../room-client.ts'
import { EDIT, fakeRoom } from './fake-room.ts'

export const share: RoomOptions['share'] = { body: bodyFor('Melbourne', 7), trip: melbourneTrip }
const rooms: Room[] = []
export let server = fakeRoom()

/** Before each test. */
export const beginRoom = (): void => {
  server = fakeRoom()
}
/** After each: nobody is left in it. */
export const endRoom = (): void => {
  localStorage.clear()
  for (const room of rooms.splice(0)) room.close()
  vi.unstubAllGlobals()
}

/** Joins the room of this test as one more person. */
export const open = (secret = EDIT, withPlan: RoomOptions['share'] = null) => {
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
export const trip = (one: { now: () => RoomView }): Trip | undefined => one.now().plan?.trip
