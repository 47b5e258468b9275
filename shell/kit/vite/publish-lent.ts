import type { Plugin } from 'vite'
import { readLent } from './lent.ts'
import { publishLinks } from './publish-links.ts'

const lends = (): Plugin => ({
  name: 'site:publish-lent',
  apply: 'build',
  generateBundle() {
    const lends = Object.fromEntries(Object.entries(readLent()).map(([name, { exports }]) => [name, exports]))
    this.emitFile({ type: 'asset', fileName: 'lends.json', source: JSON.stringify(lends, null, 1) })
  },
})

/** Writes what this shell lends as `lends.json`, and what it links to: the releases of remotes are checked against both. */
export const publishLent = (): Plugin[] => [lends(), publishLinks()]
