import { tripFields, tripLimits } from '@site/contracts/trip-fields'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import type { Stretch } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import type { Shared } from './plan-format.ts'

const extras = z.object({
  notes: orElse(z.optional(z.string().check(z.maxLength(tripLimits.notes))), undefined),
  trip: orElse(z.optional(tripFields), undefined),
  without: orElse(
    z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(tripLimits.chips))),
    undefined,
  ),
  /** Checked as those of an answer are. */
  stretches: orElse(z.array(z.unknown()), []),
})

type Extras = Pick<ItineraryBody, 'notes' | 'trip' | 'without'> & { readonly stretches: readonly unknown[] }

/** Whoever opens a link is told the hotel, not how it was found. */
const withoutProposal = (stretch: Stretch): Stretch => {
  if (stretch.base === null) return stretch
  const { proposed: _proposed, ...base } = stretch.base
  return { ...stretch, base }
}

/** What a request and a plan have beyond the first version of a link, as one line; null where they have nothing. */
export const extrasOf = ({ body: { notes, trip, without }, trip: { meta } }: Shared): string | null => {
  const found = {
    ...(notes === undefined ? {} : { notes: notes.replace(/\s+/g, ' ') }),
    ...(trip === undefined ? {} : { trip }),
    ...(without === undefined || without.length === 0 ? {} : { without }),
    ...(meta.stretches.length === 0 ? {} : { stretches: meta.stretches.map(withoutProposal) }),
  }
  return Object.keys(found).length === 0 ? null : JSON.stringify(found)
}

/** Reads `extrasOf`'s line; throws where it is no such line. */
export const readExtras = (line: string | null): Extras => {
  if (line === null) return { stretches: [] }
  const { notes, trip, without, stretches } = z.parse(extras, JSON.parse(line))
  return {
    stretches,
    ...(notes === undefined ? {} : { notes }),
    ...(trip === undefined ? {} : { trip }),
    ...(without === undefined ? {} : { without }),
  }
}
