import type { Plugin } from 'vite'

/**
 * Stubs for parts of the federation runtime that no page of this site runs, by the file they replace. Every remote is a module
 * registered by its entry (docs/decisions/001) and preloaded by the server: nothing fetches a manifest, adds a classic script or
 * asks the runtime to preload. The runtime has switches for its other parts, but none for these.
 */
const STUBS: Readonly<Record<string, string>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
export const getGlobalRemoteInfo = () => ({})
export class SnapshotHandler {
  hooks = new PluginSystem({})
  manifestCache = new Map()
  loadRemoteSnapshotInfo() { return Promise.reject(new Error('remotes are loaded by their entry, not by a manifest')) }
}`,
  'runtime-core/dist/utils/preload.js': `
const never = () => { throw new Error('pages are preloaded by the server') }
export { never as defaultPreloadArgs, never as formatPreloadArgs, never as normalizePreloadExposes, never as preloadAssets }`,
  'sdk/dist/dom.js': `
const never = () => { throw new Error('remotes are modules') }
export { never as createLink, never as createScript, never as loadScript }
export const isStaticResourcesEqual = never
export const safeWrapper = async (callback) => callback()`,
}

const FILE = /@module-federation\/((?:runtime-core|sdk)\/dist\/[\w/]+\.js)$/

/** Removes the parts of the federation runtime that are unused when remotes are loaded by their entry. */
export const leanFederation = (): Plugin => ({
  name: 'site:lean-federation',
  apply: 'build',
  config: () => ({
    define: { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  }),
  load: { filter: { id: FILE }, handler: (id) => STUBS[FILE.exec(id)?.[1] ?? ''] ?? null },
})
