import * as z from 'zod/mini'

/** Kinds of places a day may close; `attraction`: what has a door and sells tickets. */
export const closedKinds = ['museum', 'attraction', 'restaurant', 'shop', 'market'] as const
export type ClosedKind = (typeof closedKinds)[number]

/** What closes, or does not run, on certain days. It speaks of kinds of places, hardly ever of a single one. */
export const closureRow = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** GeoNames' codes of the states it holds in; none: all of them. */
  states: z.array(z.string()),
  /** The city it holds in; null: all of them. */
  city: z.nullable(z.string()),
  /** When: `fixed 12-25`, `easter-2`, `nth 4 Thu 11`, `range 12-29..01-03` (see `date-rule.ts` of the planner). */
  rule: z.string(),
  holiday: z.string(),
  /** What, in words: "museums and galleries". */
  what: z.string(),
  effect: z.string(),
  note: z.nullable(z.string()),
  kinds: z.array(z.enum(closedKinds)),
  /** Minutes of the day in which the kinds are closed; null: it is only said. */
  closed: z.nullable(z.object({ from: z.number(), until: z.number() })),
  /** `none`: nothing runs. */
  transport: z.nullable(z.enum(['none', 'changed'])),
})
export type Closure = Readonly<z.infer<typeof closureRow>>
