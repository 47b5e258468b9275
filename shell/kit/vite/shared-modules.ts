import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Packages the shell provides at run time, the file that curates each, and the version range a remote accepts. */
const sources = {
  react: ['react', '^19.0.0'],
  'react/jsx-runtime': ['react-jsx-runtime', '^19.0.0'],
  'react-dom': ['react-dom', '^19.0.0'],
  'react-router-dom': ['react-router-dom', '^7.0.0'],
  '@tanstack/react-query': ['react-query', '^5.0.0'],
  'styled-components': ['styled-components', '^6.0.0'],
  zustand: ['zustand', '^5.0.0'],
} as const

const exportsOf = (source: string): string[] => {
  const names: string[] = []
  for (const [, list = ''] of source.matchAll(/export\s*\{([^}]*)\}/g))
    for (const item of list.split(',')) {
      const name = item
        .trim()
        .split(/\s+as\s+/)
        .at(-1)
      if (name && !item.trim().startsWith('type ')) names.push(name)
    }
  return names
}

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

export interface SharedModule {
  readonly range: string
  /** Every export a remote may use; anything else would be `undefined` in the browser. */
  readonly exports: readonly string[]
}

/** Reads the exports of the shared modules from the very files the shell compiles, so that the two cannot drift apart. */
export const readSharedModules = (): Record<string, SharedModule> => ({
  ...Object.fromEntries(
    Object.entries(sources).map(([name, [file, range]]) => [
      name,
      { range, exports: exportsOf(read(`../src/shared-modules/${file}.ts`)) },
    ]),
  ),
  '@site/kit': { range: '*', exports: exportsOf(read('../src/index.ts')) },
})
