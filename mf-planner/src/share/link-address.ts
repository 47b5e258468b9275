import { offlinePage } from '@site/contracts/offline'
import { planFragments } from '@site/contracts/plan-address'

const KEY = `${planFragments.link}=`

/** With host and path a link stays within 2 kB, which every messenger and mail program takes. */
export const MAX_CODE_LENGTH = 1950
/** Longer codes are not read: nobody writes one. */
export const MAX_READ_LENGTH = 2 * MAX_CODE_LENGTH

/** The address that holds a plan: in the fragment, which browsers do not send to servers. */
export const shareLink = (origin: string, code: string): string => `${origin}${offlinePage}#${KEY}${code}`

/** The code in an address's fragment; null when there is none. */
export const codeIn = (hash: string): string | null => {
  const fragment = hash.replace(/^#/, '')
  return fragment.startsWith(KEY) && fragment.length > KEY.length ? fragment.slice(KEY.length) : null
}
