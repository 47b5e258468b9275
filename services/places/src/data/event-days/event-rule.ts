import { isoDay } from '@site/contracts/day'
import * as z from 'zod/mini'

const weekday = z.int().check(z.gte(0), z.lte(6))
const month = z.int().check(z.gte(1), z.lte(12))
const monthDay = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** On which day of a year an event is by tradition. Weekdays count from 0, Sunday. */
export const eventRule = z.discriminatedUnion('kind', [
  /** The first, second … such weekday of a month. */
  z.object({ kind: z.literal('nth'), n: z.int().check(z.gte(1), z.lte(4)), weekday, month }),
  z.object({ kind: z.literal('last'), weekday, month }),
  z.object({ kind: z.literal('fixed'), day: monthDay }),
  /** The weekday at most three days from a day. */
  z.object({ kind: z.literal('nearest'), weekday, day: monthDay }),
  /** The last such weekday strictly before a day. */
  z.object({ kind: z.literal('before'), weekday, day: monthDay }),
  z.object({ kind: z.literal('easter') }),
  z.object({ kind: z.literal('lunar-new-year') }),
  /** Many dates between two days; the last may be in the next year. */
  z.object({ kind: z.literal('season'), from: monthDay, to: monthDay }),
  z.object({ kind: z.literal('once'), date: isoDay }),
  /** No rule is known: about when it was is, and sometimes the weekday it begins on. */
  z.object({ kind: z.literal('irregular'), day: monthDay, weekday: z.optional(weekday) }),
])
export type EventRule = z.infer<typeof eventRule>

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** What is known of an event that the table calls irregular; null for anything else. */
export function irregularRule(text: string, day: string, first: number | null): EventRule | null {
  const rule = eventRule.safeParse({ kind: text.trim(), day, ...(first === null ? {} : { weekday: first }) })
  return rule.success && rule.data.kind === 'irregular' ? rule.data : null
}

/** Reads "nth 2 Sun 03", "last Sat 09", "fixed 12-26" and so on; null for what is no rule. */
export function parseRule(text: string): EventRule | null {
  const [kind, ...words] = text.trim().split(/\s+/)
  const weekday = WEEKDAYS.indexOf(words.at(-2) ?? '')
  const last = words.at(-1) ?? ''
  const [from, to] = last.split('..')
  const read = {
    nth: { kind, n: Number(words[0]), weekday, month: Number(last) },
    last: { kind, weekday, month: Number(last) },
    fixed: { kind, day: last },
    nearest: { kind, weekday, day: last },
    before: { kind, weekday, day: last },
    season: { kind, from, to },
    once: { kind, date: last },
    easter: { kind },
    'lunar-new-year': { kind },
  }
  const found = new Map<string, object>(Object.entries(read)).get(kind ?? '')
  const rule = eventRule.safeParse(found)
  return rule.success ? rule.data : null
}
