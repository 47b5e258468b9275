import * as z from 'zod/mini'

/**
 * Rule for control characters in typed text: C0 and C1 controls other than tab, line feed and carriage return are
 * refused. PostgreSQL stores no NUL, and terminals and mail readers act on the others.
 */
const CONTROL = /[^\P{Cc}\t\n\r]/u
const LINE_BREAK = /[\n\r\u2028\u2029]/

/** One line of typed text: trimmed, no control characters or line breaks (they would allow header injection in mail). */
export const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `Please use at most ${max} characters`),
    z.refine((value) => !CONTROL.test(value) && !LINE_BREAK.test(value), 'Please use one line of plain text'),
  )

/** Several lines of typed text, trimmed. */
export const prose = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `Please use at most ${max} characters`),
    z.refine((value) => !CONTROL.test(value), 'Please use plain text only'),
  )

/**
 * The spec's loose address shape: text, @, text, dot, text. One `@`, no white space, no control or invisible character
 * (`\p{C}`); linear time by construction (no nested quantifiers, classes exclude their delimiters).
 */
export const EMAIL_SHAPE = /^[^\s\p{C}@,;<>"()]+@[^\s\p{C}@,;<>"().]+(?:\.[^\s\p{C}@,;<>"().]+)+$/u

/** RFC 5321 allows 254 characters in a mailbox address. */
export const email = (required: string, invalid: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(254, invalid), z.regex(EMAIL_SHAPE, invalid))

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))
