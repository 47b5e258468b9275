import type { Plugin } from 'vite'

/** An extra input of every remote's build; no module imports it. */
export const WHOLE_GRAPH = 'virtual:site-whole-graph'
const RESOLVED = `\0${WHOLE_GRAPH}`

/** Modules that federation generates wait for the graph, so the graph must not wait for them; URLs are not loaded at all. */
const isAwaited = (id: string): boolean =>
  !/virtual:mf|__mf__virtual|^(?:https?|data|node):/.test(id) && id !== RESOLVED

/** How long to wait for modules that were found and not read, in ms: bundlers never read unused modules of side-effect-free packages. */
const QUIET_MS = 5000
/** How long to wait for a module that is being read, in ms: one with a syntax error never calls `moduleParsed`. */
const STUCK_MS = 20_000

/**
 * Holds federation back until every module is parsed. It works out which shared exports a remote uses from the modules it has seen
 * once 10 ms pass without a new one, and takes no notice of modules that are found and not yet loaded
 * (`pluginModuleParseEnd` of @module-federation/vite 1.23): on a busy machine it decides too early, and the build then lacks
 * exports (MISSING_EXPORT … loadShare) or shares. It does wait for every input, so this one is loaded last, and is empty.
 */
export const wholeGraph = (): Plugin => {
  const found = new Set<string>()
  const reading = new Set<string>()
  const parsed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let open = (): void => {}
  let complete = Promise.resolve()
  const look = (): void => {
    clearTimeout(timer)
    if (reading.size > 0) timer = setTimeout(open, STUCK_MS)
    else if ([...found].every((each) => parsed.has(each))) open()
    else timer = setTimeout(open, QUIET_MS)
  }
  return {
    name: 'site:whole-graph',
    apply: 'build',
    async buildStart({ input }) {
      for (const each of [found, reading, parsed]) each.clear()
      complete = new Promise((done) => (open = done))
      for (const each of Object.values(input)) {
        const entry = await this.resolve(each)
        if (entry !== null && isAwaited(entry.id)) found.add(entry.id)
      }
    },
    resolveId: (id) => (id === WHOLE_GRAPH ? RESOLVED : undefined),
    load: {
      order: 'pre',
      handler: async (id) => {
        if (id !== RESOLVED) {
          if (isAwaited(id)) reading.add(id)
          return undefined
        }
        await complete
        return { code: '', moduleSideEffects: false }
      },
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      reading.delete(id)
      parsed.add(id)
      for (const each of [...importedIds, ...dynamicallyImportedIds]) if (isAwaited(each)) found.add(each)
      look()
    },
    // A failed build must not wait for modules that will not be parsed.
    buildEnd() {
      clearTimeout(timer)
      open()
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && chunk.facadeModuleId === RESOLVED) delete bundle[file]
      },
    },
  }
}
