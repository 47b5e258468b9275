import { joinMessage, roomLimits, roomMessages, type RoomMessage, type RoomRefusal } from '@site/contracts/room'
import type { RawData, WebSocket } from 'ws'
import type { OpenRoom, Member } from './open-room.ts'
import type { Rooms } from './rooms.ts'
import { viewSecretOf } from './secrets.ts'

/** How long a connection may take to say which room it wants, and to close after it was refused. */
const JOIN_MS = 10_000
const CLOSE_MS = 1000
/** Updates of one connection that are not stored yet; a page sends one at a time. */
const MAX_UNSTORED = 2
/** What may wait to be sent to a slow reader before it is cut off, in bytes. */
const MAX_UNSENT = 8 * roomLimits.maxBytes

/** Status codes of a WebSocket's close (RFC 6455 §7.4.1). */
const POLICY_VIOLATION = 1008

export interface ConnectionOptions {
  readonly rooms: Rooms
  /** Room for an update of so many bytes in the memory of the process; `release` gives it back. */
  readonly reserve: (bytes: number) => boolean
  readonly release: (bytes: number) => void
  /** Takes milliseconds of merging from what the address may use; false when that is used up. */
  readonly spend: (ms: number) => Promise<boolean>
  readonly onRefusal: (reason: RoomRefusal) => void
}

const bytesOf = (data: RawData): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)

const secretOf = (data: RawData): string | null => {
  try {
    const read = joinMessage.safeParse(JSON.parse(bytesOf(data).toString('utf8')))
    return read.success ? read.data.secret : null
  } catch {
    return null
  }
}

/** Closes a connection with a reason that a person can read. */
export const refuse = (socket: WebSocket, reason: RoomRefusal): void => {
  if (socket.readyState !== socket.OPEN) return
  const message: RoomMessage = { kind: 'refused', reason, message: roomMessages[reason] }
  socket.send(JSON.stringify(message))
  socket.close(POLICY_VIOLATION, reason)
  setTimeout(() => socket.terminate(), CLOSE_MS).unref()
}

/** One person's connection: says which room, then sends updates and gets those of others. */
export const serveConnection = (socket: WebSocket, options: ConnectionOptions): void => {
  const { rooms, reserve, release, spend, onRefusal } = options
  const unstored: number[] = []
  let joined: { readonly room: OpenRoom; readonly mayEdit: boolean } | null = null
  let asked = false
  const tell = (message: RoomMessage): void => socket.send(JSON.stringify(message))

  const member: Member = {
    send: (update) => {
      if (socket.bufferedAmount > MAX_UNSENT) socket.terminate()
      else socket.send(update)
    },
    stored: () => {
      release(unstored.shift() ?? 0)
      tell({ kind: 'stored' })
    },
    refuse: (reason) => {
      onRefusal(reason)
      refuse(socket, reason)
    },
    spend,
  }

  const join = async (secret: string): Promise<void> => {
    let mayEdit = false
    const room = await rooms.join(secret, member, {
      isHere: () => socket.readyState === socket.OPEN,
      greet: (role) => {
        mayEdit = role === 'edit'
        tell({ kind: 'joined', role, view: mayEdit ? viewSecretOf(secret) : secret })
      },
    })
    if (room === null) return
    if (typeof room === 'string') return member.refuse(room)
    joined = { room, mayEdit }
    // Gone while the room was looked up: nobody will say so later.
    if (socket.readyState !== socket.OPEN) await rooms.leave(room, member)
  }

  const receive = async (room: OpenRoom, update: Buffer): Promise<void> => {
    if (unstored.length >= MAX_UNSTORED) return member.refuse('too_fast')
    if (!reserve(update.length)) return member.refuse('unavailable')
    unstored.push(update.length)
    if (await spend(1)) room.receive(member, update)
    else member.refuse('too_fast')
  }

  const timer = setTimeout(() => {
    if (joined === null) socket.terminate()
  }, JOIN_MS).unref()

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    if (joined !== null) {
      if (!isBinary) member.refuse('invalid')
      else if (!joined.mayEdit) member.refuse('view_only')
      else void receive(joined.room, bytesOf(data))
      return
    }
    const secret = isBinary || asked ? null : secretOf(data)
    asked = true
    if (secret === null) member.refuse('invalid')
    else void join(secret).catch(() => member.refuse('unavailable'))
  })
  // Too large a message, broken frames: the library has closed the connection with the code for it.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(timer)
    for (const bytes of unstored.splice(0)) release(bytes)
    if (joined !== null) void rooms.leave(joined.room, member)
  })
}
