import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const manifest = z.object({ version: z.string() })
const read = (path: string): string => manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).version

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
      read(fileURLToPath(new URL(`${folder}/package.json`, import.meta.url))),
    ]),
  ),
  ...Object.fromEntries(OTHERS.map((name) => [name, read(here.resolve(`${name}/package.json`))])),
})

/** Written in where the sources say `__VERSIONS__`. */
export const define = { __VERSIONS__: JSON.stringify(installedVersions()) }
