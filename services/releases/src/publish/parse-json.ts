import type * as z from 'zod/mini'
import { RegistryError } from '../registry/registry-error.ts'
import { explain } from './explain.ts'

const read = (what: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RegistryError(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Parses a file that a person or a build wrote. Throws a `RegistryError` that says where it is wrong and what is accepted there. */
export const parseJson = <T>(what: string, text: string, schema: z.ZodMiniType<T>): T => {
  const value = read(what, text)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = explain(schema, value)
  throw new RegistryError(`${what} is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}
