import { offlinePage } from '@site/contracts/offline'

const KEY = 'plan='

/** The address that holds a plan: in the fragment, which browsers keep to themselves, so no server ever sees it. */
export const shareLink = (origin: string, code: string): string => `${origin}${offlinePage}#${KEY}${code}`

/** The code in an address's fragment; null when there is none. */
export const codeIn = (hash: string): string | null => {
  const fragment = hash.replace(/^#/, '')
  return fragment.startsWith(KEY) && fragment.length > KEY.length ? fragment.slice(KEY.length) : null
}

/** The same link is the same plan: opened twice it is kept once (FNV-1a over the code). */
export const planIdOf = (code: string): string => {
  let hash = 0x811c9dc5
  for (const char of code) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return `link-${(hash >>> 0).toString(36)}`
}
