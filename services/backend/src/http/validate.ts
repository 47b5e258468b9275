import { plainIssue } from '@site/contracts/plain-issue'
import * as z from 'zod/mini'
import { CallError } from './call-error.ts'

z.config({ localeError: plainIssue })

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** Parses a body by its schema; an invalid one is rejected with 422 and every issue with its path. */
export const validate = <T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, 20).map(({ path, message }) => ({ path: pathOf(path), message }))
  throw new CallError(422, 'invalid', issues[0]?.message ?? 'The request is not valid.', { issues })
}
