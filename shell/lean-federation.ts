import type { Plugin } from 'vite'

const HANDLER = /@module-federation\/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/

/**
 * Stands in for the part of the federation runtime that fetches and keeps manifests. This site registers every remote by its entry
 * (docs/decisions/001), so no page ever runs it; the runtime has switches for its other parts, but none for this one.
 */
const NO_MANIFESTS = `
import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
export const getGlobalRemoteInfo = () => ({})
export class SnapshotHandler {
  hooks = new PluginSystem({})
  manifestCache = new Map()
  loadRemoteSnapshotInfo() {
    return Promise.reject(new Error('remotes are loaded by their entry, not by a manifest'))
  }
}
`

/** The federation runtime without what a page that loads remotes by their entry never uses. */
export const leanFederation = (): Plugin => ({
  name: 'site:lean-federation',
  apply: 'build',
  config: () => ({
    define: { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  }),
  load: { filter: { id: HANDLER }, handler: () => NO_MANIFESTS },
})
