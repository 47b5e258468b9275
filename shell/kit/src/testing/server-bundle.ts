import { pathToFileURL } from 'node:url'
import type { Remote } from '../define-remote.ts'
import * as sharedModules from '../shared-modules/all.ts'

/** Where server bundles look for what they take from the shell that renders them (`vite/shared-modules.ts`). */
const SLOT = Symbol.for('site.sharedModules')

const isRemote = (value: unknown): value is Remote =>
  typeof value === 'object' && value !== null && 'routes' in value && 'pages' in value

/**
 * The remote in a built server bundle (`dist/server/remote.js`), for `prerenderPage`: what `vite build --ssr` wrote is rendered as the
 * release step renders it, with the exports that this version of the kit shares.
 */
export const loadServerBundle = async (file: string): Promise<Remote> => {
  Object.assign(globalThis, { [SLOT]: sharedModules })
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (typeof loaded === 'object' && loaded !== null && 'remote' in loaded && isRemote(loaded.remote))
    return loaded.remote
  throw new Error(`${file} holds no remote: src/remote.ts exports one as \`remote\` (defineRemote)`)
}
