import type { Plugin } from 'vite'
import type { Lent } from './lent.ts'

/** Where a prerendering host puts what it lends, by package. */
export const LENT_SLOT = 'site.lent'

const PREFIX = '\0lent:'

/**
 * In the server twin, imports of lent packages read the host's own copies from one global slot. Two Reacts in one render would
 * not share hooks or contexts, and the twin stays one file that needs no `node_modules` beside it.
 */
export const lentFromHost = (lent: Record<string, Lent>): Plugin => ({
  name: 'site:lent-from-host',
  enforce: 'pre',
  resolveId: (id) => (id in lent ? `${PREFIX}${id}` : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null
    const name = id.slice(PREFIX.length)
    const names = (lent[name]?.exports ?? []).filter((each) => each !== 'default')
    return [
      `const lent = globalThis[Symbol.for(${JSON.stringify(LENT_SLOT)})][${JSON.stringify(name)}]`,
      `export const { ${names.join(', ')} } = lent`,
      'export default lent',
    ].join('\n')
  },
})
