import { limits } from '@site/contracts/limits'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import { name } from '../plan/lenient.ts'
import { isCurrency } from './currency.ts'

/** What a plan keeps of costs: a link of seven days still holds them all. */
export const costLimits = { entries: 40, label: 60, amount: 1_000_000_000 } as const

/** A cost that the traveller typed in: of one day (0-based), or of the whole trip; in major units of its currency (ISO 4217). */
export const cost = z.object({
  day: z.nullable(z.int().check(z.gte(0), z.lt(limits.planner.maxDays))),
  label: name.check(z.maxLength(costLimits.label)),
  amount: z.number().check(z.gt(0), z.lte(costLimits.amount)),
  currency: z.string().check(z.refine(isCurrency)),
})
export type Cost = z.infer<typeof cost>

/** Costs of which the unreadable ones are left out; null where a plan was never asked for any, as one fresh from the server. */
export const costList = orElse(
  z.nullable(
    z.pipe(
      z.array(z.unknown()),
      z.transform((values) =>
        values.slice(0, costLimits.entries).flatMap((value): Cost[] => {
          const read = z.safeParse(cost, value)
          return read.success ? [read.data] : []
        }),
      ),
    ),
  ),
  null,
)
