import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const served = (versions = []) =>
  versions
    .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`)
    .join(', ')

/** Names whose live versions differ between two registries (Frontend Discovery shape). */
export const changedNames = (a, b) =>
  [...new Set([...Object.keys(a.microFrontends), ...Object.keys(b.microFrontends)])]
    .filter((name) => served(a.microFrontends[name]) !== served(b.microFrontends[name]))
    .sort()

/**
 * Folders of journeys a change touches: a remote's own and the frame's; all of them when the shell changed, none when nothing did.
 * A remote without journeys of its own is run by the frame's.
 */
export const affectedJourneys = (names, hasFolder = (folder) => existsSync(join(root, 'e2e', folder))) => {
  if (names.length === 0) return []
  if (names.includes('shell')) return ['journeys']
  const own = names.map((name) => `journeys/${name.replace(/^mf-/, '')}`).filter(hasFolder)
  return [...own, 'journeys/shell']
}
