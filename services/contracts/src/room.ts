import * as z from 'zod/mini'

/**
 * Editing one plan together. `POST` makes a room; a WebSocket at the same path joins one: the first message is `joinMessage`, then binary
 * messages are updates of the plan's Yjs document, in both directions.
 */
export const ROOM_PATH = '/functions/v1/room'

/** Milliseconds, counts, bytes as named. A plan of seven days takes 36 kB and 290 parts when it is shared. */
export const roomLimits = {
  /** After the last visit. */
  keepDays: 30,
  /** A room into which nobody ever put a plan. */
  keepEmptyDays: 1,
  people: 50,
  /** The whole plan, and so one update too. */
  maxBytes: 128 * 1024,
  /** Changes that are kept apart in a document: Yjs takes a second for a made-up document of 12,000. */
  maxParts: 5000,
} as const

/** 128 random bits (base64url, RFC 4648 §5): whoever has it is let in. */
export const roomSecret = z.string().check(z.regex(/^[\w-]{22}$/))

export const roomRoles = ['view', 'edit'] as const
export type RoomRole = (typeof roomRoles)[number]

export const roomCreated = z.object({ edit: roomSecret, view: roomSecret })
export type RoomCreated = z.infer<typeof roomCreated>

export const joinMessage = z.object({ kind: z.literal('join'), secret: roomSecret })

/** Why a room lets nobody in or sends somebody out. */
export const roomMessages = {
  gone: `This shared plan no longer exists: it is deleted ${roomLimits.keepDays} days after the last visit. The plan on this page stays with you.`,
  full: `${roomLimits.people} people have this plan open already. Try again when someone has left.`,
  too_many: 'Too many shared plans are open on your network. Please try again in a minute.',
  view_only: 'This link is for looking only. Ask for the link that lets you change the plan.',
  invalid: 'The shared plan didn’t take this change because it couldn’t be read. Reload the page to go on.',
  too_large: 'The shared plan has had too many changes to hold another. Share it again under a new link.',
  too_fast: 'Too many changes at once. They are sent again in a minute.',
  unavailable: 'We can’t reach the shared plan right now. Your changes stay on this page and are sent when we can.',
} as const
export type RoomRefusal = keyof typeof roomMessages

/** Refusals after which trying again makes sense. */
export const passingRefusals: ReadonlySet<RoomRefusal> = new Set(['too_many', 'too_fast', 'unavailable'])

const refusals = z.enum(['gone', 'full', 'too_many', 'view_only', 'invalid', 'too_large', 'too_fast', 'unavailable'])

/**
 * The server's messages that are no update. `joined` comes before the room's whole document (the first update), `stored` once for each update and only
 * after it is in the database; after `refused` the connection closes.
 */
export const roomMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined'), role: z.enum(roomRoles), view: roomSecret }),
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.literal('refused'), reason: refusals, message: z.string() }),
])
export type RoomMessage = z.infer<typeof roomMessage>
