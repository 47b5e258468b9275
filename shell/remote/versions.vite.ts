import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const ranges = z.optional(z.record(z.string(), z.string()))
const manifest = z.object({ version: z.string(), dependencies: ranges, peerDependencies: ranges })
const read = (path: string) => manifest.parse(JSON.parse(readFileSync(path, 'utf8')))

const here = createRequire(import.meta.url)

/** Packages of this repository that a new remote installs. */
const OWN = { '@stageside/kit': '../kit', '@stageside/ui': '../../shared-ui', '@stageside/remote': '.' }
/** Packages of others that it installs: those the shell shares, and the tools. */
const OTHERS = [
  '@tanstack/react-query',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'happy-dom',
  'playwright',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'typescript',
  'vite',
  'vitest',
  'zod',
  'zustand',
] as const

/** The exact versions that this repository is tested with: a new remote starts with the same. */
export const installedVersions = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(OWN).map(([name, folder]) => [
      name,
      read(fileURLToPath(new URL(`${folder}/package.json`, import.meta.url))).version,
    ]),
  ),
  ...Object.fromEntries(OTHERS.map((name) => [name, read(here.resolve(`${name}/package.json`)).version])),
})

/** The ranges that the kit has of what it shares: a remote in this repository has the same. */
const kitRanges = (): Record<string, string> => {
  const { dependencies, peerDependencies } = read(fileURLToPath(new URL('../kit/package.json', import.meta.url)))
  return { ...dependencies, ...peerDependencies }
}

/** Written in where the sources say so. */
export const define = {
  __VERSIONS__: JSON.stringify(installedVersions()),
  __KIT_RANGES__: JSON.stringify(kitRanges()),
}
