import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import type { Cost } from '../costs/cost.ts'
import type { Base, Stretch } from '../plan/plan.ts'
import { detailsOf, requestDetails, type RequestDetails } from '../trip/request-details.ts'
import type { Shared } from './plan-format.ts'

/** A cost as a row: its day counted from 1, or 0; label, amount, currency. Checked as those of an answer are. */
const costRow = z.tuple([z.int(), z.string(), z.number(), z.string()])

const extras = z.object({
  ...requestDetails.shape,
  /** Checked as those of an answer are. */
  stretches: orElse(z.array(z.unknown()), []),
  costs: orElse(z.array(costRow), []),
  /** The hotel of the whole plan was only proposed. */
  proposed: orElse(z.boolean(), false),
})

/** Whoever opens a link is told that a hotel was only proposed, not how it was found. */
const bareProposal = { savedMinutes: 0, insteadOf: 'the centre', others: [] }

interface Extras {
  readonly asked: RequestDetails
  readonly stretches: readonly unknown[]
  readonly costs: readonly unknown[] | null
  readonly proposed: boolean
}

const withBareProposal = (stretch: Stretch): Stretch =>
  stretch.base?.proposed === undefined ? stretch : { ...stretch, base: { ...stretch.base, proposed: bareProposal } }

/** The base of a plan that was read, with what the line says of it. */
export const markProposed = <Given extends Pick<Base, 'kind'>>(base: Given, isProposed: boolean) =>
  isProposed && base.kind === 'hotel' ? { ...base, proposed: bareProposal } : base

const rowOf = ({ day, label, amount, currency }: Cost): z.infer<typeof costRow> => [
  day === null ? 0 : day + 1,
  label,
  amount,
  currency,
]
const costOf = ([day, label, amount, currency]: z.infer<typeof costRow>) => ({
  day: day === 0 ? null : day - 1,
  label,
  amount,
  currency,
})

/** What a request and a plan have beyond the first version of a link, as one line; null where they have nothing. */
export const extrasOf = ({ body, trip: { meta } }: Shared): string | null => {
  const asked = detailsOf({ ...body, notes: body.notes?.replace(/\s+/g, ' ') })
  const found = {
    ...asked,
    ...(meta.costs === null || meta.costs.length === 0 ? {} : { costs: meta.costs.map(rowOf) }),
    ...(meta.stretches.length === 0 ? {} : { stretches: meta.stretches.map(withBareProposal) }),
    ...(meta.base?.proposed === undefined ? {} : { proposed: true }),
  }
  return Object.keys(found).length === 0 ? null : JSON.stringify(found)
}

/** Reads `extrasOf`'s line; throws where it is no such line. */
export const readExtras = (line: string | null): Extras => {
  if (line === null) return { asked: {}, stretches: [], costs: null, proposed: false }
  const { stretches, costs, proposed, ...asked } = z.parse(extras, JSON.parse(line))
  return { asked: detailsOf(asked), stretches, costs: costs.length === 0 ? null : costs.map(costOf), proposed }
}
