import * as z from 'zod/mini'

/** Stable words a program may branch on; the sentence beside it is for a person. */
export const errorCodes = [
  'bad_json',
  'too_large',
  'wrong_type',
  'invalid',
  'unauthorised',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'timeout',
  'database_away',
  'unavailable',
  'internal',
] as const

export const apiError = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ApiError = z.infer<typeof apiError>
export type ErrorCode = (typeof errorCodes)[number]
