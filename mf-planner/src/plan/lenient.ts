import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'

/** Text, or null for anything else: a detail that is missing or odd costs that detail, never the plan. */
export const text = orElse(
  z.pipe(
    z.string(),
    z.transform((value) => (value.trim() === '' ? null : value)),
  ),
  null,
)
export const number = orElse(z.nullable(z.number()), null)
export const flag = orElse(z.boolean(), false)

/** Only web addresses become links: a `javascript:` address in an answer must never be one. */
export const webLink = orElse(z.nullable(z.string().check(z.regex(/^https?:\/\/\S+$/i))), null)

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
