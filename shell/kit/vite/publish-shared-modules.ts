import type { Plugin } from 'vite'
import { readSharedModules } from './shared-modules.ts'
import { publishLinks } from './publish-links.ts'

const listSharedModules = (): Plugin => ({
  name: 'site:publish-shared-modules',
  apply: 'build',
  generateBundle() {
    const exportsByPackage = Object.fromEntries(
      Object.entries(readSharedModules()).map(([name, { exports }]) => [name, exports]),
    )
    this.emitFile({ type: 'asset', fileName: 'shared-modules.json', source: JSON.stringify(exportsByPackage, null, 1) })
  },
})

/** Writes the exports of the shared modules as `shared-modules.json`, and what this shell links to: the releases of remotes are checked against both. */
export const publishSharedModules = (): Plugin[] => [listSharedModules(), publishLinks()]
