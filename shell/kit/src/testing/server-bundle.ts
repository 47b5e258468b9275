import { pathToFileURL } from 'node:url'
import type { Remote } from '../define-remote.ts'
import * as kit from '../index.ts'
import * as reactDom from '../shared-modules/react-dom.ts'
import * as jsxRuntime from '../shared-modules/react-jsx-runtime.ts'
import * as reactQuery from '../shared-modules/react-query.ts'
import * as router from '../shared-modules/react-router-dom.ts'
import * as react from '../shared-modules/react.ts'
import * as styled from '../shared-modules/styled-components.ts'
import * as zustand from '../shared-modules/zustand.ts'

/** What a server bundle takes from the shell that renders it, by the name it imports. */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@tanstack/react-query': reactQuery,
  'styled-components': styled,
  zustand,
  '@stageside/kit': kit,
}

/** Where server bundles look for them (`vite/shared-modules.ts`). */
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
