import { deflateSync, inflateSync } from 'fflate'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { dictionary } from './dictionary.ts'
import { ByteReader } from './bytes.ts'
import { MAX_CODE_LENGTH, MAX_READ_LENGTH } from './link-address.ts'
import { NewerLink } from './link-problem.ts'
import { checkSum, SUM_LENGTH, withSum } from './link-sum.ts'
import { details, NEWEST_VERSION, pack, unpack, type Shared } from './plan-format.ts'

const MAX_PLAN_BYTES = 64 * 1024

const words = new TextEncoder().encode(dictionary)

/** Bytes as text that stands in an address as it is: deflated (RFC 1951), then Base64 (RFC 4648 §5) unpadded. */
export const toCode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...deflateSync(bytes, { level: 9, mem: 9, dictionary: words })))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * A plan as text for an address. Carries all facts where they fit and leaves out the least needed first: websites, addresses,
 * opening hours, notes, ids. Throws when even the bare plan does not fit.
 */
export const encodeTrip = (body: ItineraryBody, trip: Trip): string => {
  for (const detail of details) {
    const code = toCode(pack(body, trip, detail))
    if (code.length + SUM_LENGTH <= MAX_CODE_LENGTH) return withSum(code)
  }
  throw new Error('This plan is too long for a link. Save it as a file instead.')
}

/** Reads `encodeTrip`'s text. Throws `NewerLink`, or another error when it was cut off, damaged or made by something else. */
export const decodeTrip = (code: string): Shared => {
  if (code.length > MAX_READ_LENGTH) throw new Error('Plan data are too long')
  const bare = checkSum(code)
  const deflated = Uint8Array.from(atob(bare.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  // What does not fit into the space given is cut off, and so no plan.
  const bytes = inflateSync(deflated, { out: new Uint8Array(MAX_PLAN_BYTES), dictionary: words })
  // The version is the first number of every plan.
  if (new ByteReader(bytes).number() > NEWEST_VERSION) throw new NewerLink('This link is of a newer version')
  return unpack(bytes)
}
