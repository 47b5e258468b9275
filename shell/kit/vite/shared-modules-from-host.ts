import type { Plugin } from 'vite'
import type { SharedModule } from './shared-modules.ts'

/** Global symbol under which a prerendering host puts the shared modules, by package. */
export const SHARED_MODULES_SLOT = 'site.sharedModules'

const PREFIX = '\0shared-module:'

/**
 * In the server bundle, imports of shared modules read the host's own copies from one global slot. Two Reacts in one render would
 * not share hooks or contexts, and the bundle stays one file that needs no `node_modules` beside it.
 */
export const sharedModulesFromHost = (sharedModules: Record<string, SharedModule>): Plugin => ({
  name: 'site:shared-modules-from-host',
  enforce: 'pre',
  resolveId: (id) => (id in sharedModules ? `${PREFIX}${id}` : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null
    const name = id.slice(PREFIX.length)
    const names = (sharedModules[name]?.exports ?? []).filter((each) => each !== 'default')
    return [
      `const shared = globalThis[Symbol.for(${JSON.stringify(SHARED_MODULES_SLOT)})][${JSON.stringify(name)}]`,
      `export const { ${names.join(', ')} } = shared`,
      'export default shared',
    ].join('\n')
  },
})
