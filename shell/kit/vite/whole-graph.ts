import { join } from 'node:path'
import type { Plugin } from 'vite'

/** An extra input of every remote's build; no module imports it. */
export const WHOLE_GRAPH = 'virtual:site-whole-graph'
const RESOLVED = `\0${WHOLE_GRAPH}`

/** Modules that federation generates wait for the graph, so the graph must not wait for them; addresses are not read at all. */
const isAwaited = (id: string): boolean => !/virtual:mf|__mf__virtual|^(?:https?|data|node):/.test(id)

/**
 * Holds federation back until every module is parsed. It works out which shared exports a remote uses from the modules it has seen
 * once 10 ms pass without a new one, and takes no notice of modules that are found and not yet loaded
 * (`pluginModuleParseEnd` of @module-federation/vite 1.23): on a busy machine it decides too early, and the build then lacks
 * exports (MISSING_EXPORT … loadShare) or shares. It has no option for that, but waits for every input: this one is loaded last.
 */
export const wholeGraph = (): Plugin => {
  let root = ''
  return {
    name: 'site:whole-graph',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === WHOLE_GRAPH ? RESOLVED : undefined),
    load: {
      order: 'pre',
      filter: { id: /virtual:site-whole-graph$/ },
      async handler() {
        const found = new Set<string>()
        const read = async (id: string): Promise<void> => {
          if (found.has(id) || !isAwaited(id)) return
          found.add(id)
          const { importedIds, dynamicallyImportedIds } = await this.load({ id })
          await Promise.all([...importedIds, ...dynamicallyImportedIds].map(read))
        }
        await read(join(root, 'src/remote.ts'))
        return { code: '', moduleSideEffects: false }
      },
    },
  }
}
