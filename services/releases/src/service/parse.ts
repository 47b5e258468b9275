import type * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { ServiceError } from './service-error.ts'

const { localeError } = en()
/** Issues of one answer. */
const SHOWN = 20

/** Parses what a caller sent. Throws a `ServiceError` with 422 that says where it is wrong. */
export const parse = <T>(schema: z.ZodMiniType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value, { error: localeError })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  const [first] = issues
  const where = first === undefined || first.path === '' ? 'The request' : first.path
  throw new ServiceError(422, 'invalid', `${where} is not valid: ${first?.message ?? 'unknown'}`, {
    issues: issues.slice(0, SHOWN),
  })
}
