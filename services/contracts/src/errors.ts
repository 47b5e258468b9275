import * as z from 'zod/mini'
import { errorCodes } from './error-codes.ts'

export const apiError = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  /** To find the request in the logs and traces. */
  requestId: z.optional(z.string()),
  traceId: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ApiError = z.infer<typeof apiError>
