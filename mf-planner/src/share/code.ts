import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { deflate, fromBase64Url, inflate, toBase64Url } from './deflate.ts'
import { details } from './format.ts'
import { pack } from './pack.ts'
import { unpack, type Shared } from './unpack.ts'

/** With host and path a link stays within 2 kB, which every messenger and mail program takes. */
export const MAX_CODE_LENGTH = 1950
const MAX_PLAN_BYTES = 64 * 1024

/**
 * A plan as text for an address. Carries all facts where they fit and leaves out the least needed first: websites, addresses,
 * opening hours, notes, ids. Throws when even the bare plan does not fit.
 */
export const encodeTrip = (body: ItineraryBody, trip: Trip): string => {
  for (const detail of details) {
    const code = toBase64Url(deflate(pack(body, trip, detail)))
    if (code.length <= MAX_CODE_LENGTH) return code
  }
  throw new Error('This plan is too long for a link. Save it as a file instead.')
}

/** Reads `encodeTrip`'s text. Throws when it was cut off, damaged or made by something else. */
export const decodeTrip = (code: string): Shared => {
  if (code.length > 2 * MAX_CODE_LENGTH) throw new Error('Plan data are too long')
  return unpack(inflate(fromBase64Url(code), MAX_PLAN_BYTES))
}
