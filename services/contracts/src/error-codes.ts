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
export type ErrorCode = (typeof errorCodes)[number]
