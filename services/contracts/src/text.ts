import * as z from 'zod/mini'

/** C0/C1 controls other than tab and newline never belong in what a person types. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this pattern looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** One line of typed text: trimmed, no control characters or line breaks (they would allow header injection in mail). */
export const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `At most ${max} characters`),
    z.refine(
      (value) => !CONTROL.test(value) && !/[\r\n]/.test(value),
      'Line breaks and control characters are not allowed',
    ),
  )

/** Several lines of typed text, trimmed. */
export const prose = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `At most ${max} characters`),
    z.refine((value) => !CONTROL.test(value), 'Control characters are not allowed'),
  )

/**
 * The spec's loose address shape: text, @, text, dot, text. One `@`, no white space; linear time by construction
 * (no nested quantifiers, classes exclude their delimiters).
 */
export const EMAIL_SHAPE = /^[^\s@,;<>"()]+@[^\s@,;<>"().]+(?:\.[^\s@,;<>"().]+)+$/

/** RFC 5321 allows 254 characters in a mailbox address. */
export const email = (required: string, invalid: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(254, invalid), z.regex(EMAIL_SHAPE, invalid))

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))

/** A calendar day. */
export const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a date as YYYY-MM-DD'))
