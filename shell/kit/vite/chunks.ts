import type { Plugin, Rolldown } from 'vite'

type Output = NonNullable<Rolldown.RolldownOptions['output']>
type Groups = NonNullable<Exclude<Exclude<Output, readonly unknown[]>['codeSplitting'], boolean | undefined>['groups']>

/** The federation plugin's name for the helper of lazy imports, which it keeps in a file of its own. */
const HELPER = 'vite-preload-helper'

/** What the entry of a remote runs on before the shared modules are there. */
const BOOT =
  /vite\/preload-helper|virtual:mf-(?:localSharedImportMap|external-runtime-core)|@module-federation\/runtime|^\0?rolldown\/runtime/

/**
 * Which files a remote comes in. A file a part would cost a request each, so what the entry runs on is one file, and what most of
 * its pages share is another. They are two because the entry must not import anything that runs before the shared
 * modules are there. Parts that only some pages need stay apart once they weigh something.
 */
export const groups: Groups = [
  { name: 'boot', test: BOOT, priority: 3, includeDependenciesRecursively: false },
  { name: 'shared', test: /__loadShare__/, priority: 2, includeDependenciesRecursively: false },
  {
    name: 'common',
    // An address of a file (`?url`) goes where it is used: a file for each would be a request for a line.
    test: /^\/(?!.*(?:node_modules|__mf|virtual)).*\.tsx?$|\?url$/,
    minShareCount: 2,
    priority: 1,
    entriesAware: true,
    /** Bytes before compression. */
    entriesAwareMergeThreshold: 2500,
    includeDependenciesRecursively: false,
  },
]

/** Common parts are named after every page they serve, which is no name for a file. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('common~') ? 'common' : '[name]'}-[hash].js`

/** Puts the helper of lazy imports in with the rest of what the entry runs on: the federation plugin claims it before any group. */
export const helperInBoot = (): Plugin => ({
  name: 'site:helper-in-boot',
  apply: 'build',
  outputOptions(options) {
    const splitting = options.codeSplitting
    if (typeof splitting !== 'object') return null
    const kept = splitting.groups?.filter(({ name }) => name !== HELPER)
    return { ...options, codeSplitting: { ...splitting, ...(kept === undefined ? {} : { groups: kept }) } }
  },
})

/** Entries that the federation plugin adds for pages of a host. A remote is none: nothing imports them. */
const FOR_A_HOST = /virtual:mf.*(?:hostAutoInit|pendingShares)/

/** Leaves out what only a host would load: each file of a release is named by its hash in every page. */
export const withoutHost = (): Plugin => ({
  name: 'site:without-host',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry && FOR_A_HOST.test(chunk.facadeModuleId ?? '')) delete bundle[file]
    },
  },
})
