import type * as z from 'zod/mini'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** The field that an issue is about, as the caller named it; null for the whole body. */
const fieldOf = ({ path = [] }: RawIssue): string | null =>
  path.findLast((part): part is string => typeof part === 'string') ?? null

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const units = (origin: string, bound: number | bigint): string => {
  if (origin === 'string') return ` character${bound === 1 ? '' : 's'}`
  return origin === 'array' ? ` entr${bound === 1 ? 'y' : 'ies'}` : ''
}

const wordsFor = (issue: RawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? 'of another kind'}`
    case 'too_big':
      return `must be at most ${issue.maximum}${units(issue.origin, issue.maximum)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${units(issue.origin, issue.minimum)}`
    case 'invalid_value':
      return issue.values.length > 20 ? 'is not one we know' : `must be one of: ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return 'has fields we do not know'
    default:
      return 'is not valid'
  }
}

/**
 * A validation message for people, where the schema has none of its own. The library's messages describe the schema, not the problem.
 */
export const plainIssue = (issue: RawIssue): string => {
  const field = fieldOf(issue)
  return `${field === null ? 'The request' : `“${field.slice(0, 60)}”`} ${wordsFor(issue)}`
}
