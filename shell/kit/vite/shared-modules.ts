import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { KIT, kitFile } from './kit-entry.ts'

/** Packages the shell provides at run time, and the file that curates each. */
const sources = {
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router-dom',
  '@tanstack/react-query': 'react-query',
  'styled-components': 'styled-components',
  zustand: 'zustand',
} as const

/** The packages among them: `react/jsx-runtime` is a part of one. */
export const sharedPackages: readonly string[] = Object.keys(sources).filter((name) => name !== 'react/jsx-runtime')

/** Of the shell the versions of the shared packages, of a remote the ranges it accepts. The gate compares them. */
export const SHARED_VERSIONS = 'shared-versions.json'

const manifest = z.object({ version: z.string() })
const installedVersion = (name: string): string =>
  manifest.parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8')))
    .version

/** The names in a file's `export { … }` lists, without those of types. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(',').map((item) => item.trim()))
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/).at(-1) ?? item)

export interface SharedModule {
  /** Every export a remote may use; with anything else its page does not start. */
  readonly exports: readonly string[]
}

const exportsOfEntry = (entry: string): string[] => exportsOf(readFileSync(kitFile(entry), 'utf8'))

/** Reads the exports of the shared modules from the very files the shell compiles, so that the two cannot drift apart. */
export const readSharedModules = (): Record<string, SharedModule> => ({
  ...Object.fromEntries(
    Object.entries(sources).map(([name, file]) => [
      name,
      { exports: exportsOfEntry(`internal/shared-modules/${file}`) },
    ]),
  ),
  [KIT]: { exports: exportsOfEntry('') },
})

/** Global symbol under which a prerendering host puts what all shared modules export. Published server bundles read it. */
const SLOT = 'site.sharedModules'

const PREFIX = '\0shared-module:'

/**
 * In the server bundle, imports of shared modules read the host's own copies from one global slot. Two Reacts in one render would
 * not share hooks or contexts, and the bundle stays one file that needs no `node_modules` beside it.
 */
export const sharedModulesFromHost = (sharedModules: Record<string, SharedModule>): Plugin => ({
  name: 'site:shared-modules-from-host',
  enforce: 'pre',
  resolveId: (id) => (id in sharedModules ? `${PREFIX}${id}` : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null
    const name = id.slice(PREFIX.length)
    const names = (sharedModules[name]?.exports ?? []).filter((each) => each !== 'default')
    return [
      `const shared = globalThis[Symbol.for(${JSON.stringify(SLOT)})]`,
      `export const { ${names.join(', ')} } = shared`,
      'export default shared',
    ].join('\n')
  },
})

/** Writes the exports of the shared modules, and their versions: the releases of remotes are checked against it. */
export const publishSharedModules = (): Plugin => ({
  name: 'site:publish-shared-modules',
  apply: 'build',
  generateBundle() {
    const exportsByPackage = Object.entries(readSharedModules()).map(([name, { exports }]) => [name, exports])
    const source = JSON.stringify(Object.fromEntries(exportsByPackage), null, 1)
    this.emitFile({ type: 'asset', fileName: 'shared-modules.json', source })
    const versions = Object.fromEntries(sharedPackages.map((name) => [name, installedVersion(name)]))
    this.emitFile({ type: 'asset', fileName: SHARED_VERSIONS, source: JSON.stringify(versions) })
  },
})
