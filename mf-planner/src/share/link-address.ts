import { offlinePage } from '@site/contracts/offline'

const KEY = 'plan='

/** The address that holds a plan: in the fragment, which browsers do not send to servers. */
export const shareLink = (origin: string, code: string): string => `${origin}${offlinePage}#${KEY}${code}`

/** The code in an address's fragment; null when there is none. */
export const codeIn = (hash: string): string | null => {
  const fragment = hash.replace(/^#/, '')
  return fragment.startsWith(KEY) && fragment.length > KEY.length ? fragment.slice(KEY.length) : null
}
