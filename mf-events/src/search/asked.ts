import * as z from 'zod/mini'

/** State of a history entry that the visitor's own search or choice made; a link from elsewhere has none. */
export const ASKED = { asked: true } as const

const asked = z.object({ asked: z.literal(true) })
export const wasAsked = (state: unknown): boolean => z.safeParse(asked, state).success
