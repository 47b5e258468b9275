import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { acyclicChunks } from './acyclic-chunks.ts'
import { BROWSERS } from './browsers.ts'
import { chunkFileNames, fewerChunks, groups } from './chunks.ts'
import { oneCopy } from './one-copy.ts'
import { prepareImports } from './prepare-imports.ts'
import { publishLinks } from './publish-links.ts'
import { publishRoutes } from './routes.ts'
import { sharedModulesCheck } from './shared-modules-check.ts'
import { readSharedModules, sharedModulesFromHost, sharedPackages } from './shared-modules.ts'
import { WHOLE_GRAPH, wholeGraph } from './whole-graph.ts'

/** Federation container names are identifiers. */
const containerName = (remote: string): string => remote.replaceAll('-', '_')

/** How long each plugin took is nothing that the team of a remote can change. */
const QUIET = { bundlerTimings: false } as const

/** Name of the entry that a page loads: of a release another one for each content. */
const RELEASED_ENTRY = 'remoteEntry-[hash].js'

/**
 * The build for the browser: a federation container whose shared modules the shell provides. `local` is what runs from the developer's
 * machine inside a deployed site: an entry of one name, whose files no loader of the page knows.
 */
export const browserBuild = (name: string, local?: { readonly entry: string }): UserConfig => {
  const sharedModules = readSharedModules()
  return {
    base: './',
    plugins: [
      sharedModulesCheck(sharedModules),
      oneCopy(sharedPackages),
      publishRoutes(),
      publishLinks(),
      local === undefined && prepareImports(),
      wholeGraph(),
      react(),
      fewerChunks(),
      acyclicChunks(),
      federation({
        name: containerName(name),
        filename: local?.entry ?? RELEASED_ENTRY,
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        disableRemote: true,
        exposes: { './remote': './src/remote.ts' },
        shared: Object.fromEntries(
          Object.entries(sharedModules).map(([id, { range }]) => [
            id,
            { singleton: true, import: false as const, requiredVersion: range },
          ]),
        ),
        experiments: { externalRuntime: true },
        // Seconds without a parsed module after which federation gives up.
        moduleParseIdleTimeout: 30,
      }),
    ],
    build: {
      target: BROWSERS,
      manifest: 'vite-manifest.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['src/remote.ts', WHOLE_GRAPH],
        checks: QUIET,
        output: { codeSplitting: { groups }, chunkFileNames },
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
