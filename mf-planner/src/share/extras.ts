import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import type { Stretch } from '../plan/plan.ts'
import { detailsOf, requestDetails, type RequestDetails } from '../trip/request-details.ts'
import type { Shared } from './plan-format.ts'

const extras = z.object({
  ...requestDetails.shape,
  /** Checked as those of an answer are. */
  stretches: orElse(z.array(z.unknown()), []),
})

interface Extras {
  readonly asked: RequestDetails
  readonly stretches: readonly unknown[]
}

/** Whoever opens a link is told the hotel, not how it was found. */
const withoutProposal = (stretch: Stretch): Stretch => {
  if (stretch.base === null) return stretch
  const { proposed: _proposed, ...base } = stretch.base
  return { ...stretch, base }
}

/** What a request and a plan have beyond the first version of a link, as one line; null where they have nothing. */
export const extrasOf = ({ body, trip: { meta } }: Shared): string | null => {
  const asked = detailsOf({ ...body, notes: body.notes?.replace(/\s+/g, ' ') })
  const found = {
    ...asked,
    ...(meta.stretches.length === 0 ? {} : { stretches: meta.stretches.map(withoutProposal) }),
  }
  return Object.keys(found).length === 0 ? null : JSON.stringify(found)
}

/** Reads `extrasOf`'s line; throws where it is no such line. */
export const readExtras = (line: string | null): Extras => {
  if (line === null) return { asked: {}, stretches: [] }
  const { stretches, ...asked } = z.parse(extras, JSON.parse(line))
  return { asked: detailsOf(asked), stretches }
}
