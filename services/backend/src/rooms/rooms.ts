import { roomLimits, type RoomRefusal, type RoomRole } from '@site/contracts/room'
import type { Database } from '../database/database.ts'
import { OpenRoom, type Member, type RoomOptions } from './open-room.ts'
import { changeRoom, findRoom, loadRoom, versionsOf } from './room-store.ts'

/** How soon people at one process see what was stored by another. */
const FOLLOW_MS = 1000

export type Joined = OpenRoom | Extract<RoomRefusal, 'gone' | 'full'>

/** The rooms that somebody is in, of this process. Others may have the same ones open: the database is where they meet. */
export const createRooms = (database: Database, onStored: (updates: number) => void) => {
  const open = new Map<string, OpenRoom>()
  let lastJoin: Promise<unknown> = Promise.resolve()
  const options: RoomOptions = {
    change: (...args: Parameters<RoomOptions['change']>) => changeRoom(database.use(), ...args),
    load: (id) => loadRoom(database.use(), id),
    onStored,
  }

  const followAll = async (): Promise<void> => {
    if (open.size === 0) return
    const rooms = [...open.values()]
    const versions = await versionsOf(
      database.use(),
      rooms.map(({ id }) => id),
    )
    for (const room of rooms) await room.follow(versions.get(room.id))
  }
  let following = false
  const timer = setInterval(() => {
    if (following) return
    following = true
    // A database that is away is noticed by whoever changes a plan.
    void followAll()
      .catch(() => undefined)
      .finally(() => (following = false))
  }, FOLLOW_MS).unref()

  const letIn = async (secret: string, member: Member, greet: (role: RoomRole) => void): Promise<Joined> => {
    const found = await findRoom(database.use(), secret)
    if (found === null) return 'gone'
    const { role, ...stored } = found
    const room = open.get(stored.id) ?? new OpenRoom(stored, options)
    if (room.members.size >= roomLimits.people) return 'full'
    open.set(room.id, room)
    greet(role)
    room.enter(member)
    return room
  }

  return {
    count: () => open.size,
    /**
     * Lets somebody into the room that a secret opens: `greet` is called first, then the room sends what it holds. One after another, so that
     * thousands who join leave the database to those who change a plan; null for who has gone before their turn.
     */
    join: (
      secret: string,
      member: Member,
      { isHere, greet }: { readonly isHere: () => boolean; readonly greet: (role: RoomRole) => void },
    ): Promise<Joined | null> => {
      const joining = lastJoin.then(async () => (isHere() ? letIn(secret, member, greet) : null))
      lastJoin = joining.catch(() => undefined)
      return joining
    },
    leave: async (room: OpenRoom, member: Member): Promise<void> => {
      room.members.delete(member)
      await room.settled()
      if (room.members.size === 0) open.delete(room.id)
    },
    /** Resolves when everything that arrived is stored. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await Promise.all([...open.values()].map((room) => room.settled()))
    },
  }
}
export type Rooms = ReturnType<typeof createRooms>
