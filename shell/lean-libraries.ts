import type { Plugin } from 'vite'

/**
 * Stubs for parts of libraries that no page of this site runs, by the file they replace; the libraries have no switch for these.
 * Federation runtime: every remote is a module registered by its entry (docs/decisions/001) and preloaded by the server, so nothing
 * fetches a manifest, adds a classic script or asks the runtime to preload; its errors keep their code and the address of the page that
 * explains it. Stylis: styled-components puts no vendor
 * prefixes before CSS properties unless asked to, and the browsers of this site need none.
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
  'error-codes/dist/desc.mjs': `
const none = {}
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }`,
  'sdk/dist/dom.js': `
const never = () => { throw new Error('remotes are modules') }
export { never as createLink, never as createScript, never as loadScript }
export const isStaticResourcesEqual = never
export const safeWrapper = async (callback) => callback()`,
  'stylis/src/Prefixer.js': `
export const prefix = () => { throw new Error('CSS is written without vendor prefixes') }`,
}

const FILE = /((?:runtime-core|sdk|error-codes)\/dist\/[\w/]+\.m?js|stylis\/src\/Prefixer\.js)$/

/** Leaves out the parts of libraries that are unused here, and those of the federation runtime that it has a switch for. */
export const leanLibraries = (): Plugin => ({
  name: 'site:lean-libraries',
  apply: 'build',
  config: () => ({
    define: { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  }),
  load: { filter: { id: FILE }, handler: (id) => STUBS[FILE.exec(id)?.[1] ?? ''] ?? null },
})
