import { planFragments } from '@site/contracts/plan-address'
import { roomSecret } from '@site/contracts/room'

/** After the `#`: no server gets it, and no other site as the page one came from. */
const NAME = planFragments.room

/** The secret of a shared plan in the hash of an address; null when there is none, or a damaged one. */
export const secretIn = (hash: string): string | null => {
  const read = roomSecret.safeParse(new URLSearchParams(hash.replace(/^#/, '')).get(NAME))
  return read.success ? read.data : null
}

/** The link of a shared plan on the page at `path`. */
export const roomLink = (origin: string, path: string, secret: string): string => `${origin}${path}#${NAME}=${secret}`
