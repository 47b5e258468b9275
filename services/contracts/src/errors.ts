import * as z from 'zod/mini'
import { errorCodes } from './error-codes.ts'

export const apiError = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ApiError = z.infer<typeof apiError>
