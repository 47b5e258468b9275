import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { acyclicChunks } from './acyclic-chunks.ts'
import { BROWSERS } from './browsers.ts'
import { groups } from './chunks.ts'
import { hostShared } from './host-shared.ts'
import { oneCopy } from './one-copy.ts'
import { prepareImports } from './prepare-imports.ts'
import { publishLinks } from './publish-links.ts'
import { publishRoutes } from './routes.ts'
import { sharedModulesCheck } from './shared-modules-check.ts'
import { readSharedModules, sharedModulesFromHost, sharedPackages } from './shared-modules.ts'

/** How long each plugin took is nothing that the team of a remote can change. */
const QUIET = { bundlerTimings: false } as const

/**
 * The build for the browser: what the page's import map resolves is the shell's. `isLocal` is what runs from the developer's machine
 * inside a deployed site, whose files no loader of the page knows.
 */
export const browserBuild = (name: string, isLocal = false): UserConfig => {
  const sharedModules = readSharedModules()
  return {
    base: './',
    plugins: [
      sharedModulesCheck(sharedModules),
      oneCopy(sharedPackages),
      publishRoutes(),
      publishLinks(),
      !isLocal && prepareImports(),
      react(),
      acyclicChunks(),
      hostShared(name, Object.keys(sharedModules)),
    ],
    build: {
      target: BROWSERS,
      manifest: 'vite-manifest.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: QUIET,
        output: { codeSplitting: { groups } },
      },
    },
  }
}

/** The server bundle: one file for Node that takes the shared modules from the host that prerenders it. */
export const serverBundle = (): UserConfig => ({
  plugins: [sharedModulesFromHost(readSharedModules()), react()],
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: 'src/remote.ts',
      checks: QUIET,
      output: { entryFileNames: 'remote.js', codeSplitting: false },
    },
  },
})
