/** Stable codes for programs; the message is for people. */
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
