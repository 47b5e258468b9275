import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'

/** White space and control characters become single spaces: nothing in a plan needs a line of its own, and some exports would make one. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Text that must be there. */
export const name = z.pipe(z.pipe(z.string(), z.transform(oneLine)), z.string().check(z.minLength(1)))

/** Text, or null for anything else: a detail that is missing or odd costs that detail, never the plan. */
export const text = orElse(
  z.pipe(
    z.string(),
    z.transform((value) => oneLine(value) || null),
  ),
  null,
)
export const number = orElse(z.nullable(z.number()), null)
export const clock = orElse(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), null)
export const flag = orElse(z.boolean(), false)

/** Only web addresses become links: a `javascript:` address in an answer must never be one. */
export const webLink = orElse(z.nullable(z.string().check(z.regex(/^https?:\/\/[^\s\p{C}]+$/iu))), null)

/** A list of which unreadable items are left out; anything but a list is an empty one. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  orElse(
    z.pipe(
      z.array(z.unknown()),
      z.transform((values) =>
        values.flatMap((value): z.output<Item>[] => {
          const read = z.safeParse(item, value)
          return read.success ? [read.data] : []
        }),
      ),
    ),
    [],
  )

/** Letters of the names in the IANA time zone database. */
const NAME = /^[A-Za-z][\w+/-]{1,40}$/

/** Whether this browser knows the time zone. */
export const isZone = (name: string): boolean => {
  if (!NAME.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
