import * as z from 'zod/mini'

/** A release that a visitor came to without loading another document. */
export const enteredRelease = z.object({
  remote: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(80)),
})
export type EnteredRelease = z.infer<typeof enteredRelease>
