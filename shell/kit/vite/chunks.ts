import type { Plugin, Rolldown } from 'vite'

type Output = NonNullable<Rolldown.RolldownOptions['output']>
type Groups = NonNullable<Exclude<Exclude<Output, readonly unknown[]>['codeSplitting'], boolean | undefined>['groups']>

/** The federation plugin's name for the chunk of Vite's lazy-import helper. */
const HELPER = 'vite-preload-helper'

/** Modules that the entry of a remote needs before the shared modules are available. */
const BOOT =
  /vite\/preload-helper|virtual:mf-(?:localSharedImportMap|external-runtime-core)|@module-federation\/runtime|^\0?rolldown\/runtime/

/** Modules of several pages, in one chunk for each set of pages; small ones go into another that most of these pages load too. */
const shared = {
  minShareCount: 2,
  entriesAware: true,
  /** Bytes before compression. */
  entriesAwareMergeThreshold: 2500,
  includeDependenciesRecursively: false,
} as const

/**
 * How a remote is split into chunks. Each chunk costs a request, so the modules that the entry needs are one, and those that most
 * pages share are another. They are two because the entry must not import anything that needs the shared modules. Modules of
 * only some pages stay apart above a size threshold. What a remote is built on (`base`) and its own modules (`common`) are never one
 * chunk: merged, two chunks may import each other, and then one of them runs before what it needs (`acyclicChunks`).
 */
export const groups: Groups = [
  { name: 'boot', test: BOOT, priority: 4, includeDependenciesRecursively: false },
  { name: 'shared', test: /__loadShare__/, priority: 3, includeDependenciesRecursively: false },
  {
    ...shared,
    name: 'base',
    test: /^\/(?!.*(?:node_modules|__mf|virtual)).*\/(?:shared-ui|contracts)\/.*\.tsx?$/,
    priority: 2,
  },
  // A file address (`?url`) goes into the chunk that uses it: a chunk for each would cost a request for one line.
  { ...shared, name: 'common', test: /^\/(?!.*(?:node_modules|__mf|virtual)).*\.tsx?$|\?url$/, priority: 1 },
]

/** Chunks of several pages would be named after every page that uses them, which is too long for a file name. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${/^(?:base|common)(?:~|$)/.test(name) ? 'common' : '[name]'}-[hash].js`

/** Entries that nothing in a remote imports: those that the federation plugin adds for hosts, and the input of `wholeGraph`. */
const NEVER_LOADED = /virtual:mf.*(?:hostAutoInit|pendingShares)|virtual:site-whole-graph$/

/**
 * Puts Vite's lazy-import helper into the boot chunk, as the federation plugin gives it a group of its own that comes first, and
 * removes chunks that nothing loads, as every page lists each file of a release with its hash.
 */
export const fewerChunks = (): Plugin => ({
  name: 'site:fewer-chunks',
  apply: 'build',
  outputOptions(options) {
    const splitting = options.codeSplitting
    if (typeof splitting !== 'object' || splitting.groups === undefined) return null
    return {
      ...options,
      codeSplitting: { ...splitting, groups: splitting.groups.filter(({ name }) => name !== HELPER) },
    }
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry && NEVER_LOADED.test(chunk.facadeModuleId ?? ''))
          delete bundle[file]
    },
  },
})
