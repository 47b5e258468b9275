import type { Plugin } from 'vite'
import { readLent } from './lent.ts'

/** Writes what this shell lends as `lends.json`, against which the release of a remote is checked. */
export const publishLent = (): Plugin => ({
  name: 'site:publish-lent',
  apply: 'build',
  generateBundle() {
    const lends = Object.fromEntries(Object.entries(readLent()).map(([name, { exports }]) => [name, exports]))
    this.emitFile({ type: 'asset', fileName: 'lends.json', source: JSON.stringify(lends, null, 1) })
  },
})
